// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsActionSheet = Story(
    feature: .alerts,
    name: "action-sheet",
    title: Words("An action sheet for a reserved seat", chinese: "已预订座位的操作菜单"),
    trouble: Words(
      "The page presents an action sheet, and other code adds a card to the window. The sheet is "
        + "in the same window, so the card covers it with all its buttons.",
      chinese: "页面弹出操作菜单，另一段代码又往窗口上加了一张卡片。菜单也在这个窗口里，连同所有按钮一起被压在卡片下面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      openSeat(root) + [
        .perform("the page presents the action sheet for the seat") {
          root.present(ShopAlerts.plainSeat(), animated: true)
        },
        .wait(1),
        .perform("a card with news is added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.seatSheetCalendar.text),
        .picture("behind", caption: "The sheet is visible behind the card.", .trouble),
      ]
    },
    script: { root in
      var choice: PopupHandle<SystemAlertResult>?
      let ask: @MainActor () -> Void = {
        choice = root.frontPage.usher.popups.show(ShopAlerts.seat)
      }
      return openSeat(root) + [
        .perform("the user opens the action sheet for the seat", ask),
        .wait(1),
        .expectSeen(Copy.seatSheetFriend.text),
        .picture("sheet", caption: "An action sheet, with Cancel in a group of its own."),
        .press(at: CGPoint(x: 0.1, y: 0.07)),
        .wait(0.1),
        .lift,
        .wait(1),
        .expectUnseen(Copy.seatSheetFriend.text),
        .expect("a tap outside cancelled it") {
          choice?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .perform("the user opens it again", ask),
        .wait(1),
        .tap(Copy.releaseAlertConfirm.text),
        .wait(1),
        .expect("the result has the id of the tapped button") {
          choice?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.release
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )

  /// The user opens the page of an activity with a reserved seat.
  @MainActor
  private static func openSeat(_ root: UIViewController) -> [Step] {
    [
      .perform("the user opens an activity with a reserved seat") {
        root.shopStore.reserved.value = [.wheel]
        root.open(.wheel, root.shopStore)
      },
      .wait(1),
    ]
  }
}
