// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsActionSheetOnPad = Story(
    feature: .alerts,
    name: "action-sheet-on-pad",
    title: Words("An action sheet that points at its button", chinese: "指着按钮的操作菜单"),
    trouble: Words(
      "On a tablet an action sheet is a popover, and UIKit ends the app if nothing says what it points at. "
        + "In a window of its own there is no button to point at.",
      chinese: "在平板上，操作菜单是气泡；不说明它指向哪里，UIKit 就会让应用崩溃。放进单独的窗口里，又没有按钮可指。"),
    device: .iPad,
    makeRoot: { Shop.makeColumns() },
    before: { root in
      keepSeat(root) + [
        .perform("the page shows what can be done with the seat, in the middle of the screen") {
          let sheet = ShopAlerts.plainSeat()
          let popover = sheet.popoverPresentationController
          popover?.sourceView = root.view
          popover?.sourceRect = CGRect(
            x: root.view.bounds.midX, y: root.view.bounds.midY, width: 0, height: 0)
          root.present(sheet, animated: true)
        },
        .wait(1),
        .expectSeen(Copy.seatSheetFriend.text),
        .picture(
          "anywhere",
          caption:
            "It has to point at something, and in the middle of the screen there is nothing.",
          .trouble),
      ]
    },
    script: { root in
      var choice: PopupHandle<SystemAlertResult>?
      let ask: @MainActor () -> Void = {
        guard let button = root.view.descendant(labeled: Copy.activitiesRelease.text) else {
          return
        }
        choice = root.usher.popups.show(ShopAlerts.seat.source(button))
      }
      return keepSeat(root) + [
        .perform("the customer wants to know what can be done with it", ask),
        .wait(1),
        .expectSeen(Copy.seatSheetFriend.text),
        .expectUnseen(Copy.seatSheetCancel.text),
        .picture(
          "popover",
          caption: "A popover in a window above the app’s; it points at the button on the page."),
        .press(at: CGPoint(x: 0.2, y: 0.9)),
        .wait(0.1),
        .lift,
        .wait(1),
        .expect("a tap beside it has cancelled") {
          choice?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .perform("the customer asks again", ask),
        .wait(1),
        .tap(Copy.seatSheetCalendar.text),
        .wait(1),
        .expect("the answer is there, by its name") {
          choice?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.calendar
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )

  @MainActor
  private static func keepSeat(_ root: UIViewController) -> [Step] {
    [
      .perform("a seat is kept for the customer") {
        root.shopStore.reserved.value = [.wheel]
      },
      .wait(0.5),
    ]
  }
}
