// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

@testable import UsherLimits

/// What the ledger remembers about time zones and clocks.
struct LimitZonesTests {
  private final class Lookups: @unchecked Sendable {
    var count = 0
  }

  @Test func `a zone is stored once`() {
    var zones = LimitZones { _, _ in 0 }
    let first = zones.index(of: "Europe")

    #expect(zones.index(of: "Asia") != first)
    #expect(zones.index(of: "Europe") == first)
  }

  @Test func `requests that are asked together look up the end of the quiet hours once`() {
    let lookups = Lookups()
    var zones = LimitZones { _, _ in
      lookups.count += 1
      return 0
    }
    let now = Milliseconds(23 * 3_600_000)
    zones.update(to: LimitReading(boot: "1", uptime: 0, wall: now, time: now), zone: "Europe")
    let night = QuietHours(startHour: 22, endHour: 7)
    let end = zones.end(of: night, containing: now)
    let count = lookups.count

    #expect(zones.end(of: night, containing: now) == end)
    #expect(end == Milliseconds(31 * 3_600_000))
    #expect(lookups.count == count)
  }

  @Test func `ledger time cannot overflow, however often a clock is set`() {
    let latest = Milliseconds(1 << 60)
    var reading = LimitReading(boot: "1", uptime: 0, wall: 0, time: latest)

    reading.advance(
      to: LimitClock(boot: "2", uptime: .zero, secondsSince1970: 1e9, zone: "Europe"))
    #expect(reading.time == latest)
  }
}
