// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsBackgroundTask = Story(
    feature: .alerts,
    name: "background-task",
    title: Words("A response that arrives after its page is gone", chinese: "响应到达时，页面已经不在"),
    trouble: Words(
      "A page asks the server for a seat and presents the response in an alert. The user has gone "
        + "back meanwhile: the page is gone, and the user never learns that the seat is taken.",
      chinese: "页面向服务器要一个座位，并打算把响应弹成提示。用户这时已经返回，页面没了，用户也就不知道座位已被订走。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let desk = SeatService(root.shopStore)
      return goesBack(root) { page in
        desk.requestSeat(for: .glazing) { [weak page] in page?.present($0, animated: true) }
      } + [
        .wait(4),
        .expectUnseen(Copy.seatAlertTitle.text),
        .expect("the user does not have the seat") { root.shopStore.reservations.isEmpty },
        .picture(
          "never-shown",
          caption: "The activity disappears from the list, and no alert says why.",
          .trouble),
      ]
    },
    script: { root in
      let desk = SeatService(root.shopStore)
      return goesBack(root) { _ in desk.requestSeat(for: .glazing) { $0.usher.show() } } + [
        .picture("back", caption: "The user has gone back before the server has responded."),
        .wait(4),
        .expectSeen(Copy.seatAlertTitle.text),
        .picture(
          "shown",
          caption: "The alert appears on the current page: it does not need one of its own."),
        .tap(Copy.seatAlertWait.text),
        .wait(1),
        .expect("the class that asked has received the answer") { desk.isWaiting == true },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )

  /// The user opens an activity, reserves a seat and goes back to the list.
  @MainActor
  private static func goesBack(
    _ root: UIViewController, _ reserve: @escaping @MainActor (UIViewController) -> Void
  ) -> [Step] {
    [
      .tap(Copy.tabActivities.text),
      .wait(0.6),
      .perform("a seat becomes available") {
        root.shopStore.activities.value.insert(.glazing, at: 0)
      },
      .wait(0.3),
      .perform("the user opens the activity") { root.open(.glazing, root.shopStore) },
      .wait(1),
      .perform("the user reserves a seat, and the app asks the server") {
        reserve(root.frontPage)
      },
      .wait(0.6),
      .perform("the user goes back") {
        root.frontStack?.popViewController(animated: true)
      },
      .wait(1),
    ]
  }
}
