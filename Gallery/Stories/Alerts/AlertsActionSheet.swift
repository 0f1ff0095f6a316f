// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsActionSheet = Story(
    feature: .alerts,
    name: "action-sheet",
    title: Words("What can be done with a seat", chinese: "座位的几种操作"),
    trouble: Words(
      "The page presents an action sheet, and something else adds a card to the window. The sheet is in "
        + "that window, too, and lies behind the card with all its buttons.",
      chinese: "页面弹出操作菜单，另一段代码又往窗口上加了一张卡片。菜单也在这个窗口里，连同所有按钮一起被压在卡片下面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      openSeat(root) + [
        .perform("the page shows what can be done with the seat") {
          root.present(ShopAlerts.plainSeat(), animated: true)
        },
        .wait(1),
        .perform("news from the kiln are added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.seatSheetCalendar.text),
        .picture("behind", caption: "The sheet is there, behind the card.", .trouble),
      ]
    },
    script: { root in
      var choice: PopupHandle<SystemAlertResult>?
      let ask: @MainActor () -> Void = {
        choice = root.frontPage.usher.popups.show(ShopAlerts.seat)
      }
      return openSeat(root) + [
        .perform("the customer wants to know what can be done with the seat", ask),
        .wait(1),
        .expectSeen(Copy.seatSheetFriend.text),
        .picture("sheet", caption: "An action sheet, with cancel on a card of its own."),
        .press(at: CGPoint(x: 0.5, y: 0.15)),
        .wait(0.1),
        .lift,
        .wait(1),
        .expectUnseen(Copy.seatSheetFriend.text),
        .expect("a tap beside it has cancelled") {
          choice?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .perform("the customer asks again", ask),
        .wait(1),
        .tap(Copy.releaseAlertConfirm.text),
        .wait(1),
        .expect("the answer is there, by its name") {
          choice?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.release
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )

  /// The customer opens the page of an activity in which a seat is kept.
  @MainActor
  private static func openSeat(_ root: UIViewController) -> [Step] {
    [
      .perform("the customer opens an activity with a seat of theirs") {
        root.shopStore.reserved.value = [.wheel]
        root.open(.wheel, root.shopStore)
      },
      .wait(1),
    ]
  }
}
