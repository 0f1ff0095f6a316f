// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UsherCore
import UsherLimits

@testable import UsherCampaigns

/// The store in a file: launches, crashes and other processes.
@MainActor
struct SQLiteLimitStoreTests {
  private let once = LimitRequest.atMost(1)

  @Test func `a limit survives the process`() throws {
    try FileManager.withTemporaryFolder { folder in
      #expect(TestLedger(folder).show(once))

      let next = TestLedger(folder, launch: 2)

      #expect(next.verdict(once) == .limited(by: .limit(.ever(1), of: .offer), wait: nil))
      #expect(next.errors.isEmpty)
    }
  }

  @Test func `a reservation counts in the next launch, and one that was released does not`() throws
  {
    try FileManager.withTemporaryFolder { folder in
      let first = TestLedger(folder)
      let reservation = try #require(first.ledger.reserve(once).reservation)

      #expect(!TestLedger(folder, launch: 2).show(once))
      first.ledger.end(reservation, .released)

      #expect(TestLedger(folder, launch: 3).show(once))
    }
  }

  @Test func `two processes see what the other has written before they show something`() throws {
    try FileManager.withTemporaryFolder { folder in
      let (app, widget) = (TestLedger(folder), TestLedger(folder, launch: 2))
      let thrice = LimitRequest.atMost(3)

      #expect(app.show(thrice))
      #expect(widget.show(thrice))
      #expect(app.show(thrice))

      #expect(!widget.show(thrice))
      #expect(!app.show(thrice))
      #expect(app.errors.isEmpty)
      #expect(widget.errors.isEmpty)
    }
  }

  @Test func `a process that holds the lock makes the store unavailable for others, not damaged`()
    throws
  {
    try FileManager.withTemporaryFolder { folder in
      let (store, other) = (SQLiteLimitStore(folder: folder), TestLedger(folder, launch: 2))
      #expect(TestLedger(store).show(.atMost(5)))
      try other.ledger.open()
      var isShown = true

      try store.update(readingAll: true) { _ in
        isShown = other.show(.atMost(5))
        return LimitRowChanges()
      }

      #expect(!isShown)
      guard case .unavailable = other.errors.first else {
        Issue.record("\(other.errors)")
        return
      }
      #expect(other.show(.atMost(5)))
    }
  }

  @Test func `the device number stays, and is no part of the rows`() throws {
    try FileManager.withTemporaryFolder { folder in
      let number = try SQLiteLimitStore(folder: folder).deviceNumber()

      #expect(try SQLiteLimitStore(folder: folder).deviceNumber() == number)
      // As after a backup was restored on another device.
      try FileManager.default.removeItem(at: folder.appendingPathComponent("device"))
      #expect(try SQLiteLimitStore(folder: folder).deviceNumber() != number)
    }
  }

  @Test func `a restored backup counts on the new device`() throws {
    try FileManager.withTemporaryFolder { folder in
      #expect(TestLedger(folder).show(.atMost(2)))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("device"))

      let restored = TestLedger(folder, launch: 2)

      #expect(restored.show(.atMost(2)))
      #expect(!restored.show(.atMost(2)))
    }
  }

  @Test func `an impression takes at most 200 bytes of the file`() throws {
    try FileManager.withTemporaryFolder { folder in
      let process = TestLedger(folder)
      let request = LimitRequest(
        account: "7b0b4ef6-5a0c-4ad3-8a7b-95c8a3c4b5c1", key: "autumn-offer",
        limits: [.atMost(9999)],
        groups: [("offers", [])], unsolicitedLane: "popups")

      for _ in 0..<1000 { process.show(request) }

      let file = folder.appendingPathComponent("limits.sqlite")
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      #expect(try #require(size) <= 200_000)
    }
  }

  @Test func `a folder that cannot be created makes the store unavailable until it can`() throws {
    try FileManager.withTemporaryFolder { folder in
      let nested = folder.appendingPathComponent("limits")
      #expect(FileManager.default.createFile(atPath: nested.path, contents: nil))
      let process = TestLedger(nested)

      #expect(process.verdict(once) == .unavailable)
      #expect(process.verdict(LimitRequest(key: "free", groups: [("offers", [])])) == .admitted)

      try FileManager.default.removeItem(at: nested)
      #expect(process.show(once))
    }
  }

  @Test
  func `a full disk shows nothing that cannot be recorded, and everything that is not limited`()
    throws
  {
    try FileManager.withTemporaryFolder { folder in
      let store = SQLiteLimitStore(folder: folder)
      let process = TestLedger(store)
      let many = LimitRequest.atMost(100_000)
      #expect(process.show(many))
      try store.limitToPresentSize()

      var (shown, verdict) = (1, LimitVerdict.admitted)
      while verdict == .admitted, shown < 1000 {
        verdict = process.verdict(many)
        if verdict == .admitted { shown += 1 }
      }

      #expect(verdict == .unavailable)
      guard case .unavailable(let text) = process.errors.last else {
        Issue.record("\(process.errors)")
        return
      }
      #expect(text.contains("full"))
      // There is space again, and nothing was lost.
      #expect(process.show(many))
      #expect(try process.ledger.rows().count == shown + 1)
    }
  }
}

extension SQLiteLimitStore {
  /// Lets the file grow no further until it is opened again, as on a full disk.
  fileprivate func limitToPresentSize() throws {
    let database = try openedDatabase()
    try database.run("PRAGMA max_page_count = \(database.number("PRAGMA page_count"))")
  }
}

extension LimitHistoryID {
  fileprivate static let offer = LimitHistoryID.key("offer", version: nil, account: nil)
}
