// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

@testable import UsherLimits

/// Two processes of one app with one store, such as the app and an extension, and what a ledger
/// writes.
struct LimitProcessTests {
  /// A process, whose clocks are those of the device.
  private struct Process {
    var ledger: LimitLedger

    init(launch: UInt64, rows: [LimitRow] = []) throws {
      ledger = try LimitLedger(
        device: 1, launch: LimitLaunch(id: launch, uptime: .zero, appVersion: "1"),
        offset: { _, _ in 0 }, rows: rows)
    }

    /// Shows something. Returns its number.
    @discardableResult
    mutating func show(_ key: PopupKey, at time: Int64) -> UInt64? {
      ledger.reserve(.limited(.atMost(9), key: key), at: clock(time)).reservation?.number
    }

    mutating func wait(for request: LimitRequest, at time: Int64) -> Duration? {
      guard case .limited(_, let wait) = ledger.verdict(for: request, at: clock(time)) else {
        return nil
      }
      return wait
    }

    mutating func write(to other: inout Process) throws {
      try other.ledger.read(ledger.takeRows().written)
    }
  }

  private static let twice = LimitRequest.limited(.atMost(2), key: "a")

  @Test func `what another process has shown counts here, and its numbers are not used again`()
    throws
  {
    var (app, helper) = (try Process(launch: 1), try Process(launch: 2))
    app.show("a", at: 0)
    try app.write(to: &helper)
    #expect(helper.show("a", at: 10) == 2)
    try helper.write(to: &app)

    #expect(app.ledger.verdict(for: Self.twice, at: clock(20)) != .admitted)
    #expect(app.show("b", at: 20) == 3)
  }

  @Test func `counts that another process has made replace the records here`() throws {
    var app = try Process(launch: 1)
    app.show("a", at: 0)
    app.show("a", at: 10)
    let rows = app.ledger.takeRows().written
    // Both are launched before the records are old, and one of them counts them when they are.
    var (helper, other) = (try Process(launch: 2, rows: rows), try Process(launch: 3, rows: rows))
    helper.ledger.fold(at: clock(days(366) + 20))
    try helper.write(to: &other)

    #expect(other.ledger.records.isEmpty)
    #expect(other.ledger.folds[1]?.lastNumber == 2)
    #expect(other.ledger.verdict(for: Self.twice, at: clock(days(367))) != .admitted)
    #expect(
      other.ledger.verdict(for: .limited(.atMost(3), key: "a"), at: clock(days(367)))
        == .admitted)
  }

  @Test func `numbers go on after those that another process has counted`() throws {
    var (app, helper) = (try Process(launch: 1), try Process(launch: 2))
    app.show("a", at: 0)
    try app.write(to: &helper)
    helper.show("a", at: 10)
    var later = try Process(launch: 3, rows: helper.ledger.exportedRows + [head(of: helper)])
    later.ledger.fold(at: clock(days(400)))
    try later.write(to: &app)

    #expect(app.show("b", at: days(400)) == 3)
  }

  private func head(of process: Process) throws -> LimitRow {
    let reading = try #require(process.ledger.reading)
    return LimitRow(LimitContents.Head(reading: reading, rowCount: 2))
  }

  @Test func `time is that of the process that has written last`() throws {
    var (app, helper) = (try Process(launch: 1), try Process(launch: 2))
    let request = LimitRequest.limited(.atMost(1, within: .hours(2)), key: "a")
    #expect(app.wait(for: request, at: 0) == nil)
    // The clock is set before the other process reads it for the first time.
    _ = helper.ledger.reserve(request, at: clock(10, setBy: hours(1)))
    try helper.write(to: &app)

    #expect(app.wait(for: request, at: 10) == .hours(2))
  }

  @Test func `a reading of another process that is older does not delay time`() throws {
    var (app, helper) = (try Process(launch: 1), try Process(launch: 2))
    let request = LimitRequest.limited(.atMost(1, within: .hours(2)), key: "a")
    _ = helper.ledger.reserve(request, at: clock(0))
    _ = app.ledger.verdict(for: Self.twice, at: clock(hours(1)))
    try helper.write(to: &app)

    #expect(app.wait(for: request, at: hours(1)) == .hours(1))
  }

  @Test func `the time of a confirmation is written, whatever the clock is set to then`() {
    let device = LimitHarness(wall: days(20_000))
    let request = LimitRequest.limited(.atMost(1, within: .seconds(12)))
    device.reserve(request)
    device.pass(seconds(10))
    device.confirm()
    device.reboot(clockSetBy: -seconds(5))
    #expect(device.wait(for: request) == .seconds(2))
  }

  // MARK: - Rows

  @Test func `rows are written and exported in the order of their names`() throws {
    var app = try Process(launch: 1)
    for index in 0..<30 { app.show(PopupKey("a \(index)"), at: Int64(index)) }
    let written = app.ledger.takeRows().written.map(\.id)
    #expect(written == written.sorted())
    #expect(written.count == 31)
    let exported = app.ledger.exportedRows.map(\.id)
    #expect(exported == exported.sorted())
    #expect(exported.count == 30)
  }

  // MARK: - Other devices

  @Test func `counts of another device count at once, and their dismissal is placed by the clock`()
  {
    let phone = LimitHarness(number: 1, wall: days(20_000))
    let tablet = LimitHarness(number: 2, wall: days(20_000))
    let rest = LimitRequest.limited(.rest(afterDismissal: .days(500)))
    #expect(tablet.admits(rest))
    tablet.setClock(by: hours(5))
    phone.show(rest)
    phone.dismiss()
    phone.pass(days(367))
    phone.restart()
    phone.fold()
    tablet.pass(days(367))

    tablet.receive(from: phone)

    #expect(tablet.wait(for: rest) == .days(132) + .hours(19))
  }

  @Test func `what a restored device gets back keeps its numbers, and its counts are its own`() {
    let phone = LimitHarness(number: 1, wall: days(20_000))
    let tablet = LimitHarness(number: 2, wall: days(20_000))
    let often = LimitRequest.limited(.atMost(9))
    phone.show(often)
    let restored = phone.copy()
    phone.show(often)
    tablet.receive(from: phone)
    restored.receive(from: tablet)
    restored.show(often)
    #expect(restored.records.keys.map(\.number).sorted() == [1, 2, 3])

    phone.pass(days(400))
    phone.restart()
    phone.fold()
    tablet.receive(from: phone)
    #expect(tablet.folds[1] != nil)
    restored.receive(from: tablet)
    #expect(restored.folds.isEmpty)
  }
}

/// The clocks after some milliseconds; the wall clock can be set.
private func clock(_ time: Int64, setBy change: Int64 = 0) -> LimitClock {
  LimitClock(
    boot: "1", uptime: .milliseconds(time),
    secondsSince1970: Double(days(20_000) + time + change) / 1000, zone: "UTC")
}
