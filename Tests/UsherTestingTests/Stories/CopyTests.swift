// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories

@MainActor
struct CopyTests {
  @Test func `the English and the Chinese texts have the same keys`() throws {
    let english = try keys("en")
    let chinese = try keys("zh-Hans")

    #expect(english == chinese)
    #expect(english == Set(Copy.allCases.map(\.rawValue)))
  }

  @Test(arguments: Copy.allCases)
  func `every text exists in both languages and differs between them`(copy: Copy) {
    let english = VirtualDevice.run(DeviceSettings(language: "en")) { _ in copy.text }
    let chinese = VirtualDevice.run(DeviceSettings(language: "zh-Hans")) { _ in copy.text }

    #expect(english != copy.rawValue)
    #expect(chinese != copy.rawValue)
    #expect(english != chinese)
  }

  /// The keys of the source file, so that duplicates are found as well.
  private func keys(_ language: String) throws -> Set<String> {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Gallery/Stories/Resources/\(language).lproj/Localizable.strings")
    let text = try String(contentsOf: file, encoding: .utf8)
    let found = text.matches(of: /(?m)^"([^"]+)" = "/).map { String($0.1) }
    #expect(Set(found).count == found.count, "a key is duplicated in \(language)")
    return Set(found)
  }
}
