// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import QueueModel
import Testing
import UsherCore
import UsherLimits

@testable import UsherCampaigns

/// Files that are not what was written.
@MainActor
struct DamagedStoreTests {
  private let limit = 30

  private func file(_ folder: URL, _ suffix: String = "") -> URL {
    folder.appendingPathComponent("limits.sqlite\(suffix)")
  }

  /// Makes a store whose limit is used up, and copies its files while it is open, with its log.
  private func fillStore(_ folder: URL, copyingTo copy: URL) throws {
    let process = TestLedger(folder)
    for _ in 0..<limit { #expect(process.show(.atMost(limit))) }
    try FileManager.default.copyItem(at: folder, to: copy)
    // Keeps it open until here, because the log is removed when it is closed.
    #expect(!process.show(.atMost(limit)))
  }

  @Test func `in 200 ways, a damaged file shows nothing more, and a damaged log one at most`()
    throws
  {
    try FileManager.withTemporaryFolder { root in
      let closed = root.appendingPathComponent("closed")
      let open = root.appendingPathComponent("open")
      try fillStore(closed, copyingTo: open)
      var random = SplitMix(seed: 32)
      var noticed = 0
      for way in 0..<200 {
        let folder = root.appendingPathComponent("\(way)")
        try FileManager.default.copyItem(at: way % 4 < 2 ? closed : open, to: folder)
        let isLog = way % 4 == 3
        let text = try damage(file(folder, isLog ? "-wal" : ""), using: &random)
        let process = TestLedger(folder, launch: 2)

        var shown = 0
        while shown < 5, process.show(.atMost(limit)) { shown += 1 }

        #expect(shown <= (isLog ? 1 : 0), "way \(way): \(text)")
        if !process.errors.isEmpty { noticed += 1 }
      }
      // Others were in parts of the files without contents.
      #expect(noticed > 50)
    }
  }

  private func damage(_ file: URL, using random: inout SplitMix) throws -> String {
    var bytes = [UInt8](try Data(contentsOf: file))
    let position = Int.random(in: 0..<bytes.count, using: &random)
    let text: String
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      text = "bit at \(position)"
    case 1:
      let count = min(Int.random(in: 1...600, using: &random), bytes.count - position)
      bytes.replaceSubrange(position..<position + count, with: [UInt8](repeating: 0, count: count))
      text = "\(count) zeros at \(position)"
    case 2:
      bytes.removeLast(bytes.count - position)
      text = "cut at \(position)"
    case 3:
      for index in position..<min(position + 64, bytes.count) {
        bytes[index] = .random(in: .min ... .max, using: &random)
      }
      text = "noise at \(position)"
    default:
      // Where every page has its most important numbers.
      let start =
        position / 4096 * 4096 + (position < 4096 ? Int.random(in: 0..<108, using: &random) : 0)
      bytes[min(start + Int.random(in: 0..<12, using: &random), bytes.count - 1)] ^= 0xFF
      text = "head of the page at \(start)"
    }
    try Data(bytes).write(to: file)
    return text
  }

  @Test func `a damaged file is set aside, and the store stays damaged until it starts over`()
    throws
  {
    try FileManager.withTemporaryFolder { folder in
      let once = LimitRequest.atMost(1)
      #expect(TestLedger(folder).show(once))
      let damaged = Data("no database".utf8)
      try damaged.write(to: file(folder))

      for launch in 2...3 as ClosedRange<UInt64> {
        let process = TestLedger(folder, launch: launch)
        #expect(process.verdict(once) == .unavailable)
        #expect(process.verdict(LimitRequest(key: "free", groups: [("g", [])])) == .admitted)
        guard case .damaged = process.errors.first else {
          Issue.record("\(process.errors)")
          return
        }
      }

      let process = TestLedger(folder, launch: 4)
      #expect(process.verdict(once) == .unavailable)
      try process.ledger.startOver()
      #expect(process.show(once))
      #expect(!TestLedger(folder, launch: 5).show(once))
      let aside = folder.appendingPathComponent("limits-damaged-1.sqlite")
      #expect(try Data(contentsOf: aside) == damaged)
    }
  }

  @Test(arguments: [true, false])
  func `a file that is missing or empty is damaged`(isMissing: Bool) throws {
    try FileManager.withTemporaryFolder { folder in
      #expect(TestLedger(folder).show(.atMost(1)))
      try FileManager.default.removeItem(at: file(folder))
      if !isMissing {
        #expect(FileManager.default.createFile(atPath: file(folder).path, contents: nil))
      }

      let process = TestLedger(folder, launch: 2)

      #expect(process.verdict(.atMost(1)) == .unavailable)
      #expect(process.errors == [.damaged("the file is empty or missing")])
    }
  }

  @Test func `a file of a later version stays where it is`() throws {
    try FileManager.withTemporaryFolder { folder in
      #expect(TestLedger(folder).show(.atMost(1)))
      let database = try SQLiteDatabase(path: file(folder).path)
      try database.run("PRAGMA user_version = 99")

      let process = TestLedger(folder, launch: 2)

      #expect(process.verdict(.atMost(1)) == .unavailable)
      #expect(process.errors == [.newerFormat])
      #expect(FileManager.default.fileExists(atPath: file(folder).path))
    }
  }

  @Test func `a row that another process has damaged is noticed while the store is open`() throws {
    try FileManager.withTemporaryFolder { folder in
      let process = TestLedger(folder)
      #expect(process.show(.atMost(9)))
      let database = try SQLiteDatabase(path: file(folder).path)
      try database.run("UPDATE rows SET bytes = x'00', sequence = 99 WHERE id LIKE 'r%'")

      #expect(process.verdict(.atMost(9)) == .unavailable)

      #expect(process.errors.count == 1)
    }
  }
}
