// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A time or a length of time in whole milliseconds.
package typealias Milliseconds = Int64

extension Milliseconds {
  static let day: Milliseconds = 86_400_000
  /// The longest length of time, more than a thousand years. A clock can show eight times as much,
  /// and ledger time is limited only so that it cannot overflow, however often a clock is set.
  static let longest: Milliseconds = 1 << 45
  fileprivate static let latestClock: Milliseconds = 1 << 48
  fileprivate static let latest: Milliseconds = 1 << 60

  /// The same length, clock or ledger time, limited to what is supported.
  fileprivate func limited(to limit: Milliseconds) -> Milliseconds {
    Swift.min(Swift.max(self, -limit), limit)
  }

  var clampedClock: Milliseconds { limited(to: .latestClock) }
  var clampedTime: Milliseconds { limited(to: .latest) }

  /// The quotient, rounded down, and the remainder, which is never negative.
  func dividedByDay() -> (day: Milliseconds, time: Milliseconds) {
    let (day, time) = quotientAndRemainder(dividingBy: .day)
    return time < 0 ? (day - 1, time + .day) : (day, time)
  }
}

extension Duration {
  /// Whole milliseconds, rounded down, and limited to what a clock can show.
  fileprivate var clockMilliseconds: Milliseconds {
    let (seconds, attoseconds) = clamped.components
    guard seconds.magnitude < Milliseconds.latestClock.magnitude / 1000 else {
      return seconds < 0 ? -.latestClock : .latestClock
    }
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    return seconds * 1000 + whole - (rest < 0 ? 1 : 0)
  }

  /// A length in whole milliseconds, at least zero, and rounded up, so that no limit is shorter
  /// than the app has set it.
  var limitLength: Milliseconds {
    max(0, min(-(.zero - clamped).clockMilliseconds, .longest))
  }
}

/// One reading of the clocks of the device.
package struct LimitClock: Sendable, Hashable {
  /// What identifies the boot of the device: it is different after every restart.
  package let boot: String
  /// The time since the boot, including sleep, which the user cannot change.
  package let uptime: Milliseconds
  /// The time since 1970 in UTC, which the user can change.
  package let wall: Milliseconds
  /// The identifier of the time zone.
  package let zone: String

  /// Creates a reading. A wall clock that is not a number counts as 1970.
  package init(boot: String, uptime: Duration, secondsSince1970: Double, zone: String) {
    self.boot = boot
    self.uptime = uptime.clockMilliseconds
    let milliseconds = (secondsSince1970 * 1000).rounded()
    let limit = Double(Milliseconds.latestClock)
    wall = milliseconds.isNaN ? 0 : Milliseconds(min(max(milliseconds, -limit), limit))
    self.zone = zone
  }
}

/// The launch of the process that asks.
package struct LimitLaunch: Sendable, Hashable {
  /// A random number; no other launch of any device has it.
  package let id: UInt64
  /// The time since the boot at which the process was launched.
  package let uptime: Milliseconds
  /// The version of the app.
  package let appVersion: String

  package init(id: UInt64, uptime: Duration, appVersion: String) {
    self.id = id
    self.uptime = uptime.clockMilliseconds
    self.appVersion = appVersion
  }
}

/// The last reading of the clocks, with the ledger time that it led to.
///
/// Ledger time is the time line of everything that a ledger records. Within one boot it advances
/// with the uptime, so that changes of the wall clock have no effect; from one boot to another it
/// advances by the difference of the wall clocks, and never backward.
package struct LimitReading: Sendable, Hashable {
  package var boot: String
  package var uptime: Milliseconds
  package var wall: Milliseconds
  /// The ledger time. Only differences are meaningful.
  package var time: Milliseconds

  package init(boot: String, uptime: Milliseconds, wall: Milliseconds, time: Milliseconds) {
    self.boot = boot
    self.uptime = uptime.clampedClock
    self.wall = wall.clampedClock
    self.time = time.clampedTime
  }

  /// The first reading: ledger time starts with the wall clock.
  init(first clock: LimitClock) {
    self.init(boot: clock.boot, uptime: clock.uptime, wall: clock.wall, time: clock.wall)
  }

  mutating func advance(to clock: LimitClock) {
    if clock.boot == boot {
      // Another process may have read the clocks later and written earlier.
      let passed = max(clock.uptime - uptime, 0)
      uptime += passed
      time += passed
    } else {
      time += max(clock.wall - wall, 0)
      boot = clock.boot
      uptime = clock.uptime
    }
    time = time.clampedTime
    wall = clock.wall
  }

  /// The ledger time of a moment that some wall clock has named; never later than now.
  func time(ofWall other: Milliseconds) -> Milliseconds {
    (time - max(wall - other.clampedClock, 0)).clampedTime
  }
}

// MARK: - Local days

