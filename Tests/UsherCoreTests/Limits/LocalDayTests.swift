// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// n a local day and quiet hours, with time zones, daylight saving and long flights.
struct LocalDayTests {
  private let daily = LimitRequest.limited(.atMost(1, per: .day))
  private let night = LimitRequest(
    key: "offer", quietHours: QuietHours(startHour: 22, startMinute: 30, endHour: 7))

  @Test func `a new day begins at midnight`() {
    let device = LimitHarness(wall: days(20_000) + hours(23))

    #expect(device.show(daily))
    #expect(device.wait(for: daily) == .hours(1))
    device.pass(hours(1) - 1)
    #expect(!device.admits(daily))
    device.pass(1)
    #expect(device.show(daily))
    #expect(device.wait(for: daily) == .hours(24))
  }

  @Test func `n a day counts the impressions of today`() {
    let device = LimitHarness(wall: days(20_000) + hours(21))
    let request = LimitRequest.limited(.atMost(2, per: .day))

    device.show(request)
    device.pass(hours(1))
    device.show(request)
    #expect(device.wait(for: request) == .hours(2))
    device.pass(hours(2))
    #expect(device.show(request))
    #expect(device.show(request))
    #expect(device.wait(for: request) == .hours(24))
  }

  @Test func `before 1970 days are days`() {
    let device = LimitHarness(wall: -hours(1))

    #expect(device.show(daily))
    #expect(device.wait(for: daily) == .hours(1))
  }

  @Test(arguments: [
    ("Summer", 90, 23), ("Summer", 300, 25), ("Midnight", 60, 23), ("Midnight", 250, 25),
  ])
  func `of the days around a change of summer time one is an hour shorter or longer`(
    zone: String, change: Int64, length: Int64
  ) {
    let device = LimitHarness(wall: days(change - 3) + hours(5), zone: zone)
    var lengths: [Duration] = []
    for _ in 0..<6 {
      device.pass(device.wait(for: daily))
      #expect(device.show(daily))
      lengths.append(device.wait(for: daily) ?? .zero)
    }

    // The first one is the rest of a day.
    #expect(lengths.dropFirst().filter { $0 != .hours(24) } == [.hours(length)])
  }

  @Test func `a flight to the east is no new day until both zones have one`() {
    // Noon in UTC. In the east it is 2:00 of the next day.
    let device = LimitHarness(wall: days(20_000) + hours(12))
    device.show(daily)

    device.travel(to: "East")
    #expect(device.wait(for: daily) == .hours(22), "midnight in the east; in UTC it is 10:00")
    device.pass(hours(12))
    #expect(!device.admits(daily), "a new day in UTC, but not in the east")
    device.pass(hours(10))
    #expect(device.show(daily))
  }

  @Test func `a flight to the west and back does not repeat the day`() {
    let device = LimitHarness(wall: days(20_000) + hours(11), zone: "East")
    // It is 1:00 in the east, 23:00 of the day before the last in the west.
    device.show(daily)

    device.travel(to: "West")
    #expect(!device.admits(daily))
    device.pass(hours(1))
    #expect(!device.admits(daily), "a new day in the west, but not in the east")
    #expect(device.wait(for: daily) == .hours(22))

    device.pass(hours(12))
    device.travel(to: "East")
    #expect(device.wait(for: daily) == .hours(10))
    device.pass(hours(10))
    #expect(device.show(daily))
  }

  @Test func `a 12-hour flight with an impression before and after counts each in its own day`() {
    let device = LimitHarness(wall: days(20_000) + hours(9), zone: "West")
    // 21:00 in the west, 23:00 of the next day in the east.
    #expect(device.show(daily))
    device.pass(hours(12))
    device.travel(to: "East")

    // 9:00 in the west and 11:00 in the east, a day later in both.
    #expect(device.show(daily))
    #expect(device.wait(for: daily) == .hours(13))
  }

