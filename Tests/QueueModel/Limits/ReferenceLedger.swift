// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// A second, slow implementation of the rules of limits: it keeps all readings and impressions,
/// counts them for each question, and never replaces them by counts.
package struct ReferenceLedger {
  package struct Impression {
    package let id: LimitRecordID
    let histories: [LimitHistoryID]
    let appVersion: String
    let launch: UInt64
    let zone: String
    let wall: Int64
    /// The ledger time of the reservation.
    var time: Int64
    package var state: LimitState
    /// The time from the reservation to the dismissal.
    var dismissal: Int64?
  }

  private let offset: (String, Int64) -> Int
  private var launch: LimitLaunch
  /// The readings of the clocks that count, with the ledger time.
  private var readings: [(clock: LimitClock, time: Int64)] = []
  /// The number of readings that are not lost when the process ends.
  private var writtenReadings = 0
  package private(set) var impressions: [Impression] = []

  package init(launch: LimitLaunch, offset: @escaping (String, Int64) -> Int) {
    self.launch = launch
    self.offset = offset
  }

  package mutating func restart(_ launch: LimitLaunch) {
    self.launch = launch
    readings.removeLast(readings.count - writtenReadings)
  }

  package mutating func read(_ clock: LimitClock) {
    let last = readings.last
    readings.append((clock, time(after: last, at: clock)))
    if last?.clock.boot != clock.boot { write() }
  }

  private mutating func write() { writtenReadings = readings.count }

  // MARK: - Impressions

  package mutating func add(_ id: LimitRecordID, _ subject: LimitSubject, _ state: LimitState) {
    impressions.append(
      Impression(
        id: id, histories: subject.histories, appVersion: launch.appVersion, launch: launch.id,
        zone: clock.zone, wall: clock.wall, time: now, state: state))
    write()
  }

  package mutating func change(_ id: LimitRecordID, to state: LimitState, isDismissed: Bool) {
    guard let index = impressions.firstIndex(where: { $0.id == id }) else { return }
    let old = impressions[index]
    impressions[index].state = max(old.state, state)
    if isDismissed, old.dismissal == nil { impressions[index].dismissal = now - old.time }
    if impressions[index].state != old.state || impressions[index].dismissal != old.dismissal {
      write()
    }
  }

  package mutating func receive(_ others: [Impression]) {
    for other in others {
      let known = impressions.firstIndex { $0.id == other.id }
      let index = known ?? impressions.count
      if known == nil {
        var new = other
        new.time = min(now, now - (clock.wall - other.wall))
        new.dismissal = nil
        impressions.append(new)
        write()
      }
      let old = impressions[index]
      impressions[index].state = max(old.state, other.state)
      if old.dismissal == nil {
        impressions[index].dismissal = other.dismissal.map { min($0, now - old.time) }
      }
      if impressions[index].state != old.state || impressions[index].dismissal != old.dismissal {
        write()
      }
    }
  }

  // MARK: - Time

  private var clock: LimitClock { readings[readings.count - 1].clock }
  private var now: Int64 { readings[readings.count - 1].time }

  private func time(after last: (clock: LimitClock, time: Int64)?, at clock: LimitClock) -> Int64 {
    guard let last else { return clock.wall }
    guard clock.boot == last.clock.boot else {
      return last.time + max(clock.wall - last.clock.wall, 0)
    }
    let sameBoot = readings.reversed().prefix { $0.clock.boot == clock.boot }
    let latest = sameBoot.map(\.clock.uptime).max() ?? clock.uptime
    return last.time + max(clock.uptime - latest, 0)
  }

  private func local(_ wall: Int64, _ zone: String) -> Int64 {
    let seconds = Int64((Double(wall) / 1000).rounded(.down))
    return wall + Int64(offset(zone, seconds)) * 1000
  }

  private func day(_ wall: Int64, _ zone: String) -> Int {
    Int((Double(local(wall, zone)) / 86_400_000).rounded(.down))
  }

  // MARK: - Questions

  /// Returns whether a request may be shown at the last reading.
  package func verdict(for request: LimitRequest) -> Kind {
    for scope in request.scopes {
      for limit in scope.limits where !allows(limit, of: scope.history) { return .limited }
    }
    if let quiet = request.quietHours, isQuiet(quiet) { return .limited }
    guard let holdOut = request.holdOut, let key = request.subject.key,
      holdOut.contains(account: request.subject.account, key: key)
    else { return .admitted }
    return .heldOut
  }

  package enum Kind { case admitted, limited, heldOut }

  private func allows(_ limit: LimitKind, of history: LimitHistoryID) -> Bool {
    let all = impressions.filter { $0.histories.contains(history) }
    let counting = all.filter { $0.state == .reserved || $0.state == .shown }
    let (clock, now) = readings[readings.count - 1]
    switch limit {
    case .ever(let count): return counting.count < count
    case .within(let count, let length):
      return count > 0 && counting.count { $0.time + length > now } < count
    case .perDay(let count):
      return count > 0
        && counting.count { impression in
          let named = clock.wall - (now - impression.time)
          let hasNewDayBegun = [impression.zone, clock.zone].allSatisfy {
            day(clock.wall, $0) > day(named, $0)
          }
          return !hasNewDayBegun
        } < count
    case .perVersion(let count):
      return counting.count { $0.appVersion == launch.appVersion } < count
    case .perLaunch(let count): return counting.count { $0.launch == launch.id } < count
    case .rest(let length):
      return all.allSatisfy { impression in
        impression.dismissal.map { impression.time + $0 + length <= now } ?? true
      }
    case .afterLaunch(let length): return clock.uptime - launch.uptime >= length
    }
  }

  private func isQuiet(_ quiet: QuietHours) -> Bool {
    let local = local(clock.wall, clock.zone)
    let minute = Int((Double(local) / 60_000).rounded(.down))
    var isQuiet = false
    var next = quiet.start
    while next != quiet.end {
      if (minute - next) % 1440 == 0 { isQuiet = true }
      next = (next + 1) % 1440
    }
    return isQuiet
  }
}
