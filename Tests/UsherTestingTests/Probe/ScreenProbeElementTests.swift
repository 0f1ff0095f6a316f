// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Which of several views with the same text is the element.
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

  private let frame = CGRect(x: 20, y: 200, width: 200, height: 44)
}
