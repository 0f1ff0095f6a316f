// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledKeyboard = Story(
    feature: .styled,
    name: "keyboard",
    title: Words("More lines than room", chinese: "放不下的表单"),
    trouble: Words(
      "The lower half of a long form is behind the keyboard, and whoever types there types blind.",
      chinese: "长表单的下半部分被键盘挡住，输入时什么都看不见。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let card = PlainAddressCard()
      return [
        .perform("the customer gives an address") {
          PlainLayer.show(card as UIView, in: root.view.window, atBottom: true)
          // The keyboard is followed from the first time that somebody asks for it.
          _ = root.view.keyboardLayoutGuide
        },
        .wait(0.6),
        .tap(Copy.addressNote.text),
        .wait(1),
        .type("Ring twi"),
        .wait(0.4),
        .expect("the field that is typed in is behind the keyboard") { !root.isFirstResponderVisible },
        .picture("blind", caption: "Typed blind: the line is behind the keyboard.", .trouble),
      ]
    },
    script: { root in
      var address: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer gives an address") { address = ShopForms.address.show() },
        .wait(1.5),
        .type("Mei Lin"),
        .wait(0.3),
        .picture(
          "first", caption: "The card stands above the keyboard; its buttons stay in reach."),
        .type("\n"), .type("Canal 12\n"), .type("Delft\n"), .type("2611\n"), .type("0151 2345678"),
        .wait(0.8),
        .expect("the field that is typed in is above the keyboard") { root.isFirstResponderVisible },
        .picture("last", caption: "What is being typed has scrolled into sight."),
        .type("\n"), .type("Ring twice.\nThe dog is friendly."),
        .wait(0.8),
        .expect("so is the note") { root.isFirstResponderVisible },
        .picture("note", caption: "The note grows with its lines."),
        .press(at: CGPoint(x: 0.04, y: 0.08)),
        .lift,
        .wait(0.8),
        .expect("the first tap outside ends editing") { address?.outcomeIfDismissed == nil },
        .picture(
          "whole", caption: "A tap outside puts the keyboard away; all of the form is there."),
        .tap(Copy.addressSave.text),
        .wait(1),
        .expect("the whole address has arrived") {
          address?.outcomeIfDismissed?.value?.texts == [
            "Mei Lin", "Canal 12", "Delft", "2611", "0151 2345678",
            "Ring twice.\nThe dog is friendly.",
          ]
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// Whether the whole of the field that has the focus, or its line, is above the keyboard.
  fileprivate var isFirstResponderVisible: Bool {
    let windows = view.window?.windowScene?.windows.filter { !$0.isHidden } ?? []
    guard let field = windows.lazy.compactMap(\.containedFirstResponder).first, let window = field.window,
      let root = window.rootViewController?.view
    else { return false }
    var area = field.bounds
    if let text = field as? UITextView, let end = text.selectedTextRange?.end {
      area = text.caretRect(for: end)
    }
    var visible = window.bounds
    visible.size.height = root.keyboardLayoutGuide.layoutFrame.minY
    var outer = field.superview
    while let current = outer {
      if current.clipsToBounds {
        visible = visible.intersection(current.convert(current.bounds, to: nil))
      }
      outer = current.superview
    }
    return visible.insetBy(dx: -1, dy: -1).contains(field.convert(area, to: nil))
  }
}

extension UIView {
  fileprivate var containedFirstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.containedFirstResponder).first
  }
}
