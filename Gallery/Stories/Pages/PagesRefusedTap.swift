// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesRefusedTap = Story(
    feature: .pages,
    name: "refused-tap",
    title: Words("A tap outside loses no text", chinese: "点到外面，文字还在"),
    trouble: Words(
      "A card with a form is dismissed by a tap outside. One tap beside it, and what the user has "
        + "typed is gone.",
      chinese: "带表单的卡片点外面就关闭。手指偏了一点，已经输入的文字就没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the page of the cup shows a form that a tap outside dismisses") {
          root.open(.cup, root.shopStore)
          let card = EngravingCard()
          let layer = PlainLayer.show(card as UIView, in: root.view.window)
          let tap = UITapGestureRecognizer()
          GestureAction.add(to: tap) { [weak layer, weak card] tap in
            if card?.bounds.contains(tap.location(in: card)) == false { layer?.remove() }
          }
          layer.addGestureRecognizer(tap)
        },
        .wait(1.2),
      ] + typesANameAndMisses + [
        .wait(0.6),
        .expectUnseen(Copy.engravingTitle.text),
        .picture("lost", caption: "A tap beside the card, and the name is gone.", .trouble),
      ]
    },
    script: { root in
      var name: PopupHandle<String>?
      return [
        .perform("the page of the cup shows the form, which keeps a name that was typed") {
          root.open(.cup, root.shopStore)
          let cup = root.frontPage
          name = cup.usher.popups.show(
            ShopPopups.engraving(on: cup, root.shopStore).dismissGestures(.tapOutside)
              .shouldDismiss { root.field(.engravingField)?.text?.isEmpty != false })
        },
        .wait(1.5),
      ] + typesANameAndMisses + [
        .wait(0.1),
        .picture(
          "refused", caption: "A tap beside the card: it moves a little, and stays.", .moving),
        .wait(0.8),
        .expectSeen(Copy.engravingTitle.text),
        .expect("the form still contains the name") {
          root.field(.engravingField)?.text == "Mei & Lin"
        },
        .tap(Copy.engravingSave.text),
        .wait(1),
        .expect("the name has arrived") { name?.outcomeIfDismissed?.value == "Mei & Lin" },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )

  /// The user types a name and taps beside the card.
  @MainActor
  private static var typesANameAndMisses: [Step] {
    [
      .tap(Copy.engravingField.text),
      .wait(0.6),
      .type("Mei & Lin\n"),
      .wait(0.6),
      .press(at: CGPoint(x: 0.5, y: 0.1)),
      .lift,
    ]
  }
}
