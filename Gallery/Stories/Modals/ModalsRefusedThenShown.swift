// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsRefusedThenShown = Story(
    feature: .modals,
    name: "refused-then-shown",
    title: Words("A page presents before it is on the screen", chinese: "页面还没上屏就要弹出"),
    trouble: Words(
      "A page on a sheet presents a question in viewDidLoad. It has no window yet, so UIKit "
        + "ignores the call with a message in the console, and the question never appears.",
      chinese: "sheet 里的页面在 viewDidLoad 弹出一个问题。此时它还不在窗口里，UIKit 忽略了这次调用，只在控制台留下一行字，问题再也不会出现。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("an invitation opens that presents a question in viewDidLoad") {
          root.presentInSheet(InvitationPage { $0.present(QuestionPage.consent(), animated: true) })
        },
        .wait(2),
        .expectSeen(Copy.eveningActivityTitle.text),
        .expect("the invitation presents nothing") {
          root.presentedViewController?.presentedViewController == nil
        },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "never-asked",
          caption: "The invitation is visible. Its question was refused, because it was too early.",
          .trouble),
      ]
    },
    script: { root in
      var question: PopupHandle<Bool>?
      return [
        .perform("an invitation opens that shows a question in viewDidLoad") {
          root.presentInSheet(
            InvitationPage { page in
              question = page.usher.popups.show(ShopModals.consent.on(page))
            })
        },
        .wait(0.2),
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "on-its-way", caption: "The invitation is appearing; the question waits for it.", .moving
        ),
        .wait(1.5),
        .expectSeen(Copy.consentTitle.text),
        .picture("question", caption: "The invitation is visible, with its question above it."),
        .tap(Copy.consentYes.text),
        .wait(1.5),
        .expect("the answer has arrived") { question?.outcomeIfDismissed?.value == true },
        .expectSeen(Copy.eveningActivityTitle.text),
        .tap(Copy.bagClose.text),
        .perform("the app shows a question while the invitation is being dismissed") {
          question = root.usher.popups.show(ShopModals.consent)
        },
        .wait(2),
        .expectSeen(Copy.consentTitle.text),
        .tap(Copy.consentNo.text),
        .wait(1.5),
        .expect("that answer has arrived, too") { question?.outcomeIfDismissed?.value == false },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  fileprivate func presentInSheet(_ page: UIViewController) {
    present(ShopNavigation(rootViewController: page), animated: true)
  }
}
