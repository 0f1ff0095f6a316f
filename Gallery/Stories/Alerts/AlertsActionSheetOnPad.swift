// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsActionSheetOnPad = Story(
    feature: .alerts,
    name: "action-sheet-on-pad",
    title: Words("An action sheet on iPad that points at its button", chinese: "iPad 上指向按钮的操作菜单"),
    trouble: Words(
      "On iPad an action sheet is a popover, and UIKit raises an exception if it has no source. In "
        + "a window of its own there is no button that could be its source.",
      chinese: "在 iPad 上，操作菜单是 popover；没有来源视图，UIKit 会抛出异常。放进单独的窗口里，又没有按钮可以作为来源。"),
    device: .iPad,
    makeRoot: { Shop.makeColumns() },
    before: { root in
      keepSeat(root) + [
        .perform("the page presents the sheet in the middle of the screen") {
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
            "The popover needs a source, and in the middle of the screen there is none.",
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
        .perform("the user opens the action sheet for the seat", ask),
        .wait(1),
        .expectSeen(Copy.seatSheetFriend.text),
        .expectUnseen(Copy.seatSheetCancel.text),
        .picture(
          "popover",
          caption: "A popover in a window above the app’s, pointing at the button on the page."),
        .press(at: CGPoint(x: 0.2, y: 0.9)),
        .wait(0.1),
        .lift,
        .wait(1),
        .expect("a tap outside cancelled it") {
          choice?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .perform("the user opens it again", ask),
        .wait(1),
        .tap(Copy.seatSheetCalendar.text),
        .wait(1),
        .expect("the result has the id of the tapped button") {
          choice?.outcomeIfDismissed?.value?.button.id == ShopAlerts.Choice.calendar
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )

  @MainActor
  private static func keepSeat(_ root: UIViewController) -> [Step] {
    [
      .perform("the user has a reserved seat") {
        root.shopStore.reserved.value = [.wheel]
      },
      .wait(0.5),
    ]
  }
}
