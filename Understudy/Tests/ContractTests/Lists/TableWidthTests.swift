// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TableWidthTests {
  @Test
  func `TV29: cells of a wide table keep to the readable width if wanted`() async throws {
    try await withScene { scene in
      let callLog = TableCallLog(sections: [["a"]])
      let table = makeTable(callLog, in: scene)
      table.frame.size.width = 1200
      await pass(0.1)
      let usual = try #require(table.visibleCells.first)
      #expect(usual.contentView.layoutMargins.left < 50)

      table.cellLayoutMarginsFollowReadableWidth = true
      await pass(0.1)

      let content = try #require(table.visibleCells.first).contentView
      let room = content.bounds.inset(by: content.layoutMargins)
      #expect(room.width > 400)
      #expect(room.width < 900)
      #expect(abs(room.midX - 600) < 1)
      #expect(table.dataSource === callLog)
    }
  }
}
