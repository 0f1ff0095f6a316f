// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// Ledger time: clocks that are set, restarts of the app, and restarts of the device.
struct LedgerTimeTests {
  private let hourly = LimitRequest.limited(.atMost(1, within: .hours(1)))

  @Test(arguments: [days(365), -days(365), hours(2), -hours(2), 1, -1])
  func `within a boot the continuous clock wins, however the clock was set`(change: Int64) {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)
    device.pass(hours(1) / 4)

    device.setClock(by: change)
    #expect(device.wait(for: hourly) == .seconds(2700))

    device.restart()
    #expect(device.wait(for: hourly) == .seconds(2700))
    device.pass(hours(3) / 4)
    #expect(device.admits(hourly))
  }

  @Test func `across boots the difference of the wall clocks counts`() {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)

    device.reboot(off: hours(1) / 2)
    #expect(device.wait(for: hourly) == .seconds(1800))

    device.reboot(off: hours(1) / 2)
    #expect(device.admits(hourly))
  }

  @Test func `across boots a clock that was set forward is believed`() {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)

    device.reboot(clockSetBy: hours(1))

    #expect(device.admits(hourly))
  }

  @Test func `after a clock was set back a year, nothing shows again and nothing waits for a year`()
  {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)

    device.reboot(off: hours(2), clockSetBy: -days(365))
    #expect(device.wait(for: hourly) == .hours(1))

    device.pass(hours(1) / 2)
    device.restart()
    #expect(device.wait(for: hourly) == .seconds(1800))
    // The last seen time has moved to now, so the next boot has a difference again.
    device.reboot(off: hours(1))
    #expect(device.admits(hourly))
  }

  @Test func `a clock that is set back at every boot stops the time only while the device is off`()
  {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)
    let other = LimitRequest.limited(.atMost(1, within: .hours(9)), key: "other")

    for _ in 0..<4 {
      device.reboot(off: hours(5), clockSetBy: -days(30))
      device.show(other)
      device.pass(hours(1) / 4)
      device.show(LimitRequest(key: "third"))
    }

    #expect(device.admits(hourly))
    #expect(device.wait(for: other) == .hours(8))
  }

  @Test func `an uptime that is lower than before does not move time back`() {
    var ledger = LimitLedger(
      device: 1, launch: LimitLaunch(id: 1, uptime: .zero, appVersion: "1"), offset: { _, _ in 0 })
    func clock(_ uptime: Int64) -> LimitClock {
      LimitClock(boot: "b", uptime: .seconds(uptime), secondsSince1970: 0, zone: "UTC")
    }
    _ = ledger.reserve(hourly, at: clock(1000))

    var waits: [Duration?] = []
    for uptime in [1100, 1050, 1100, 1101] as [Int64] {
      if case .limited(_, let wait) = ledger.verdict(for: hourly, at: clock(uptime)) {
        waits.append(wait)
      }
    }

    #expect(waits == [.seconds(3500), .seconds(3500), .seconds(3500), .seconds(3499)])
  }

  @Test func `without the last reading, time continues after the last record`() {
    let device = LimitHarness(wall: days(20_000))
    device.show(hourly)
    device.pass(seconds(1))
    device.dismiss()
    let clock = LimitClock(
      boot: "another", uptime: .zero, secondsSince1970: 0, zone: "UTC")
    var ledger = LimitLedger(
      device: 1, launch: LimitLaunch(id: 9, uptime: .zero, appVersion: "1"), offset: { _, _ in 0 },
      records: Array(device.records.values))

    guard case .limited(_, let wait) = ledger.verdict(for: hourly, at: clock) else {
      Issue.record("it is not limited")
      return
    }
    #expect(wait == .seconds(3599))
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.5, .leastNonzeroMagnitude,
  ])
  func `an impossible wall clock leads to a verdict, and the ledger works afterwards`(wall: Double)
  {
    var ledger = LimitLedger(
      device: 1, launch: LimitLaunch(id: 1, uptime: .seconds(Int64.max), appVersion: ""),
      offset: { zone, _ in zone == "wild" ? .max : .min })
    let requests = [
      hourly,
      LimitRequest(
        key: "a", limits: [.atMost(1, per: .day)],
        quietHours: QuietHours(startHour: .max, startMinute: .min, endHour: -1)),
    ]

    for (boot, uptime) in [("", Duration.seconds(Int64.min)), ("b", .seconds(Int64.max))] {
      for zone in ["wild", "wilder"] {
        let clock = LimitClock(boot: boot, uptime: uptime, secondsSince1970: wall, zone: zone)
        for request in requests { _ = ledger.reserve(request, at: clock) }
      }
    }

    let now = LimitClock(boot: "c", uptime: .seconds(5), secondsSince1970: 1.8e9, zone: "UTC")
    for request in requests {
      #expect(ledger.reserve(request, at: now).verdict != .heldOut)
      #expect(ledger.verdict(for: request, at: now) != .admitted)
    }
  }

  @Test func `all clocks are read in whole milliseconds`() {
    let clock = LimitClock(
      boot: "b", uptime: .nanoseconds(1_999_999), secondsSince1970: 0.029, zone: "UTC")

    #expect(clock.uptime == 1)
    #expect(clock.wall == 29)
    #expect(LimitLaunch(id: 1, uptime: .nanoseconds(-1), appVersion: "").uptime == -1)
  }
}
