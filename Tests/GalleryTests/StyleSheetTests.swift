// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher

@testable import gallery

@MainActor
struct StyleSheetTests {
  @Test func `there is a picture of every style in both themes, light and dark, and one of all`() {
    let sheet = StyleSheet(scale: 1)

    let names = sheet.panels.map { "\($0.theme.name) \($0.appearance.name)" }
    #expect(names == ["system light", "system dark", "classic light", "classic dark"])
    let pictures = sheet.panels.flatMap { $0.cards.compactMap { $0.image.pngData() } }
    #expect(pictures.count == 36 && Set(pictures).count == 36)
    #expect(sheet.sheet.size == CGSize(width: 1992, height: 1368))
  }
}
