// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct ClearButtonTests {
  @Test
  func `the button that clears a field has room for a finger`() {
    HeadlessDevice.run { _ in
      let button = UITextField().makeClearButton()
      button.frame = CGRect(x: 0, y: 0, width: 19, height: 19)

      #expect(button.point(inside: CGPoint(x: -12, y: 31), with: nil))
      #expect(!button.point(inside: CGPoint(x: -13, y: 9), with: nil))
    }
  }

  @Test(arguments: [("en", "Clear text"), ("zh-Hans", "清除文本")])
  func `it is named in the user's language`(language: String, name: String) {
    HeadlessDevice.run { device in
      device.settings.languages = [language]

      #expect(UITextField().makeClearButton().accessibilityLabel == name)
    }
  }
}
