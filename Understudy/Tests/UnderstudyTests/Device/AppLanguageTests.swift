// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

/// The language of an app is one of its own, not simply the device's.
@MainActor
struct AppLanguageTests {
  @Test(
    arguments: [
      (nil, ["fr", "zh-Hans-CN"], ["fr", "zh-Hans-CN"]),
      (["en", "zh-Hans"], ["zh-Hans-CN"], ["zh-Hans"]),
      (["en", "zh-Hans"], ["zh-Hant-TW"], ["en"]),
      (["en", "zh-Hans"], ["fr", "zh-Hans"], ["zh-Hans"]),
      (["en"], ["zh-Hans"], ["en"]),
      (["de"], ["zh-Hans"], ["de"]),
      ([], ["zh-Hans"], ["en"]),
    ] as [([String]?, [String], [String])])
  func `an app has the first of the device's languages that it is localized in, else its own first`(
    app: [String]?, device: [String], expected: [String]
  ) {
    HeadlessDevice.run { phone in
      phone.appLanguages = app
      phone.languages = device

      #expect(phone.languagesOfApp == expected)
    }
  }

  @Test
  func `the system's words on bars have the language of the app`() {
    HeadlessDevice.run { phone in
      phone.languages = ["zh-Hans-CN"]
      #expect(SystemText.back.text == "返回")

      phone.appLanguages = ["en"]

      #expect(SystemText.back.text == "Back")
    }
  }
}
