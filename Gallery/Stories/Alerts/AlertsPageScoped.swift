// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsPageScoped = Story(
    feature: .alerts,
    name: "page-scoped",
    title: Words("A question that makes sense on one page only", chinese: "只在这一页才说得通的问题"),
    trouble: Words(
      "The shop offers to keep the jar that the customer looks at. The offer takes a moment to come, and "
        + "the customer is among the activities by then: which jar, asks the customer.",
      chinese: "店里想为用户留下正在看的那只罐子。消息晚到了一会儿，用户已经在看活动了：哪只罐子？"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let windows = PlainAlertWindows(beside: root.view.window)
      return opensJarAndLeaves(root) { _ in
        let alert = UIAlertController(
          title: Copy.lastAlertTitle.text, message: Copy.lastAlertMessage.text,
          preferredStyle: .alert)
        for title in [Copy.lastAlertNo, .lastAlertKeep] {
          alert.addAction(UIAlertAction(title: title.text, style: .default))
        }
        windows.show(alert)
      } + [
        .expectSeen(Copy.lastAlertTitle.text),
        .expectSeen(Copy.activitiesTitle.text),
        .picture("which-jar", caption: "The offer comes where there is no jar.", .trouble),
      ]
    },
    script: { root in
      var offer: PopupHandle<SystemAlertResult>?
      return opensJarAndLeaves(root) { page in
        offer = root.usher.popups.show(ShopAlerts.lastPiece.on(page))
      } + [
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("the offer waits for its page") { offer?.blockers.isEmpty == false },
        .picture("elsewhere", caption: "The offer is there and waits: this is not its page."),
        .tap(Copy.tabHome.text),
        .wait(1.5),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("back", caption: "Back at the jar, the offer comes."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("the answer is there, by its name") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.keep
        },
        .perform("the shop has another offer for the jar, while the customer leaves it") {
          offer = root.usher.popups.show(ShopAlerts.lastPiece.on(root.frontPage))
          root.frontStack?.popViewController(animated: true)
        },
        .wait(2),
        .expect("that offer has ended with its page") {
          offer?.outcomeIfDismissed.map { [.pageGone, .pageLeft].contains($0.reason) } == true
        },
        .expectUnseen(Copy.lastAlertTitle.text),
        .picture("gone", caption: "The page is gone, and with it what was to be asked there."),
      ]
    }
  )

  /// The customer looks at a jar and goes on to the activities; then the offer comes.
  @MainActor
  private static func opensJarAndLeaves(
    _ root: UIViewController, _ offer: @escaping @MainActor (UIViewController) -> Void
  ) -> [Step] {
    var page: UIViewController?
    return [
      .perform("the customer looks at a jar") { root.open(.moonJar, root.shopStore) },
      .wait(1),
      .perform("the app asks the workshop whether there are more") { page = root.frontPage },
      .tap(Copy.tabActivities.text),
      .wait(0.6),
      .perform("the workshop answers that this is the last one") { page.map(offer) },
      .wait(1),
    ]
  }
}
