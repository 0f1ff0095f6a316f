// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

@testable import UsherLimits

/// The rows of a store. The random scripts read and write them at every launch, too.
struct LimitRowTests {
  /// Rows of a device that has shown, released, held out, dismissed and folded something.
  private func rows() throws -> [LimitRow] {
    let device = LimitHarness(wall: days(20_000))
    let request = LimitRequest(
      account: "ann", key: "autumn", version: "2", limits: [.atMost(9)], groups: [("offers", [])],
      unsolicitedLane: "popups")
    device.show(request)
    device.pass(seconds(3))
    device.dismiss()
    device.pass(days(500))
    device.restart()
    device.fold()
    device.reserve(request)
    device.reserve(LimitRequest(key: "秋", limits: [.atMost(2)]))
    device.release()
    device.reserve(LimitRequest(key: "none", holdOut: HoldOut(percent: 100)))
    return device.rows
  }

  private func open(_ rows: [LimitRow]) throws(LimitStoreError) -> LimitLedger {
    try LimitLedger(
      device: 1, launch: LimitLaunch(id: 7, uptime: .zero, appVersion: "1"), offset: { _, _ in 0 },
      rows: rows)
  }

  @Test func `what is written is read, in any order`() throws {
    let rows = try rows()
    let contents = try LimitContents(rows)

    #expect(Set(rows.map(\.id)) == ["h", "f1", "r1.2", "r1.3", "r1.4"])
    #expect(contents.head?.rowCount == 4)
    #expect(contents.folds.map(\.counts.count) == [3])
    #expect(
      Set(contents.records.map(\.state)) == [.reserved, .released, .heldOut])
    #expect(try open(rows).exportedRows == open(rows.reversed()).exportedRows)
    for record in contents.records {
      #expect(try LimitContents([LimitRow(record)]).records == [record])
    }
    for fold in contents.folds { #expect(try LimitContents([LimitRow(fold)]).folds == [fold]) }
  }

  @Test func `a changed byte is noticed, wherever it is`() throws {
    let rows = try rows()
    for (index, row) in rows.enumerated() {
      for position in row.bytes.indices {
        for bit in 0..<8 {
          var bytes = row.bytes
          bytes[position] ^= 1 << bit
          var changed = rows
          changed[index] = LimitRow(id: row.id, bytes: bytes)
          #expect(throws: LimitStoreError.self) { try open(changed) }
        }
      }
    }
  }

  @Test func `a row that is missing, cut or unknown is noticed`() throws {
    let rows = try rows()
    for index in rows.indices {
      var fewer = rows
      fewer.remove(at: index)
      #expect(throws: LimitStoreError.self) { try open(fewer) }
      for count in rows[index].bytes.indices {
        var cut = rows
        cut[index] = LimitRow(id: rows[index].id, bytes: Array(rows[index].bytes.prefix(count)))
        #expect(throws: LimitStoreError.self) { try open(cut) }
      }
    }
    #expect(throws: LimitStoreError.damaged("row “x”")) {
      try open(rows + [LimitRow(id: "x", bytes: rows[0].bytes)])
    }
    #expect(try open([]).exportedRows.isEmpty)
  }

  @Test func `the format of a later version is not damage`() throws {
    var bytes: [UInt8] = [2, 1, 2, 3]
    var hash = StableHash()
    for byte in bytes { hash.combine(byte) }
    let sum = UInt32(truncatingIfNeeded: hash.value)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }

    #expect(throws: LimitStoreError.newerFormat) {
      try open([LimitRow(id: "h", bytes: bytes)])
    }
  }

  private func tablet() -> LimitLedger {
    LimitLedger(
      device: 2, launch: LimitLaunch(id: 8, uptime: .zero, appVersion: "1"),
      offset: { _, _ in 0 })
  }

  @Test func `what is merged again need not be written again`() throws {
    let contents = try LimitContents(try rows())
    var ledger = tablet()
    let clock = LimitHarness(wall: days(21_000)).clock
    ledger.merge(folds: contents.folds, records: contents.records, at: clock)
    #expect(!ledger.takeRows().isEmpty)

    ledger.merge(folds: contents.folds, records: contents.records, at: clock)
    #expect(ledger.takeRows().isEmpty)
  }

  @Test func `an impression that becomes a count before it was written is not written`() throws {
    let phone = LimitHarness(wall: days(20_000))
    phone.show(LimitRequest(key: "autumn"))
    let records = Array(phone.records.values)
    phone.pass(days(500))
    phone.restart()
    phone.fold()
    var ledger = tablet()
    let clock = LimitHarness(wall: days(21_000)).clock
    ledger.merge(folds: [], records: records, at: clock)
    ledger.merge(folds: Array(phone.folds.values), records: [], at: clock)

    let changes = ledger.takeRows()
    #expect(changes.written.map(\.id) == ["f1", "h"])
    #expect(changes.removed == ["r1.1"])
  }

  @Test func `a change can be a removal alone`() {
    var changes = LimitRowChanges()
    #expect(changes.isEmpty)
    changes.removed = ["r1.1"]
    #expect(!changes.isEmpty)
    changes.written = [LimitRow(id: "h", bytes: [])]
    #expect(!changes.isEmpty)
    changes.removed = []
    #expect(!changes.isEmpty)
  }

  @Test func `impressions are in the order of devices, then of numbers`() {
    let ids = [(1, 1), (1, 2), (2, 1)].map { LimitRecordID(device: $0.0, number: $0.1) }
    for (first, one) in ids.enumerated() {
      for (second, other) in ids.enumerated() {
        #expect((one < other) == (first < second))
      }
    }
  }

  @Test func `an impression with long names takes at most 180 bytes`() {
    let record = LimitRecord(
      id: LimitRecordID(device: .max, number: 100_000),
      subject: LimitSubject(
        account: "7b0b4ef6-5a0c-4ad3-8a7b-95c8a3c4b5c1", key: "autumn-offer-with-a-long-name",
        version: "2", groups: ["offers"], unsolicitedLane: "popups"),
      appVersion: "12.10.1", launch: .max, zone: "America/Argentina/Buenos_Aires",
      wall: days(20_000), time: days(20_000), state: .shown, dismissal: seconds(10))
    let row = LimitRow(record)

    #expect(row.bytes.count <= 180)
    #expect(row.id.utf8.count <= 60)
  }
}
