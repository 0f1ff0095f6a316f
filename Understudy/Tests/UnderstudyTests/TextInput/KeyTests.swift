// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct KeyTests {
  @Test
  func `keys that are tapped type, and shift goes with the first letter`() {
    withField { device, field in
      for label in ["H", "i"] { tap(label, device) }
      #expect(field.text == "Hi")
      tap("space", device)
      tap("123", device)
      tap("5", device)
      tap("ABC", device)
      tap("delete", device)
      #expect(field.text == "Hi ")
    }
  }

  @Test
  func `two taps on shift lock it`() {
    withField { device, field in
      field.autocapitalizationType = .none
      tap("shift", device)
      tap("shift", device)
      for label in ["A", "B"] { tap(label, device) }
      device.clock.advance(by: 1)
      tap("shift", device)
      tap("c", device)
      #expect(field.text == "ABc")
    }
  }

  @Test
  func `the return key has its label and can wait for text`() {
    withField { device, field in
      field.returnKeyType = .search
      field.enablesReturnKeyAutomatically = true
      var returns = 0
      field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
      tap("search", device)
      #expect(returns == 0)
      device.type("a")
      tap("search", device)
      #expect(returns == 1)
    }
  }

  @Test
  func `a number pad has digits only`() {
    withField { device, field in
      field.keyboardType = .numberPad
      // It can have another height.
      device.clock.advance(by: 0.5)
      tap("7", device)
      tap("0", device)
      #expect(key("return", device) == nil)
      #expect(field.text == "70")
    }
  }

  @Test
  func `the keyboard goes in its time and takes no touches beside it`() {
    withField { device, field in
      let window = device.keyboardWindow
      #expect(window?.isHidden == false)
      #expect(device.view(at: CGPoint(x: 200, y: 700))?.window === window)
      #expect(device.view(at: CGPoint(x: 200, y: 400))?.window !== window)
      field.resignFirstResponder()
      device.clock.advance(by: SoftwareKeyboard.duration - 0.05)
      #expect(window?.isHidden == false)
      device.clock.advance(by: 0.1)
      #expect(window?.isHidden == true)
    }
  }

  @Test
  func `a keyboard with keys of its own sends the one on the screen away`() {
    withField { device, field in
      device.settings.hardwareKeyboard = true
      device.clock.advance(by: 0.5)
      #expect(device.keyboardWindow?.isHidden == true)
      device.type("a")
      #expect(field.text == "a")
    }
  }

  @Test
  func `the keyboard follows the darkness of the field`() {
    withField { device, field in
      let light = device.render(scale: 1)[2, 600]
      field.keyboardAppearance = .dark
      device.clock.runTurn()
      let dark = device.render(scale: 1)[2, 600]
      #expect(light.red > 200)
      #expect(dark.red < 100)
    }
  }

  @Test
  func `the keyboard goes with the window of the focus`() {
    withField { device, field in
      field.window?.isHidden = true
      device.clock.advance(by: 0.5)
      #expect(device.keyboardWindow?.isHidden == true)
    }
  }

  @Test
  func `a Chinese device has Chinese labels`() {
    withField { device, field in
      device.languages = ["zh-Hans"]
      field.returnKeyType = .search
      tap("空格", device)
      #expect(field.text == " ")
      #expect(key("搜索", device) != nil)
    }
  }

  @Test
  func `a phone pad has symbols on another page`() {
    withField { device, field in
      field.keyboardType = .phonePad
      // It can have another height.
      device.clock.advance(by: 0.5)
      tap("+*#", device)
      for label in ["+", "*", "#", "pause", "wait"] { tap(label, device) }
      tap("123", device)
      tap("5", device)
      #expect(field.text == "+*#,;5")
    }
  }

  @Test
  func `addresses begin with a small letter and have their own keys`() {
    withField { device, field in
      field.keyboardType = .emailAddress
      for label in ["a", "@", "b", "."] { tap(label, device) }
      field.keyboardType = .URL
      tap(".com", device)
      #expect(field.text == "a@b..com")
    }
  }

  @Test
  func `a tablet's keyboard has a key that puts it away, and numbers for number pads`() {
    withField(.iPad11) { device, field in
      tap("H", device)
      field.keyboardType = .numberPad
      // It can have another height.
      device.clock.advance(by: 0.5)
      tap("7", device)
      tap("dismiss keyboard", device)
      #expect(field.text == "H7")
      #expect(!field.isFirstResponder)
    }
  }

  @Test(arguments: [
    (HeadlessSystem.iOS18, HeadlessModel.iPhoneSE3, 216), (.iOS18, .iPhone16, 291),
    (.iOS18, .iPhone16ProMax, 301), (.iOS18, .iPad11, 320), (.iOS26, .iPhoneSE3, 260),
    (.iOS26, .iPhone16, 335), (.iOS26, .iPhone17Pro, 335), (.iOS27, .iPhone16ProMax, 347),
    (.iOS27, .iPhoneDuo, 350),
  ])
  func `the keyboard is as high as on the device`(
    system: HeadlessSystem, model: HeadlessModel, height: CGFloat
  ) {
    withField(model, system) { device, _ in #expect(device.keyboard.frame?.height == height) }
  }

  @Test func `a keyboard of digits is lower since iOS 26, and has no shadows`() {
    withField(.iPhone17Pro, .iOS26) { device, field in
      let usual = find("space", in: device.keyboardWindow ?? UIView())?.frame.minY ?? 0
      field.keyboardType = .numberPad
      field.reloadInputViews()
      device.clock.advance(by: 0.5)
      #expect(device.keyboard.frame?.height == 308)
      #expect(usual > 200)
      #expect(!KeyboardMetrics.hasShadows)
    }
  }

  @Test(arguments: [
    (HeadlessSystem.iOS18, HeadlessModel.iPhoneSE3, 162), (.iOS18, .iPhone16, 171),
    (.iOS18, .iPhone16ProMax, 171), (.iOS18, .iPad11, 407), (.iOS26, .iPhoneSE3, 206),
    (.iOS26, .iPhone17Pro, 209),
  ])
  func `the keyboard turns with the device and is lower on its side`(
    system: HeadlessSystem, model: HeadlessModel, height: CGFloat
  ) {
    withField(model, system) { device, field in
      field.window?.rootViewController = UIViewController()
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      let frame = device.keyboard.frame
      #expect(frame?.height == height)
      #expect(frame?.width == device.bounds.width)
      #expect(frame?.maxY == device.bounds.maxY)
    }
  }

  private func key(_ label: String, _ device: HeadlessDevice) -> UIView? {
    device.keyboardWindow.flatMap { find(label, in: $0) }
  }

  private func find(_ label: String, in view: UIView) -> UIView? {
    if view is KeyboardKeyView, view.accessibilityLabel == label { return view }
    for subview in view.subviews {
      if let found = find(label, in: subview) { return found }
    }
    return nil
  }

  private func tap(_ label: String, _ device: HeadlessDevice) {
    device.clock.runTurn()
    guard let view = key(label, device) else {
      Issue.record("No key \(label)")
      return
    }
    device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private func withField(
    _ model: HeadlessModel = .iPhone16, _ system: HeadlessSystem = .standard,
    _ body: (HeadlessDevice, UITextField) -> Void
  ) {
    HeadlessDevice.run(model, system: system) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .white
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      field.becomeFirstResponder()
      device.clock.advance(by: 0.5)
      body(device, field)
    }
  }
}

extension HeadlessDevice {
  fileprivate var keyboardWindow: UIWindow? {
    application.windows.first { $0 is KeyboardWindow }
  }
}
