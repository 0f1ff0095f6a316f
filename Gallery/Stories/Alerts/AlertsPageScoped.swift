// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsPageScoped = Story(
    feature: .alerts,
    name: "page-scoped",
    title: Words("A question for one page only", chinese: "只属于一个页面的问题"),
    trouble: Words(
      "The shop offers to keep the jar that the user is viewing. The offer takes a moment to "
        + "arrive, and by then the user is on the activities page and cannot know which jar is "
        + "meant.",
      chinese: "店里想为用户留下正在看的那只罐子。消息晚到了一会儿，用户已经在活动页，不知道问的是哪只罐子。"),
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
        .picture("which-jar", caption: "The offer appears on a page without a jar.", .trouble),
      ]
    },
    script: { root in
      var offer: PopupHandle<SystemAlertResult>?
      return opensJarAndLeaves(root) { page in
        offer = root.usher.popups.show(ShopAlerts.lastPiece.on(page))
      } + [
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("the offer waits for its page") { offer?.blockers.isEmpty == false },
        .picture("elsewhere", caption: "The offer is queued: this is not its page."),
        .tap(Copy.tabHome.text),
        .wait(1.5),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("back", caption: "On the page of the jar, the offer appears."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("the result has the id of the tapped button") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.keep
        },
        .perform("another offer is shown while the user leaves the page") {
          offer = root.usher.popups.show(ShopAlerts.lastPiece.on(root.frontPage))
          root.frontStack?.popViewController(animated: true)
        },
        .wait(2),
        .expect("that offer was dismissed with its page") {
          offer?.outcomeIfDismissed.map { [.pageGone, .pageLeft].contains($0.reason) } == true
        },
        .expectUnseen(Copy.lastAlertTitle.text),
        .picture("gone", caption: "The page is gone, and its offer was dismissed."),
      ]
    }
  )

  /// The user opens the page of a jar and switches to the activities; then the offer arrives.
  @MainActor
  private static func opensJarAndLeaves(
    _ root: UIViewController, _ offer: @escaping @MainActor (UIViewController) -> Void
  ) -> [Step] {
    var page: UIViewController?
    return [
      .perform("the user opens the page of a jar") { root.open(.moonJar, root.shopStore) },
      .wait(1),
      .perform("the app asks the server whether there are more") { page = root.frontPage },
      .tap(Copy.tabActivities.text),
      .wait(0.6),
      .perform("the server responds that this is the last one") { page.map(offer) },
      .wait(1),
    ]
  }
}
