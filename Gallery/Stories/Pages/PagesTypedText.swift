// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesTypedText = Story(
    feature: .pages,
    name: "typed-text",
    title: Words("Typed text that is kept", chinese: "保留已输入的文字"),
    trouble: Words(
      "A form in a popup opens another page. When the page returns the app creates the popup "
        + "again, and the field is empty.",
      chinese: "弹窗里的表单通向另一个页面。返回时应用重新创建弹窗，输入框里什么都没有了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let show: @MainActor () -> Void = {
        let card = EngravingCard()
        let layer = PlainLayer.show(card as UIView, in: root.view.window)
        card.onShowBowl = { [weak layer] in
          layer?.remove()
          root.open(.bowl, root.shopStore)
        }
      }
      var plug: PageLifecycleObserver?
      return [
        .perform("the user opens the cup, whose page shows the form whenever it appears") {
          root.open(.cup, root.shopStore)
          plug = PageLifecycleObserver(to: root.frontPage)
          plug?.onWillAppear = show
        },
        .wait(1.2),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin\n"),
        .wait(0.6),
        .tap(Copy.engravingLook.text),
        .wait(1.2),
        .tap(Product.cup.name.text),
        .wait(1.2),
        .expectSeen(Copy.engravingTitle.text),
        .expect("the field is empty") { root.field(.engravingField)?.text?.isEmpty != false },
        .picture(
          "empty",
          caption: "Back from the bowl. The form was created again, and the name is gone.", .trouble
        ),
      ]
    },
    script: { root in
      var name: PopupHandle<String>?
      return [
        .perform("the user opens the cup, whose page shows the form") {
          root.open(.cup, root.shopStore)
          let cup = root.frontPage
          name = cup.usher.popups.show(
            ShopPopups.engraving(on: cup, root.shopStore).on(cup).pageExit(.keepAlive))
        },
        .wait(1.5),
        .expectSeen(Copy.engravingTitle.text),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin"),
        .wait(0.4),
        .picture("typing", caption: "The user types a name.", .moving),
        .type("\n"),
        .wait(0.6),
        .picture("form", caption: "The user wants to see the bowl before deciding."),
        .tap(Copy.engravingLook.text),
        .wait(1.2),
        .expectUnseen(Copy.engravingTitle.text),
        .picture("bowl", caption: "The bowl. The form is suspended with the page of the cup."),
        .tap(Product.cup.name.text),
        .wait(1.2),
        .expectSeen(Copy.engravingTitle.text),
        .expect("the form still contains the name") {
          root.field(.engravingField)?.text == "Mei & Lin"
        },
        .picture("back", caption: "Back on the cup: the same form, with the name in it."),
        .tap(Copy.engravingSave.text),
        .wait(1),
        .expect("the name has arrived") { name?.outcomeIfDismissed?.value == "Mei & Lin" },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
