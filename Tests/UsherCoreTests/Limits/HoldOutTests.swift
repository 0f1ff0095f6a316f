// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// Users to whom a popup is not shown, so that its effect can be measured.
struct HoldOutTests {
  @Test func `decisions never change, on any device and in any version of Usher`() {
    // Computed by another implementation of FNV-1a and the finalizer.
    let percents: [(account: String?, key: String, percent: Double)] = [
      (nil, "offer", 5.1343),
      ("", "offer", 30.3218),
      ("ann", "offer", 65.3152),
      ("bob", "offer", 81.7721),
      ("ann", "tour", 26.4718),
      ("안나", "🎁", 87.8779),
    ]
    for (account, key, percent) in percents {
      #expect(!HoldOut(percent: percent - 0.0001).contains(account: account, key: key))
      #expect(HoldOut(percent: percent + 0.0001).contains(account: account, key: key))
    }
  }

  @Test(arguments: [0.5, 10, 50, 90])
  func `the share of accounts that are held out is the percentage, independently for each key`(
    percent: Double
  ) {
    let holdOut = HoldOut(percent: percent)
    let accounts = (0..<20_000).map { "user-\($0)" }
    let first = accounts.filter { holdOut.contains(account: $0, key: "offer-1") }
    let both = first.filter { holdOut.contains(account: $0, key: "offer-2") }

    // Four standard deviations of a random choice.
    let share = percent / 100
    func tolerance(_ number: Double) -> Double { 4 * (number * share * (1 - share)).squareRoot() }
    #expect(abs(Double(first.count) - 20_000 * share) <= tolerance(20_000))
    #expect(abs(Double(both.count) - Double(first.count) * share) <= tolerance(Double(first.count)))
  }

  @Test func `a greater percentage holds out the same accounts and more`() {
    for number in 0..<500 {
      let held = stride(from: 0.0, through: 100, by: 2.5).map {
        HoldOut(percent: $0).contains(account: "user-\(number)", key: "offer")
      }
      #expect(held.first == false)
      #expect(held.last == true)
      #expect(held == held.filter { !$0 } + held.filter { $0 })
    }
  }

  @Test func `a percentage that is none is the nearest one`() {
    #expect(HoldOut(percent: .nan) == HoldOut(percent: 0))
    #expect(HoldOut(percent: -.infinity) == HoldOut(percent: 0))
    #expect(HoldOut(percent: 1e9) == HoldOut(percent: 100))
  }

  @Test func `who is held out sees nothing, which is recorded once and counts nowhere`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest(
      account: "ann", key: "offer", limits: [.atMost(1)], groups: [("g", [.atMost(1)])],
      unsolicitedLane: "lane", budget: LaneBudget(perDay: 1), holdOut: HoldOut(percent: 100))

    for _ in 0..<3 {
      #expect(device.reserve(request) == nil)
      #expect(device.ask(request) == .heldOut)
      device.restart()
    }

    #expect(device.records.values.map(\.state) == [.heldOut])
    #expect(device.records.values.map(\.subject.account) == ["ann"])
    let other = LimitRequest(
      account: "ann", key: "other", groups: [("g", [.atMost(1)])], unsolicitedLane: "lane",
      budget: LaneBudget(perDay: 1))
    #expect(device.show(other))
  }

  @Test func `it is recorded when it would have been shown`() {
    let device = LimitHarness(wall: hours(23))
    let request = LimitRequest(
      key: "offer", quietHours: QuietHours(startHour: 22, endHour: 7),
      holdOut: HoldOut(percent: 100))

    device.reserve(request)
    #expect(device.records.isEmpty)
    device.pass(hours(8))
    device.reserve(request)
    #expect(device.records.count == 1)
  }

  @Test func `without a key there is no hold-out`() {
    let device = LimitHarness(wall: hours(12))
    #expect(device.admits(LimitRequest(key: nil, holdOut: HoldOut(percent: 100))))
  }
}
