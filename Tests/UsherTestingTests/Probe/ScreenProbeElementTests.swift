// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Which of several views with the same text is the element, and where the keyboard is among them.
@MainActor
struct ScreenProbeElementTests {
  @Test func `the element of a button's title is the button, with its traits`() throws {
    try VirtualDevice.run { phone in
      let button = Fixtures.button("Save", frame)
      button.isEnabled = false
      phone.setRoot(Fixtures.page(button))

      let element = try #require(phone.probe.element("Save"))

      #expect(element.view === button)
      #expect(element.traits == [.button, .notEnabled])
      #expect(element.isAccessible)
      #expect(element.frame == frame)
      #expect(phone.probe.texts == ["Save"])
    }
  }

  @Test func `the element of a button's title is the button, whatever its label`() throws {
    try VirtualDevice.run { phone in
      let button = Fixtures.button("X", frame)
      button.accessibilityLabel = "Close"
      phone.setRoot(Fixtures.page(button))

      let element = try #require(phone.probe.element("X"))

      #expect(element.view === button)
      #expect(element.label == "Close")
    }
  }

  @Test func `the element of a placeholder is the text field`() throws {
    try VirtualDevice.run { phone in
      let field = UITextField(frame: frame)
      field.placeholder = "Email"
      phone.setRoot(Fixtures.page(field))

      let element = try #require(phone.probe.element("Email"))
      try phone.probe.tap("Email")

      #expect(element.view === field)
      #expect(element.label == "Email")
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: ["Milk", "Milk, two liters"])
  func `the element of a text in a row is the row if it has the same label`(label: String) throws {
    try VirtualDevice.run { phone in
      let text = Fixtures.label("Milk", CGRect(x: 10, y: 10, width: 100, height: 24))
      let row = UIView(frame: frame)
      row.isAccessibilityElement = true
      row.accessibilityLabel = label
      row.addSubview(text)
      phone.setRoot(Fixtures.page(row))

      let element = try #require(phone.probe.element("Milk"))

      #expect(element.view === (label == "Milk" ? row : text))
    }
  }

  @Test func `a label in front of a button with the same text is the element`() {
    VirtualDevice.run { phone in
      let title = Fixtures.label("Save", CGRect(x: 20, y: 100, width: 200, height: 30))
      phone.setRoot(Fixtures.page(Fixtures.button("Save", frame), title))

      #expect(phone.probe.element("Save")?.view === title)
    }
  }

  @Test func `a text of the app is found before a key of the keyboard`() {
    VirtualDevice.run { phone in
      let first = Fixtures.label("q", CGRect(x: 20, y: 100, width: 200, height: 30))
      let field = field(frame)
      phone.setRoot(Fixtures.page(first, field))
      field.becomeFirstResponder()
      phone.clock.runUntilIdle()

      #expect(phone.probe.element("q")?.view === first)
      #expect(phone.probe.element("w")?.traits.contains(.keyboardKey) == true)
      #expect(phone.probe.elements.first?.view === first)
      #expect(phone.probe.elements.last?.traits.contains(.keyboardKey) == true)
    }
  }

  @Test func `a tap scrolls to an element of the app rather than press a key`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let field = field(CGRect(x: 20, y: 100, width: 200, height: 40))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 200))
      scroll.contentSize = CGSize(width: 393, height: 1000)
      scroll.addSubview(
        Fixtures.button("q", CGRect(x: 20, y: 900, width: 200, height: 44)) { taps += 1 })
      phone.setRoot(Fixtures.page(field, scroll))
      field.becomeFirstResponder()
      phone.clock.runUntilIdle()

      try phone.probe.tap("q")
      try phone.probe.tap("w")

      #expect(taps == 1)
      #expect(field.text == "w")
    }
  }

  @Test func `messages leave the keys of the keyboard out`() {
    VirtualDevice.run { phone in
      let field = field(frame)
      phone.setRoot(Fixtures.page(field))
      field.becomeFirstResponder()
      phone.clock.runUntilIdle()
      #expect(String(describing: phone.probe) == "screen: there is only the keyboard")

      field.text = "Ada"
      phone.clock.runTurn()
      let failure = #expect(throws: ProbeError.self) { try phone.probe.tap("Keep") }

      #expect(
        failure?.description == "nothing on the screen has the label or the text “Keep”; "
          + "front to back there is “Ada”, and the keyboard")
    }
  }

  private let frame = CGRect(x: 20, y: 200, width: 200, height: 44)

  /// A field whose keyboard has small letters.
  private func field(_ frame: CGRect) -> UITextField {
    let field = UITextField(frame: frame)
    field.autocapitalizationType = .none
    return field
  }
}
