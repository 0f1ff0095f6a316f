// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// A device with clocks that can jump, a store that survives its processes, their ledgers, and the
/// reference model of them.
package struct LimitDevice {
  package let number: UInt64
  /// The ledger of the process that runs.
  package private(set) var ledger: LimitLedger
  package private(set) var model: ReferenceLedger
  package private(set) var rows: [String: LimitRow] = [:]
  /// The process that is suspended, such as an extension of the app, and what was written since.
  private var other: (ledger: LimitLedger, newRows: [String: LimitRow])?
  private var launchCount: UInt64 = 0
  private var boot = 0
  private var uptime: Int64 = 5_000
  private var wall: Int64
  private var zone: String
  /// The last impressions, the latest first.
  private var reservations: [LimitRecordID] = []
  package private(set) var failure: String?

  package init(number: UInt64 = 1, wall: Int64, zone: String = "UTC") {
    self.number = number
    self.wall = wall
    self.zone = zone
    let launch = LimitLaunch(id: number << 32, uptime: .seconds(4), appVersion: "1.0")
    ledger = LimitLedger(device: number, launch: launch, offset: LimitDevice.offset)
    model = ReferenceLedger(launch: launch, offset: LimitDevice.offset)
  }

  /// The present reading of the clocks.
  package var clock: LimitClock {
    LimitClock(
      boot: "boot \(boot)", uptime: .milliseconds(uptime),
      secondsSince1970: Double(wall) / 1000, zone: zone)
  }

  // MARK: - Clocks

  package mutating func pass(_ milliseconds: Int64) {
    uptime += milliseconds
    wall += milliseconds
  }

  /// The user sets the clock.
  package mutating func setClock(by milliseconds: Int64) { wall += milliseconds }

  package mutating func travel(to zone: String) { self.zone = zone }

  /// The process ends, by a crash or otherwise, and the app is launched again.
  package mutating func restart(
    appVersion: String? = nil, using random: inout some RandomNumberGenerator
  ) {
    launchCount += 1
    let launch = LimitLaunch(
      id: number << 32 + launchCount, uptime: .milliseconds(uptime),
      appVersion: appVersion ?? ledger.launch.appVersion)
    do {
      ledger = try LimitLedger(
        device: number, launch: launch, offset: LimitDevice.offset,
        rows: rows.values.shuffled(using: &random))
    } catch {
      expect(false, "\(error)")
    }
    model.restart(launch)
  }

  /// The other process of the app continues, or is launched, with the same store.
  package mutating func switchProcess(using random: inout some RandomNumberGenerator) {
    let suspended = ledger
    if let (continued, newRows) = other {
      ledger = continued
      do {
        try ledger.read(newRows.values.shuffled(using: &random))
      } catch {
        expect(false, "\(error)")
      }
      model.restart(ledger.launch)
    } else {
      restart(using: &random)
    }
    other = (suspended, [:])
  }

  /// The device was off for a while, and its clock was set before the app was launched again.
  package mutating func reboot(
    off milliseconds: Int64 = 0, clockSetBy change: Int64 = 0,
    using random: inout some RandomNumberGenerator
  ) {
    boot += 1
    other = nil
    wall += milliseconds + change
    uptime = 5_000
    restart(using: &random)
  }

  // MARK: - Requests

  /// Compares the verdicts of ledger and model, now and when the wait is over.
  @discardableResult
  package mutating func ask(_ request: LimitRequest) -> LimitVerdict {
    let verdict = ledger.verdict(for: request, at: clock)
    model.read(clock)
    write()
    check(verdict, of: request)
    return verdict
  }

  /// Reserves an impression, if there may be one.
  @discardableResult
  package mutating func reserve(_ request: LimitRequest) -> LimitRecordID? {
    let asked = ask(request)
    let known = ledger.records.count
    let (verdict, reservation) = ledger.reserve(request, at: clock)
    expect(verdict == asked, "asking counts nothing: \(asked), then \(verdict)")
    write()
    if let reservation {
      model.add(reservation, request.subject, .reserved)
      reservations.insert(reservation, at: 0)
    } else if ledger.records.count > known,
      let id = ledger.records.keys.filter({ $0.device == number }).max()
    {
      model.add(id, request.subject, .heldOut)
    }
    return reservation
  }

  package mutating func confirm(_ index: Int = 0) {
    guard let id = reservation(index) else { return }
    ledger.confirm(id, at: clock)
    change(id, .shown, isDismissed: false)
  }

  package mutating func release(_ index: Int = 0) {
    guard let id = reservation(index) else { return }
    ledger.release(id, at: clock)
    change(id, .released, isDismissed: false)
  }

  package mutating func dismiss(_ index: Int = 0) {
    guard let id = reservation(index) else { return }
    ledger.userDidDismiss(id, at: clock)
    change(id, .shown, isDismissed: true)
  }

  /// Receives what another device has stored.
  package mutating func receive(from other: LimitDevice) {
    let contents = other.contents
    ledger.merge(folds: contents.folds, records: contents.records, at: clock)
    model.read(clock)
    model.receive(other.model.impressions)
    write()
  }

  package mutating func fold() {
    // No process is suspended for a year, and the launch of this one is not folded.
    other = nil
    ledger.fold(at: clock)
    model.read(clock)
    write()
  }

  private func reservation(_ index: Int) -> LimitRecordID? {
    reservations.indices.contains(index) ? reservations[index] : nil
  }

  private mutating func change(_ id: LimitRecordID, _ state: LimitState, isDismissed: Bool) {
    model.read(clock)
    // What was replaced by counts is not changed any more.
    if ledger.records[id] != nil { model.change(id, to: state, isDismissed: isDismissed) }
    write()
  }

  /// Writes the changes, as a store does in one transaction.
  private mutating func write() {
    let changes = ledger.takeRows()
    for row in changes.written {
      rows[row.id] = row
      other?.newRows[row.id] = row
    }
    for id in changes.removed {
      rows[id] = nil
      other?.newRows[id] = nil
    }
  }

  /// What is stored.
  package var contents: LimitContents {
    do {
      return try LimitContents(Array(rows.values))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  // MARK: - Comparing

  private mutating func check(_ verdict: LimitVerdict, of request: LimitRequest) {
    let expected = model.verdict(for: request)
    switch verdict {
    case .admitted: expect(expected == .admitted, "admitted, but \(expected)")
    case .heldOut: expect(expected == .heldOut, "held out, but \(expected)")
    case .unavailable: expect(false, "unavailable")
    case .limited(let reason, let wait):
      expect(expected == .limited, "limited by \(reason), but \(expected)")
      guard let wait else {
        let later = self.verdict(of: request, after: 100 * 366 * 86_400_000)
        expect(later == .limited, "\(reason) for ever, but later \(later)")
        return
      }
      let length = Int64((wait / .milliseconds(1)).rounded())
      expect(length > 0, "\(reason) for \(wait)")
      let before = self.verdict(of: request, after: length - 1)
      let after = self.verdict(of: request, after: length)
      expect(before == .limited, "\(reason) for \(wait), but before \(before)")
      expect(after != .limited, "\(reason) for \(wait), but after \(after)")
    }
  }

  private func verdict(
    of request: LimitRequest, after milliseconds: Int64
  ) -> ReferenceLedger.Kind {
    var later = self
    later.pass(milliseconds)
    later.model.read(later.clock)
    return later.model.verdict(for: request)
  }

  private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition, failure == nil { failure = message() }
  }

  // MARK: - Zones

  package static let zones = ["UTC", "East", "West", "Summer", "Midnight", "Skipping"]

  /// Zones as they exist, with simple rules: far east and west of each other, with summer time that
  /// changes at night or at midnight, and one that has skipped a day.
  @Sendable
  package static func offset(of zone: String, at seconds: Int64) -> Int {
    let day = (seconds % 31_536_000 + 31_536_000) % 31_536_000 / 3600
    switch zone {
    case "East": return 14 * 3600
    case "West": return -12 * 3600
    // From 1:00 to 1:00 UTC, as in Europe.
    case "Summer": return (90 * 24 + 1..<300 * 24 + 1).contains(day) ? 7200 : 3600
    // From midnight of standard time to midnight of summer time, so that there is no 0:30 on one
    // day and 23:30 twice on another one.
    case "Midnight": return (60 * 24 + 3..<250 * 24 + 2).contains(day) ? -7200 : -10_800
    // From west to east of the date line, on one day of the year and back half a year later.
    case "Skipping": return (150 * 24 + 11..<330 * 24 + 11).contains(day) ? 13 * 3600 : -11 * 3600
    default: return 0
    }
  }

  private static var offset: @Sendable (String, Int64) -> Int { { offset(of: $0, at: $1) } }
}
