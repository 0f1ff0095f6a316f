// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher

@testable import gallery

@MainActor
struct StyleSheetTests {
  private static let sheet = StyleSheet(scale: 1)

  @Test
  func `there is a picture of every style in each theme, light and dark, and one of all styles`() {
    let sheet = Self.sheet

    let names = sheet.panels.map { "\($0.theme.name) \($0.appearance.name)" }
    let themes = ["system", "badge", "halo", "classic"]
    #expect(names == themes.flatMap { ["\($0) light", "\($0) dark"] })
    let pictures = sheet.panels.flatMap { $0.cards.compactMap { $0.image.pngData() } }
    #expect(pictures.count == 72)
    #expect(Set(pictures).count == 72)
    let widest = sheet.panels.map { sheet.picture(of: $0).size.width }.max() ?? 0
    #expect(sheet.sheet.size.width == 2 * widest)
  }

  @Test func `the cards of a theme have the same size and equal margins`()
    throws
  {
    for panel in Self.sheet.panels {
      for card in panel.cards {
        let frame = try frame(of: card.image)
        let name = "\(panel.theme.name) \(panel.appearance.name) \(card.name)"
        #expect(card.image.size == panel.card, "\(name)")
        #expect(abs(frame.midX - card.image.size.width / 2) <= 1, "\(name)")
        // A shadow reaches further than the card.
        #expect(frame.minY <= 31, "\(name)")
        #expect(card.image.size.height - frame.maxY <= 51, "\(name)")
      }
    }
  }

  @Test func `the report shows every picture`() {
    let html = StylesSection(sheets: [Self.sheet]).html

    for panel in Self.sheet.panels {
      for card in panel.cards { #expect(html.contains("styles/\(panel.file(of: card.name))")) }
    }
    for file in LikenessSheet.files { #expect(html.contains("styles/\(file)")) }
  }

  /// The bounding box of the pixels that differ from the first pixel of a picture.
  private func frame(of image: UIImage) throws -> CGRect {
    let png = try #require(image.pngData())
    let picture = try #require(HeadlessPicture(png: png, scale: 1))
    var frame = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != picture[0, 0] {
        frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return frame
  }
}
