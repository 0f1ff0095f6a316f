// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// Each kind of limit, and what several of them do together.
struct LimitTests {
  @Test func `n ever allows n impressions and waits for ever then`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(2))

    #expect(device.show(request))
    #expect(device.show(request))

    device.pass(days(4000))
    device.restart(appVersion: "9")
    #expect(
      device.ask(request)
        == .limited(
          by: .limit(.ever(2), of: .key("offer", version: nil, account: nil)), wait: nil))
  }

  @Test func `n in a rolling time waits until the nth last impression is old enough`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(2, within: .seconds(60)))

    device.show(request)
    device.pass(seconds(20))
    device.show(request)
    device.pass(seconds(10))

    #expect(device.wait(for: request) == .seconds(30))
    device.pass(seconds(30) - 1)
    #expect(!device.admits(request))
    device.pass(1)
    #expect(device.show(request))
    #expect(device.wait(for: request) == .seconds(20))
  }

  @Test func `n in a launch allows n more in the next one`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1, per: .launch))

    #expect(device.show(request))
    #expect(!device.admits(request))
    #expect(device.wait(for: request) == nil)

    device.restart()
    #expect(device.show(request))
    #expect(!device.admits(request))
  }

  @Test func `n in an app version allows n more in another version, and remembers the first`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1, per: .appVersion))

    #expect(device.show(request))
    device.restart()
    #expect(!device.admits(request))
    device.restart(appVersion: "2.0")
    #expect(device.show(request))

    device.restart(appVersion: "1.0")
    #expect(!device.admits(request))
  }

  @Test func `the rest after a dismissal begins with the dismissal, and not with the impression`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.rest(afterDismissal: .days(3)))

    device.show(request)
    device.pass(hours(1))
    #expect(device.admits(request))
    device.dismiss()
    #expect(device.wait(for: request) == .days(3))

    device.pass(hours(1))
    device.dismiss()
    #expect(device.wait(for: request) == .days(3) - .hours(1), "it was dismissed once")
    device.pass(days(3) - hours(1))
    #expect(device.admits(request))
  }

  @Test func `the limit that is over last is the one that a request waits for`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest(
      key: "offer",
      limits: [
        .atMost(1, within: .seconds(10)), .atMost(1, within: .seconds(30)),
        .atMost(1, within: .seconds(20)),
      ])
    device.show(request)

    guard case .limited(let reason, let wait) = device.ask(request) else {
      Issue.record("it is not limited")
      return
    }
    #expect(wait == .seconds(30))
    #expect(reason.description == "at most 1 in 30 s of key “offer”")
  }

  @Test func `a group counts impressions of all its keys, and each key its own`() {
    let device = LimitHarness(wall: hours(12))
    func offer(_ key: PopupKey) -> LimitRequest {
      LimitRequest(
        key: key, limits: [.atMost(1)], groups: [("offers", [.atMost(2, within: .hours(1))])])
    }

    #expect(device.show(offer("a")))
    #expect(!device.admits(offer("a")))
    #expect(device.show(offer("b")))
    #expect(device.wait(for: offer("c")) == .hours(1))
    #expect(device.admits(.limited(.atMost(1), key: "d")))
  }

  @Test func `what names a group without limiting it counts in the group`() {
    let device = LimitHarness(wall: hours(12))

    device.show(LimitRequest(key: "a", groups: [("offers", []), ("offers", [])]))

    #expect(device.admits(LimitRequest(key: "b", groups: [("offers", [.atMost(2)])])))
    #expect(!device.admits(LimitRequest(key: "b", groups: [("offers", [.atMost(1)])])))
  }

  @Test func `other accounts, keys and versions of a key have impressions of their own`() {
    let device = LimitHarness(wall: hours(12))
    func request(_ account: String?, _ key: PopupKey, _ version: String?) -> LimitRequest {
      LimitRequest(account: account, key: key, version: version, limits: [.atMost(1)])
    }
    device.show(request("ann", "offer", nil))

    #expect(!device.admits(request("ann", "offer", nil)))
    for other in [
      request(nil, "offer", nil), request("", "offer", nil), request("bob", "offer", nil),
      request("ann", "tour", nil), request("ann", "offer", "2"), request("ann", "offer", ""),
    ] {
      #expect(device.show(other))
      #expect(!device.admits(other))
    }
  }

  @Test func `logging out changes the account and erases nothing`() {
    let device = LimitHarness(wall: hours(12))
    func request(_ account: String?) -> LimitRequest {
      LimitRequest(
        account: account, key: "offer", limits: [.atMost(1)], groups: [("g", [.atMost(1)])])
    }

    #expect(device.show(request("ann")))
    #expect(device.show(request(nil)))
    #expect(device.show(request("bob")))

    device.restart()
    for account in ["ann", nil, "bob"] { #expect(!device.admits(request(account))) }
  }

  // MARK: - Unusual values

  @Test(arguments: [0, -1, Int.min])
  func `a limit to no impressions allows none`(count: Int) {
    let device = LimitHarness(wall: hours(12))
    for limit in [
      PopupLimit.atMost(count), .atMost(count, within: .seconds(60)), .atMost(count, within: .zero),
      .atMost(count, per: .day), .atMost(count, per: .appVersion), .atMost(count, per: .launch),
    ] {
      #expect(!device.admits(.limited(limit)))
      #expect(device.wait(for: .limited(limit)) == nil)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-5), .seconds(Int64.min)])
  func `a rolling time or a rest that is not positive limits nothing`(length: Duration) {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest(
      key: "offer", limits: [.atMost(1, within: length), .rest(afterDismissal: length)])

    for _ in 0..<3 {
      #expect(device.show(request))
      device.dismiss()
    }
  }

  @Test(arguments: [Duration.days(367), .seconds(Int64.max)])
  func `a rolling time of more than 366 days never ends`(length: Duration) {
    #expect(PopupLimit.atMost(3, within: length) == .atMost(3))
    #expect(PopupLimit.atMost(3, within: .days(366)) != .atMost(3))
  }

  @Test func `the longest rest is long, and ends in no error`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.rest(afterDismissal: .seconds(Int64.max)))
    device.show(request)
    device.dismiss()

    #expect((device.wait(for: request) ?? .zero) > .days(366_000))
  }

  @Test func `a part of a millisecond counts as a whole one`() {
    #expect(
      PopupLimit.atMost(1, within: .nanoseconds(1)) == .atMost(1, within: .milliseconds(1)))
    #expect(
      PopupLimit.rest(afterDismissal: .nanoseconds(1_000_001))
        == .rest(afterDismissal: .milliseconds(2)))
  }

  @Test func `the greatest number allows everything`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest(
      key: "🎁\u{0} ‏עברית", limits: [.atMost(.max), .atMost(.max, per: .day)])

    for _ in 0..<3 { #expect(device.show(request)) }
  }

  @Test func `without a store what has limits waits, and what has none is shown`() {
    let lane = LimitRequest(key: "a", unsolicitedLane: "lane")
    #expect(lane.verdictWithoutStore == .admitted)
    #expect(LimitRequest(key: "a", groups: [("g", [])]).verdictWithoutStore == .admitted)

    for limited in [
      LimitRequest.limited(.atMost(1)), LimitRequest(key: "a", groups: [("g", [.atMost(1)])]),
      LimitRequest(key: "a", quietHours: QuietHours(startHour: 22, endHour: 7)),
      LimitRequest(key: "a", holdOut: HoldOut(percent: 1)),
      LimitRequest(key: "a", unsolicitedLane: "lane", budget: LaneBudget(perDay: 1)),
    ] {
      #expect(limited.verdictWithoutStore == .unavailable)
    }
  }
}
