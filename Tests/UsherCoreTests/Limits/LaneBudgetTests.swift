// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// What a lane allows of what the user did not ask for.
struct LaneBudgetTests {
  private let budget = LaneBudget(
    perLaunch: 2, perDay: 3, afterLaunch: .seconds(60), quietAfterDismissal: .hours(2))

  private func unsolicited(_ key: PopupKey? = nil, account: String? = nil) -> LimitRequest {
    LimitRequest(account: account, key: key, unsolicitedLane: "lane", budget: budget)
  }

  /// A minute after its launch.
  private var device: LimitHarness {
    let device = LimitHarness(wall: days(20_000))
    device.pass(seconds(60))
    return device
  }

  @Test func `the first one waits for some time after the launch`() {
    let device = LimitHarness(wall: days(20_000))

    #expect(device.wait(for: unsolicited()) == .seconds(59), "it was launched a second ago")
    device.pass(seconds(59))
    #expect(device.admits(unsolicited()))
    device.setClock(by: -days(1))
    #expect(device.admits(unsolicited()))
    device.restart()
    #expect(device.wait(for: unsolicited()) == .seconds(60))
  }

  @Test func `a launch and a day have a number of impressions, whatever their keys`() {
    let device = device

    #expect(device.show(unsolicited("a")))
    #expect(device.show(unsolicited()))
    #expect(device.ask(unsolicited("b")) == .limited(by: reason(.perLaunch(2)), wait: nil))

    device.restart()
    device.pass(hours(1))
    #expect(device.show(unsolicited("b")))
    #expect(device.wait(for: unsolicited("c")) == .hours(23) - .seconds(60))
  }

  private func reason(_ kind: LimitKind) -> LimitReason { .limit(kind, of: .lane("lane")) }

  @Test func `after a dismissal by the user the lane is quiet`() {
    let device = device
    device.show(unsolicited("a"))
    device.pass(seconds(9))
    device.dismiss()

    #expect(device.ask(unsolicited("b")) == .limited(by: reason(.rest(7_200_000)), wait: .hours(2)))
    device.pass(hours(2))
    #expect(device.admits(unsolicited("b")))
  }

  @Test func `what the user asked for neither counts nor waits`() {
    let device = LimitHarness(wall: days(20_000))
    let asked = LimitRequest(key: "a", limits: [.atMost(5)], budget: budget)

    for _ in 0..<5 {
      #expect(device.show(asked))
      device.dismiss()
    }

    device.pass(seconds(60))
    #expect(device.admits(unsolicited("b")))
  }

  @Test func `a budget is that of the device, whichever account is in use, and of one lane`() {
    let device = device
    device.show(unsolicited("a", account: "ann"))
    device.show(unsolicited("a", account: "bob"))

    #expect(!device.admits(unsolicited("b")))
    #expect(device.admits(LimitRequest(key: "b", unsolicitedLane: "other", budget: budget)))
  }

  @Test func `a budget without values allows everything, and one of nothing allows nothing`() {
    let device = LimitHarness(wall: days(20_000))
    let free = LimitRequest(key: "a", unsolicitedLane: "lane")
    for _ in 0..<4 { #expect(device.show(free)) }

    for budget in [
      LaneBudget(perLaunch: 0), LaneBudget(perDay: -1), LaneBudget(perLaunch: .min),
    ] {
      #expect(!device.admits(LimitRequest(key: "a", unsolicitedLane: "x", budget: budget)))
    }
    let negative = LaneBudget(afterLaunch: .seconds(-9), quietAfterDismissal: .seconds(-9))
    device.dismiss()
    #expect(device.admits(LimitRequest(key: "a", unsolicitedLane: "lane", budget: negative)))
    let endless = LaneBudget(afterLaunch: .seconds(Int64.max))
    #expect(!device.admits(LimitRequest(key: "a", unsolicitedLane: "x", budget: endless)))
  }
}
