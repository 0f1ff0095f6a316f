// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct EditMenuTests {
  @Test
  func `two taps select a word and bring up the menu, whose commands work`() {
    withField { device, field in
      field.text = "hello world"
      doubleTap(2, of: field, device)
      #expect(titles(device) == ["Cut", "Copy", "Select All"])

      choose("Copy", device)
      #expect(UIPasteboard.general.string == "hello")
      #expect(titles(device).isEmpty)
      doubleTap(8, of: field, device)
      #expect(titles(device) == ["Cut", "Copy", "Paste", "Select All"])
      choose("Paste", device)

      #expect(field.text == "hello hello")
    }
  }

  @Test
  func `a long press moves the caret and offers what can be done there`() {
    withField { device, field in
      field.text = "hello world"
      UIPasteboard.general.string = "x"
      let point = place(3, of: field)
      device.touchDown(at: point)
      device.clock.advance(by: 0.6)
      #expect(field.editor.text.selection == NSRange(location: 3, length: 0))
      #expect(titles(device).isEmpty)
      device.touchUp()
      device.clock.runTurn()
      #expect(titles(device) == ["Paste", "Select", "Select All"])

      choose("Select All", device)
      #expect(field.editor.text.selection == NSRange(location: 0, length: 11))
      #expect(titles(device) == ["Cut", "Copy", "Paste"])
    }
  }

  @Test
  func `a touch beside the menu sends it away, and so does a key`() {
    withField { device, field in
      field.text = "hello"
      doubleTap(2, of: field, device)
      device.tap(at: CGPoint(x: 200, y: 500))
      device.clock.advance(by: 0.5)
      #expect(titles(device).isEmpty)
      doubleTap(2, of: field, device)
      #expect(!titles(device).isEmpty)
      device.type("a")
      device.clock.advance(by: 0.3)
      #expect(titles(device).isEmpty)
      #expect(!device.application.windows.contains { $0 is TextEffectsWindow && !$0.isHidden })
    }
  }

  @Test
  func `looking for the view at a point leaves the menu alone`() {
    withField { device, field in
      field.text = "hello"
      doubleTap(2, of: field, device)
      _ = device.view(at: CGPoint(x: 200, y: 500))
      device.clock.advance(by: 0.5)
      #expect(!titles(device).isEmpty)
    }
  }

  @Test
  func `a tap on the caret brings up the menu and sends it away`() {
    withField { device, field in
      field.text = "hello"
      let point = place(5, of: field)
      device.tap(at: point)
      device.clock.advance(by: 1)
      #expect(titles(device).isEmpty)
      device.tap(at: point)
      device.clock.advance(by: 1)
      #expect(titles(device) == ["Select", "Select All"])
      device.tap(at: point)
      device.clock.advance(by: 1)
      #expect(titles(device).isEmpty)
    }
  }

  @Test
  func `the menu speaks Chinese, and a secure field offers no copy`() {
    withField { device, field in
      device.languages = ["zh-Hans-CN"]
      field.isSecureTextEntry = true
      field.text = "abc"
      UIPasteboard.general.string = "x"
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.interaction.showMenu()
      #expect(titles(device) == ["粘贴"])
    }
  }

  @Test
  func `dragging a grabber moves that end of the selection, past the other one too`() {
    withField { device, field in
      field.text = "hello big world"
      doubleTap(7, of: field, device)
      device.clock.advance(by: 1)
      #expect(field.editor.text.selection == NSRange(location: 6, length: 3))

      device.drag(from: place(9, of: field), to: place(13, of: field))
      #expect(field.editor.text.selection == NSRange(location: 6, length: 7))
      #expect(!titles(device).isEmpty)
      device.clock.advance(by: 1)
      device.drag(from: place(6, of: field), to: place(15, of: field))
      #expect(field.editor.text.selection == NSRange(location: 13, length: 2))
    }
  }

  @Test
  func `a secure field shows the last key for a while`() {
    withField { device, field in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      device.type("a")
      device.type("b")
      #expect(field.shownText.string == "•b")
      device.clock.advance(by: 2)
      #expect(field.shownText.string == "••")

      UIPasteboard.general.string = "cd"
      field.paste(nil)
      #expect(field.shownText.string == "••••")
      device.settings.hardwareKeyboard = true
      device.clock.runTurn()
      device.type("e")
      #expect(field.shownText.string == "•••••")
    }
  }

  private func titles(_ device: HeadlessDevice) -> [String] {
    buttons(device).compactMap(\.accessibilityLabel)
  }

  private func buttons(_ device: HeadlessDevice) -> [EditMenuButton] {
    guard device.editMenu.isShown,
      let window = device.application.windows.first(where: { $0 is TextEffectsWindow })
    else { return [] }
    var found: [EditMenuButton] = []
    func style(in view: UIView) {
      if let button = view as? EditMenuButton { found.append(button) }
      view.subviews.forEach(style)
    }
    if let menu = window.subviews.last { style(in: menu) }
    return found
  }

  private func choose(_ title: String, _ device: HeadlessDevice) {
    device.clock.advance(by: 0.2)
    guard let button = buttons(device).first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("No \(title)")
      return
    }
    device.tap(at: button.convert(CGPoint(x: 10, y: 20), to: nil))
    device.clock.runTurn()
  }

  private func place(_ index: Int, of field: UITextField) -> CGPoint {
    let rect = field.caretRect(for: TextOffset(index))
    return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func doubleTap(_ index: Int, of field: UITextField, _ device: HeadlessDevice) {
    device.clock.advance(by: 1)
    device.tap(at: place(index, of: field))
    device.clock.advance(by: 0.1)
    device.tap(at: place(index, of: field))
    device.clock.advance(by: 0.1)
  }

  private func withField(_ body: (HeadlessDevice, UITextField) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .white
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
      window.addSubview(field)
      device.clock.runTurn()
      body(device, field)
    }
  }
}