/// The time zones of a ledger, and the local day that it is in each.
struct LimitZones: Sendable {
  /// Returns the seconds by which local time is ahead of UTC, for a zone and a time since 1970.
  typealias Offset = @Sendable (String, Int64) -> Int

  private struct Zone: Sendable {
    let name: String
    /// The wall clock from the start to the end of the present day.
    var day: Range<Milliseconds>
  }

  private let offset: Offset
  private var zones: [Zone] = []
  private var indices: [String: Int] = [:]
  /// The index of the present zone.
  private(set) var current = 0
  private var wall: Milliseconds = 0
  /// The wall clock minus the ledger time: what the present clock adds to name a ledger time.
  private(set) var shift: Milliseconds = 0
  /// The wall clock at which today has begun in the zone where it began first.
  private var firstStart: Milliseconds = 0
  /// The last quiet hours that were asked for, when, and their end: requests are asked together,
  /// and offsets are slow to find.
  private var lastQuiet: (hours: QuietHours, wall: Milliseconds, end: Milliseconds?)?

  init(offset: @escaping Offset) {
    self.offset = offset
  }

  /// Returns the index of a zone.
  mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    zones.append(Zone(name: name, day: day(at: wall, in: name)))
    indices[name] = zones.count - 1
    updateFirstStart()
    return zones.count - 1
  }

  mutating func update(to reading: LimitReading, zone: String) {
    wall = reading.wall
    shift = reading.wall - reading.time
    for index in zones.indices where !zones[index].day.contains(wall) {
      zones[index].day = day(at: wall, in: zones[index].name)
      updateFirstStart()
    }
    if zones.isEmpty || zones[current].name != zone {
      current = index(of: zone)
      lastQuiet = nil
    }
  }

  private mutating func updateFirstStart() {
    firstStart = zones.lazy.map(\.day.lowerBound).min() ?? wall
  }

  /// The ledger time before which nothing is of today in any zone.
  var earliestStart: Milliseconds { firstStart - shift }

  /// Returns the ledger time at which a new day will have begun since an impression, in its zone
  /// and in the present one; `nil` if one has begun.
  func endOfDay(since time: Milliseconds, in zone: Int) -> Milliseconds? {
    let end = max(
      endOfToday(ifContaining: time, in: zone), endOfToday(ifContaining: time, in: current))
    return end == .min ? nil : end
  }

  private func endOfToday(ifContaining time: Milliseconds, in zone: Int) -> Milliseconds {
    let today = zones[zone].day
    return time + shift >= today.lowerBound ? today.upperBound - shift : .min
  }

  /// Returns the ledger time at which the quiet hours that contain a ledger time are over; `nil` if
  /// none do.
  mutating func end(of quiet: QuietHours, containing time: Milliseconds) -> Milliseconds? {
    if let known = lastQuiet, known.hours == quiet, known.wall == time + shift {
      return known.end.map { $0 - shift }
    }
    let end = wallClock(after: quiet, containing: time + shift)
    lastQuiet = (quiet, time + shift, end)
    return end.map { $0 - shift }
  }

  private func wallClock(after quiet: QuietHours, containing wall: Milliseconds) -> Milliseconds? {
    let zone = zones[current].name
    let local = local(wall, in: zone)
    let now = local.dividedByDay().time
    let start = Milliseconds(quiet.start) * 60_000
    let end = Milliseconds(quiet.end) * 60_000
    let isQuiet = start <= end ? start <= now && now < end : now >= start || now < end
    guard isQuiet else { return nil }
    let target = local + (end - now + .day) % .day
    return boundary(after: wall) { self.local($0, in: zone) >= target }
  }

  private func local(_ wall: Milliseconds, in zone: String) -> Milliseconds {
    let seconds = wall >= 0 ? wall / 1000 : (wall - 999) / 1000
    // No zone was ever a day from UTC.
    return wall + Milliseconds(min(max(offset(zone, seconds), -86_400), 86_400)) * 1000
  }

  private func day(at wall: Milliseconds, in zone: String) -> Range<Milliseconds> {
    func number(_ wall: Milliseconds) -> Milliseconds { local(wall, in: zone).dividedByDay().day }
    let today = number(wall)
    let start = boundary(after: wall - LimitZones.longestDay) { number($0) >= today }
    return min(start, wall)..<boundary(after: wall) { number($0) > today }
  }

  /// A day of 24 hours that a change of the zone repeats, and a bit more.
  private static let longestDay = Milliseconds.day * 2 + .day / 12

  /// Returns the first time after another one at which a condition holds, which it does from then
  /// on.
  private func boundary(
    after start: Milliseconds, where holds: (Milliseconds) -> Bool
  ) -> Milliseconds {
    var last = start
    var first = start + LimitZones.longestDay
    while last + 1 < first {
      let middle = last + (first - last) / 2
      if holds(middle) { first = middle } else { last = middle }
    }
    return first
  }
}
