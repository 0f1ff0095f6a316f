// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsBackgroundTask = Story(
    feature: .alerts,
    name: "background-task",
    title: Words("The answer comes when the page has gone", chinese: "答复到了，页面已经不在"),
    trouble: Words(
      "A page asks the server for a seat and presents what the answer says. The customer has gone back "
        + "meanwhile: there is no page any more to present on, and nobody says that the seat is taken.",
      chinese: "页面向服务器要一个座位，并打算把答复弹出来。用户这时已经返回，页面没了，提示无处可弹，谁也不知道座位已被别人订走。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let desk = SeatService(root.shopStore)
      return goesBack(root) { page in
        desk.requestSeat(for: .glazing) { [weak page] in page?.present($0, animated: true) }
      } + [
        .wait(4),
        .expectUnseen(Copy.seatAlertTitle.text),
        .expect("the seat is not the customer’s") { root.shopStore.reservations.isEmpty },
        .picture(
          "never-told",
          caption: "The answer has come. The activity is gone from the list, and nobody says why.",
          .trouble),
      ]
    },
    script: { root in
      let desk = SeatService(root.shopStore)
      return goesBack(root) { _ in desk.requestSeat(for: .glazing) { $0.usher.show() } } + [
        .picture("back", caption: "The customer has gone back; the server still thinks about it."),
        .wait(4),
        .expectSeen(Copy.seatAlertTitle.text),
        .picture(
          "told", caption: "The answer comes to whatever page is there: it needs none of its own."),
        .tap(Copy.seatAlertWait.text),
        .wait(1),
        .expect("the answer has reached the class that asked") { desk.isWaiting == true },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )

  /// The customer opens an activity, reserves a seat in it and goes back to the list.
  @MainActor
  private static func goesBack(
    _ root: UIViewController, _ reserve: @escaping @MainActor (UIViewController) -> Void
  ) -> [Step] {
    [
      .tap(Copy.tabActivities.text),
      .wait(0.6),
      .perform("a seat has become free") {
        root.shopStore.activities.value.insert(.glazing, at: 0)
      },
      .wait(0.3),
      .perform("the customer opens the activity") { root.open(.glazing, root.shopStore) },
      .wait(1),
      .perform("the customer reserves a seat, which the app asks the server for") {
        reserve(root.frontPage)
      },
      .wait(0.6),
      .perform("the customer goes back") {
        root.frontStack?.popViewController(animated: true)
      },
      .wait(1),
    ]
  }
}
