// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import gallery

@MainActor
struct LikenessSheetTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a sheet has seven panels, each with an alert of its own`(
    appearance: UIUserInterfaceStyle
  ) throws {
    let sheet = LikenessSheet(appearance, scale: 1)
    let nothing = [PhoneOptions.System.iOS18, .iOS26].map { system in
      LikenessSheet.Contestant(name: "nothing", system: system) { _, _ in }
    }
    let pages = try LikenessSheet(appearance, scale: 1, nothing).panels.map(picture)

    #expect(sheet.panels.map(\.letter).joined() == "ABCDEFG")
    let pictures = try sheet.panels.map(picture)
    for (index, picture) in pictures.enumerated() {
      // Of any two, the texts differ in font or place, and no alert is only a dim.
      let others = pages + pictures[..<index]
      for other in others { #expect(difference(of: picture, from: other) > 0.05, "\(index)") }
    }
    #expect(sheet.picture.size.width > 4 * 393)
    #expect(sheet.picture.size.height > 2 * 440)
  }

  @Test func `the key names every letter`() {
    let key = LikenessSheet.key

    for letter in "ABCDEFG" { #expect(key.contains("\(letter): ")) }
  }

  private func picture(of panel: LikenessSheet.Panel) throws -> HeadlessPicture {
    let png = try #require(panel.image.pngData())
    return try #require(HeadlessPicture(png: png, scale: 1))
  }

  /// The share of pixels in the middle half that differ visibly from the pixel in their row at the
  /// left edge, in comparison with those of another picture.
  private func difference(of picture: HeadlessPicture, from other: HeadlessPicture) -> Double {
    var (count, all) = (0, 0)
    for y in stride(from: picture.height / 4, to: picture.height * 3 / 4, by: 2) {
      for x in stride(from: picture.width / 4, to: picture.width * 3 / 4, by: 2) {
        let (left, right) = (picture[x, y], other[x, y])
        let step = abs(Int(left.green) - Int(right.green)) + abs(Int(left.red) - Int(right.red))
        all += 1
        if step > 24 { count += 1 }
      }
    }
    return Double(count) / Double(all)
  }
}
