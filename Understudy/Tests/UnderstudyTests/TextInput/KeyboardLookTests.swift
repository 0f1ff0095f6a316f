// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What the keyboard of iOS 26 looks like.
@MainActor
struct KeyboardLookTests {
  @Test(arguments: [
    (HeadlessModel.iPhone17Pro, UIKeyboardType.numberPad, false, CGFloat(308)),
    (.iPhoneSE3, .numberPad, false, 233), (.iPhone17Pro, .numberPad, true, 165),
    (.iPhoneDuo, .default, true, 264), (.iPhone17ProMax, .default, false, 347),
  ])
  func `the keyboard is as high as on the device`(
    model: HeadlessModel, type: UIKeyboardType, isOnItsSide: Bool, height: CGFloat
  ) {
    withKeyboard(model, type, isOnItsSide: isOnItsSide) { device, keyboard in
      #expect(device.keyboard.frame?.height == height)
      #expect(keyboard.frameInWindow.maxY == device.bounds.maxY)
    }
  }

  @Test(arguments: [HeadlessModel.iPhoneSE3, .iPhone17Pro])
  func `on its side keys are 47 by 32 points, 6 and 8 apart`(model: HeadlessModel) throws {
    try withKeyboard(model, isOnItsSide: true) { device, keyboard in
      let q = try #require(key("Q", in: keyboard)).frameInWindow
      let w = try #require(key("W", in: keyboard)).frameInWindow
      let a = try #require(key("A", in: keyboard)).frameInWindow
      #expect(isNear(q.width, 47))
      #expect(isNear(q.height, 32))
      #expect(isNear(w.minX - q.maxX, 6))
      #expect(isNear(a.minY - q.maxY, 8))
      let p = try #require(key("P", in: keyboard)).frameInWindow
      #expect(isNear((q.minX + p.maxX) / 2, device.bounds.midX))
    }
  }

  @Test
  func `the keys are below a row of some 50 points`() throws {
    try withKeyboard { _, keyboard in
      let q = try #require(key("Q", in: keyboard))
      #expect(isNear(q.convert(q.bounds, to: keyboard).minY, 52, 2.5))
    }
  }

  @Test
  func `its upper corners are round, and what is behind shines through`() {
    var grays: [Int] = []
    for color in [UIColor.white, .black] {
      withKeyboard(page: color) { device, keyboard in
        let picture = device.render(scale: 3)
        let frame = keyboard.frameInWindow
        // In the empty row above the keys.
        grays.append(picture.gray(frame.midX, frame.minY + 20))
        if color == .black {
          #expect(isNear(picture.cornerGap(of: frame), gap(ofRadius: 26), 0.7))
        }
      }
    }
    #expect(grays[0] > grays[1] + 20)
    #expect(grays[1] > 100)
  }

  @Test(arguments: [(HeadlessSystem.iOS18, true), (.iOS26, false)])
  func `keys are flat since iOS 26`(system: HeadlessSystem, hasShadow: Bool) throws {
    try withKeyboard(on: system) { device, keyboard in
      let frame = try #require(key("Q", in: keyboard)).frameInWindow
      let picture = device.render(scale: 3)
      let (edge, away) = (
        picture.gray(frame.midX, frame.maxY - 0.5), picture.gray(frame.midX, frame.maxY + 3)
      )
      #expect((edge < away - 20) == hasShadow)
      #expect((edge > away + 5) != hasShadow)
    }
  }

  private func key(_ label: String, in keyboard: UIView) -> UIView? {
    views(KeyboardKeyView.self, in: keyboard).first { $0.accessibilityLabel == label }
  }

  private func withKeyboard(
    _ model: HeadlessModel = .iPhone16, _ type: UIKeyboardType = .default,
    on system: HeadlessSystem = .iOS26, page color: UIColor = .white, isOnItsSide: Bool = false,
    _ body: @MainActor (HeadlessDevice, KeyboardView) throws -> Void
  ) rethrows {
    try withPage(model, on: system, color: color) { device, page in
      let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
      field.keyboardType = type
      field.tintColor = .clear
      page.view.addSubview(field)
      field.becomeFirstResponder()
      if isOnItsSide { device.orientation = .landscapeLeft }
      device.clock.advance(by: 1)
      let window = device.application.windows.first { $0 is KeyboardWindow }
      guard let keyboard = window.flatMap({ views(KeyboardView.self, in: $0).first }) else {
        preconditionFailure("There is no keyboard.")
      }
      try body(device, keyboard)
    }
  }
}
