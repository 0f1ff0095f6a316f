// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TypingTests {
  @Test
  func `keys go to the field that was tapped, and nowhere without one`() {
    withField { device, field in
      #expect(!device.type("a"))
      device.tap(at: CGPoint(x: 50, y: 117))

      #expect(field.isEditing)
      #expect(device.type("Hi!"))
      #expect(field.text == "Hi!")
      device.deleteBackward()
      #expect(field.text == "Hi")
    }
  }

  @Test
  func `each key goes to what has the focus then`() {
    withField { device, field in
      let next = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      field.superview?.addSubview(next)
      let onward = Onward(to: next)
      field.delegate = onward
      field.becomeFirstResponder()

      #expect(device.type("Ann\nDelft"))
      #expect(field.text == "Ann")
      #expect(next.text == "Delft")
      next.delegate = Onward.nowhere
      #expect(!device.type("!\n?"), "the last key goes nowhere")
      #expect(next.text == "Delft!")
    }
  }

  @Test
  func `U+0008 in a text is the delete key`() {
    withField { device, field in
      #expect(!device.type("\u{8}"))
      field.becomeFirstResponder()

      #expect(device.type("Delph\u{8}\u{8}ft"))

      #expect(field.text == "Delft")
    }
  }

  @Test
  func `delete takes a whole character, and what is selected first`() {
    withField { device, field in
      field.text = "a👨‍👩‍👧‍👦"
      field.becomeFirstResponder()
      device.deleteBackward()
      #expect(field.text == "a")
      device.type("bc")
      field.selectAll(nil)
      device.type("x")
      #expect(field.text == "x")
      device.type("yz")
      field.selectAll(nil)
      device.deleteBackward()
      #expect(field.text == "")
      device.deleteBackward()
      #expect(field.text == "")
    }
  }

  @Test
  func `an input method composes in the text and replaces what it composed`() {
    withField { device, field in
      field.text = "你"
      field.becomeFirstResponder()
      device.setMarked("ni'hao")
      #expect(field.text == "你ni'hao")
      let marked = field.markedTextRange.flatMap { field.text(in: $0) }
      #expect(marked == "ni'hao")

      device.deleteBackward()
      #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "ni'ha")
      device.setMarked("ni")
      #expect(field.text == "你ni")
      device.commitMarked("你好")
      #expect(field.text == "你你好")
      #expect(field.markedTextRange == nil)

      device.setMarked("x")
      device.setMarked("")
      #expect(field.text == "你你好")
    }
  }

  @Test
  func `return asks the delegate and ends editing only where an action handles it`() {
    withField { device, field in
      var events: [String] = []
      field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
      field.becomeFirstResponder()

      device.type("a\n")
      #expect(events == ["primary"])
      #expect(field.isEditing)
      field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
      device.pressReturn()

      #expect(events == ["primary", "exit", "primary"])
      #expect(!field.isEditing)
      #expect(field.text == "a")
    }
  }

  @Test
  func `a secure field shows bullets and is replaced after it is focused again`() {
    withField { device, field in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      device.type("abc")
      #expect(field.text == "abc")
      #expect(field.accessibilityValue == "•••")
      field.resignFirstResponder()
      field.becomeFirstResponder()
      device.type("d")
      device.type("e")
      #expect(field.text == "de")
    }
  }

  @Test
  func `a tap puts the caret at the end of a word, two select it, three everything`() {
    withField { device, field in
      field.text = "hello big world"
      let end = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 4)!)
      let point = CGPoint(x: 20 + end.midX, y: 117)
      device.tap(at: point)
      #expect(field.editor.text.selection == NSRange(location: 5, length: 0))
      device.tap(at: point)
      #expect(field.editor.text.selection == NSRange(location: 0, length: 5))
      device.tap(at: point)
      #expect(field.editor.text.selection == NSRange(location: 0, length: 15))
    }
  }

  @Test
  func `the clear button asks and clears`() {
    withField { device, field in
      field.text = "abc"
      field.clearButtonMode = .always
      device.clock.runTurn()
      device.tap(at: CGPoint(x: 20 + 200 - 14, y: 117))
      #expect(field.text == "")
      #expect(field.isEditing)
    }
  }

  @Test
  func `the caret blinks on the clock and stands still after a key`() {
    withField { device, field in
      field.borderStyle = .none
      field.becomeFirstResponder()
      device.clock.runTurn()
      @MainActor func isShown() -> Bool { device.render(scale: 1)[21, 117].red < 250 }

      #expect(isShown())
      device.clock.advance(by: 0.6)
      #expect(!isShown())
      device.clock.advance(by: 0.5)
      #expect(isShown())
      device.clock.advance(by: 0.3)
      device.type("i")
      device.deleteBackward()
      device.clock.advance(by: 0.4)
      #expect(isShown())
      field.resignFirstResponder()
      device.clock.advance(by: 0.1)
      #expect(!isShown())
      device.clock.advance(by: 1)
      #expect(device.clock.nextTurnTime == nil)
    }
  }

  @Test
  func `blinking counts as rest for who waits until nothing is due`() {
    withField { device, field in
      field.becomeFirstResponder()
      device.clock.advance(by: 2)
      #expect(device.clock.nextTurnTime == nil)
    }
  }

  @Test
  func `a long text moves so that the caret is seen`() {
    withField { device, field in
      field.becomeFirstResponder()
      device.type("a text that is far too long for so narrow a field")
      let caret = field.caretRect(for: field.endOfDocument)
      #expect(field.bounds.contains(caret))
      #expect(field.textContentView.scroll > 100)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(field.textContentView.scroll == 0)
    }
  }

  @Test
  func `a disabled field takes no focus and gives up the one it has`() {
    withField { device, field in
      field.becomeFirstResponder()
      field.isEnabled = false
      #expect(!field.isEditing)
      device.tap(at: CGPoint(x: 50, y: 117))
      #expect(!field.isEditing)
    }
  }

  @Test
  func `text grows with the text size where the field follows it`() {
    withField { device, field in
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      let before = field.intrinsicContentSize.height
      device.contentSizeCategory = .accessibilityLarge
      device.clock.runTurn()
      #expect(field.intrinsicContentSize.height > before)
    }
  }

  @Test
  func `a field of the usual font is 34 points high with a rounded border`() {
    withField { _, field in
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
    }
  }

  @Test
  func `the caret of an empty field stands where a text would begin`() {
    withField { _, field in
      let places: [(UISemanticContentAttribute, NSTextAlignment, ClosedRange<CGFloat>)] = [
        (.forceLeftToRight, .natural, 0...8), (.forceRightToLeft, .natural, 192...200),
        (.forceRightToLeft, .left, 0...8), (.forceLeftToRight, .center, 96...104),
      ]
      field.becomeFirstResponder()
      for (direction, alignment, place) in places {
        field.semanticContentAttribute = direction
        field.textAlignment = alignment
        field.layoutIfNeeded()

        let caret = field.caretRect(for: field.beginningOfDocument)
        #expect(place.contains(caret.minX), "\(direction) \(alignment): \(caret)")
      }
    }
  }

  @Test
  func `a field shows the end of a text that is longer than a bitmap can be`() {
    withField { device, field in
      field.backgroundColor = .white
      field.becomeFirstResponder()

      field.text = String(repeating: "0", count: 5_000)
      device.clock.advance(by: 0.1)

      let picture = device.picture(of: field, scale: 2)
      for left in stride(from: 20, to: 380, by: 30) {
        let columns = left..<left + 30
        #expect(columns.contains { picture[$0, 34].green < 100 }, "from \(left) pixels")
      }
    }
  }

  private func withField(_ body: (HeadlessDevice, UITextField) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .white
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      device.clock.runTurn()
      body(device, field)
    }
  }
}

/// Lets the return key go on to another field, or put the keyboard away.
@MainActor
private final class Onward: NSObject, UITextFieldDelegate {
  static let nowhere = Onward(to: nil)
  private let next: UITextField?

  init(to next: UITextField?) {
    self.next = next
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next { next.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return false
  }
}
