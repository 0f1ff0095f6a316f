// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher

@testable import gallery

@MainActor
struct StyleSheetTests {
  private static let sheet = StyleSheet(scale: 1)

  @Test
  func `there is a picture of every style in both themes, light and dark, and one of all styles`() {
    let sheet = Self.sheet

    let names = sheet.panels.map { "\($0.theme.name) \($0.appearance.name)" }
    #expect(names == ["system light", "system dark", "classic light", "classic dark"])
    let pictures = sheet.panels.flatMap { $0.cards.compactMap { $0.image.pngData() } }
    #expect(pictures.count == 36)
    #expect(Set(pictures).count == 36)
    #expect(sheet.sheet.size == CGSize(width: 2056, height: 1429))
  }

  @Test func `the cards of a theme have the same size and equal margins`()
    throws
  {
    for panel in Self.sheet.panels {
      let frames = try panel.cards.map { try frame(of: $0.image) }
      for (card, frame) in zip(panel.cards, frames) {
        let name = "\(panel.theme.name) \(panel.appearance.name) \(card.name)"
        #expect(frame.size == frames[0].size, "\(name)")
        #expect(abs(frame.midX - card.image.size.width / 2) <= 1, "\(name)")
        #expect(abs(frame.minY - 16) <= 1, "\(name)")
        #expect(abs(card.image.size.height - frame.maxY - 16) <= 1, "\(name)")
      }
    }
  }

  @Test func `the report shows every picture`() {
    let html = StylesSection(sheet: Self.sheet).html

    for panel in Self.sheet.panels {
      for card in panel.cards { #expect(html.contains("styles/\(panel.file(of: card.name))")) }
    }
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