  @Test func `impressions of several zones are over one after another`() {
    let device = LimitHarness(wall: days(20_000) + hours(12))
    let request = LimitRequest.limited(.atMost(3, per: .day))
    device.show(request)
    device.travel(to: "West")
    device.show(request)
    device.travel(to: "East")
    device.show(request)
    #expect(device.wait(for: request) == .hours(22))
    device.travel(to: "UTC")

    #expect(device.wait(for: request) == .hours(12))
    device.pass(hours(12))
    #expect(device.show(request))
    // Two are left of the day before, because of the zones in which they were shown.
    #expect(!device.admits(request))
  }

  @Test func `a skipped day is a new day`() {
    let device = LimitHarness(wall: days(150) + hours(10), zone: "Skipping")
    device.show(daily)

    #expect(device.wait(for: daily) == .hours(1))
  }

  @Test func `setting the clock to the next day within a boot is no new day`() {
    let device = LimitHarness(wall: days(20_000) + hours(12))
    device.show(daily)

    device.setClock(by: days(1))
    #expect(!device.admits(daily))
    device.setClock(by: hours(6))
    #expect(device.wait(for: daily) == .hours(6), "the present clock names the time of the day")
  }

  // MARK: - Quiet hours

  @Test func `quiet hours that contain midnight end in the morning`() {
    let device = LimitHarness(wall: days(20_000) + hours(22))

    #expect(device.admits(night))
    device.pass(hours(1) / 2 - 1)
    #expect(device.admits(night))
    device.pass(1)
    #expect(device.ask(night) == .limited(by: .quietHours, wait: .seconds(30_600)))
    device.pass(hours(8))
    #expect(device.wait(for: night) == .seconds(1800))
    device.pass(hours(1) / 2)
    #expect(device.admits(night))
  }

  @Test func `quiet hours within a day`() {
    let device = LimitHarness(wall: days(20_000) + hours(8))
    let request = LimitRequest(key: "a", quietHours: QuietHours(startHour: 9, endHour: 17))

    #expect(device.admits(request))
    device.pass(hours(1))
    #expect(device.wait(for: request) == .hours(8))
    device.pass(hours(8))
    #expect(device.admits(request))
  }

  @Test func `quiet hours from a time to the same time are none, and times wrap around`() {
    let device = LimitHarness(wall: days(20_000))
    for (start, end) in [(7, 7), (0, 24), (-24, 48)] {
      let quiet = QuietHours(startHour: start, endHour: end)
      #expect(device.admits(LimitRequest(key: "a", quietHours: quiet)))
    }
    #expect(
      QuietHours(startHour: -2, startMinute: 1470, endHour: 30, endMinute: 75)
        == QuietHours(startHour: 22, startMinute: 30, endHour: 7, endMinute: 15))
  }

  @Test func `quiet hours follow the traveler`() {
    let device = LimitHarness(wall: days(20_000) + hours(9))
    #expect(device.admits(night))

    device.travel(to: "East")

    #expect(device.wait(for: night) == .hours(8))
  }

  @Test func `quiet hours that end while the clock skips an hour are over at the change`() {
    // At 2:00 of standard time it becomes 3:00.
    let device = LimitHarness(wall: days(90), zone: "Summer")
    let request = LimitRequest(
      key: "a", quietHours: QuietHours(startHour: 22, startMinute: 0, endHour: 2, endMinute: 30))

    #expect(device.wait(for: request) == .hours(1))
    device.pass(hours(1))
    #expect(device.admits(request))
  }

  @Test func `a wait that would end in quiet hours ends after them`() {
    let device = LimitHarness(wall: days(20_000) + hours(20))
    let request = LimitRequest(
      key: "a", limits: [.atMost(1, within: .hours(4))],
      quietHours: QuietHours(startHour: 22, endHour: 7))
    device.show(request)

    #expect(device.ask(request) == .limited(by: .quietHours, wait: .hours(11)))
  }
}
