// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct KeyboardSwitchTests {
  @Test(arguments: [true, false])
  func `the name of the keyboard's window says what it is or not`(isOther: Bool) {
    var switches = HeadlessSwitches()
    switches.keyboardWindowHasOtherName = isOther
    withField(switches) { device, field in
      field.becomeFirstResponder()
      device.clock.advance(by: 1)

      let window = device.application.windows.first { $0 is KeyboardWindow && !$0.isHidden }
      let name = window.map { String(describing: type(of: $0)) } ?? ""
      #expect(!name.isEmpty)
      #expect(name.contains("KeyboardWindow") == !isOther)
    }
  }

  @Test(arguments: [true, false])
  func `the keyboard's notifications are wrong or not, the guide is right`(areWrong: Bool) {
    var switches = HeadlessSwitches()
    switches.keyboardFramesAreWrong = areWrong
    withField(switches) { device, field in
      var frame: CGRect?
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidShowNotification, object: device.screen, queue: nil
      ) { posted in
        let end = posted.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { frame = end }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      let guide = field.superview?.keyboardLayoutGuide

      field.becomeFirstResponder()
      device.clock.advance(by: 1)

      let real = device.keyboard.frame
      #expect(real != nil)
      #expect(guide?.layoutFrame.minY == real?.minY)
      #expect((frame == real) == !areWrong)
      #expect(frame?.maxY == real?.maxY)
    }
  }

  private func withField(
    _ switches: HeadlessSwitches, _ body: (HeadlessDevice, UITextField) -> Void
  ) {
    HeadlessDevice.run(switches: switches) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      body(device, field)
    }
  }
}
