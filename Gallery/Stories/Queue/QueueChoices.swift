// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

extension Story {
  static let queueChoices = Story(
    feature: .queue,
    name: "choices",
    title: Words("A sheet of choices, and a confirmation", chinese: "底部选项和确认提示"),
    trouble: Words(
      "A sheet with choices is a view that is added to the window. A second tap on the button adds "
        + "another one, and after the choice the first is still there.",
      chinese: "底部选项只是加到窗口里的一个视图。按钮多点一下就多出一张，选完之后下面那张还在。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let show: @MainActor () -> Void = {
        _ = PlainSheet.show(
          PlainChoices(
            Copy.wayTitle.text, [Copy.wayPost.text, Copy.wayBike.text, Copy.wayShop.text]),
          in: root.view.window)
      }
      return [
        .perform("the user taps the button of the delivery", show),
        .perform("the user taps it again, before the sheet is there", show),
        .wait(0.6),
        .tap(Copy.wayBike.text),
        .wait(0.6),
        .expectSeen(Copy.wayTitle.text),
        .picture("left", caption: "The choice was made, and a sheet is still there.", .trouble),
      ]
    },
    script: { root in
      var choices: [PopupHandle<Delivery>] = []
      let ask: @MainActor () -> Void = {
        choices.append(root.usher.popups.show(Delivery.question.key("delivery")))
      }
      return [
        .perform("the user taps the button of the delivery", ask),
        .perform("the user taps it again, before the sheet is there", ask),
        .wait(1),
        .expect("there is one sheet") { root.usher.popups.visiblePopups.count == 1 },
        .expectSeen(Copy.wayTitle.text),
        .picture("choices", caption: "A sheet of choices. The present one has a checkmark."),
        .press(at: CGPoint(x: 0.03, y: 0.02)),
        .wait(0.1),
        .lift,
        .wait(1),
        .expect("a tap outside changes nothing") {
          choices.allSatisfy { $0.outcomeIfDismissed.map { $0.value == nil } == true }
        },
        .perform("the user opens it again", ask),
        .wait(1),
        .tap("\(Copy.wayBike.text), \(Copy.wayBikeNote.text)"),
        .wait(0.2),
        .perform("the choice is saved") {
          root.usher.popups.show(
            Popup.confirmation(Copy.wayChanged.text, message: Copy.wayChangedNote.text))
        },
        .wait(0.25),
        .picture("drawing", caption: "The icon is drawn.", .moving),
        .wait(0.75),
        .expect("the value is that of the row") {
          choices.last?.outcomeIfDismissed?.value == .bike
        },
        .expectSeen(Copy.wayChangedNote.text),
        .expect("the page can be used") { root.hasKeys },
        .picture("confirmation", caption: "A confirmation, beside which the page can be used."),
        .tap(Copy.wayChanged.text),
        .wait(1),
        .expectUnseen(Copy.wayChangedNote.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

/// How an order reaches the user.
private enum Delivery: Sendable {
  case post, bike, shop, none

  @MainActor static var question: Popup<Delivery> {
    Popup.choices(
      Copy.wayTitle.text, message: Copy.wayBody.text,
      [
        PopupChoice(
          Copy.wayPost.text, subtitle: Copy.wayPostNote.text,
          image: UIImage(systemName: "envelope"), isSelected: true, value: .post),
        PopupChoice(
          Copy.wayBike.text, subtitle: Copy.wayBikeNote.text,
          image: UIImage(systemName: "shippingbox"), value: .bike),
        PopupChoice(Copy.wayShop.text, image: UIImage(systemName: "house"), value: .shop),
        PopupChoice(
          Copy.wayNone.text, image: UIImage(systemName: "trash"), role: .destructive, value: .none),
      ])
  }
}
