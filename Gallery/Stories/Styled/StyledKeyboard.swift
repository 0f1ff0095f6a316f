// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledKeyboard = Story(
    feature: .styled,
    name: "keyboard",
    title: Words("A form that is taller than the screen", chinese: "比屏幕还高的表单"),
    trouble: Words(
      "The lower half of a long form is behind the keyboard, where users cannot see what they "
        + "type.",
      chinese: "长表单的下半部分被键盘挡住，输入时什么都看不见。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let card = PlainAddressCard()
      return [
        .perform("the user enters an address") {
          PlainLayer.show(card as UIView, in: root.view.window, atBottom: true)
          // UIKit tracks the keyboard only after the guide was first requested.
          _ = root.view.keyboardLayoutGuide
        },
        .wait(0.6),
        .tap(Copy.addressNote.text),
        .wait(1),
        .type("Ring twi"),
        .wait(0.4),
        .expect("the first responder is behind the keyboard") { !root.isFirstResponderVisible },
        .picture("blind", caption: "The field is behind the keyboard.", .trouble),
      ]
    },
    script: { root in
      var address: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user enters an address") { address = ShopForms.address.show() },
        .wait(1.5),
        .type("Mei Lin"),
        .wait(0.3),
        .picture(
          "first", caption: "The card is above the keyboard; its buttons can be reached."),
        .type("\n"), .type("Canal 12\n"), .type("Delft\n"), .type("2611\n"), .type("0151 2345678"),
        .wait(0.8),
        .expect("the first responder is above the keyboard") { root.isFirstResponderVisible },
        .picture("last", caption: "The form has scrolled to the first responder."),
        .type("\n"), .type("Ring twice.\nThe dog is friendly."),
        .wait(0.8),
        .expect("the note is above the keyboard") { root.isFirstResponderVisible },
        .picture("note", caption: "The note grows with its text."),
        .press(at: CGPoint(x: 0.04, y: 0.08)),
        .lift,
        .wait(0.8),
        .expect("the first tap outside ends editing") { address?.outcomeIfDismissed == nil },
        .picture(
          "whole", caption: "A tap outside hides the keyboard, and the whole form is visible."),
        .tap(Copy.addressSave.text),
        .wait(1),
        .expect("the complete address has arrived") {
          address?.outcomeIfDismissed?.value?.values.texts == [
            "Mei Lin", "Canal 12", "Delft", "2611", "0151 2345678",
            "Ring twice.\nThe dog is friendly.",
          ]
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// Whether the first responder, or its current line, is completely above the keyboard.
  fileprivate var isFirstResponderVisible: Bool {
    let windows = view.window?.windowScene?.windows.filter { !$0.isHidden } ?? []
    guard let field = windows.lazy.compactMap(\.containedFirstResponder).first,
      let window = field.window,
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
