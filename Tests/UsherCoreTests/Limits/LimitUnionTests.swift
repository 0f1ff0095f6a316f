// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

@testable import UsherLimits

/// Records of several devices, and records that are replaced by counts.
struct LimitUnionTests {
  private let once = LimitRequest.limited(.atMost(1))
  private let daily = LimitRequest.limited(.atMost(1, per: .day))

  private func devices() -> (LimitHarness, LimitHarness) {
    (LimitHarness(number: 1, wall: days(20_000)), LimitHarness(number: 2, wall: days(20_000)))
  }

  @Test func `what was shown on one device counts on the other, once`() {
    let (phone, tablet) = devices()
    let twice = LimitRequest.limited(.atMost(3))
    phone.show(twice)
    tablet.show(twice)

    for _ in 0..<3 {
      #expect(tablet.admits(twice))
      tablet.receive(from: phone)
      phone.receive(from: tablet)
    }

    #expect(tablet.show(twice))
    #expect(!tablet.admits(twice))
    #expect(phone.admits(twice))
    phone.receive(from: tablet)
    #expect(!phone.admits(twice))
  }

  @Test func `a launch of another device is not this launch, and its version can be this version`()
  {
    let (phone, tablet) = devices()
    let launch = LimitRequest.limited(.atMost(1, per: .launch))
    phone.show(launch)
    tablet.receive(from: phone)

    #expect(tablet.admits(launch))
    #expect(!tablet.admits(.limited(.atMost(1, per: .appVersion))))
  }

  @Test func `a reservation is released and a dismissal arrives, in whichever order`() {
    let (phone, tablet) = devices()
    let rest = LimitRequest.limited(.rest(afterDismissal: .hours(1)))
    phone.reserve(once)
    let before = phone.copy()
    phone.release()

    tablet.receive(from: before)
    #expect(!tablet.admits(once))
    tablet.receive(from: phone)
    #expect(tablet.admits(once))
    tablet.receive(from: before)
    #expect(tablet.admits(once))

    phone.show(once)
    tablet.receive(from: phone)
    phone.pass(seconds(10))
    tablet.pass(seconds(10))
    phone.dismiss()
    tablet.receive(from: phone)
    #expect(tablet.wait(for: rest) == .hours(1))
  }

  @Test(arguments: [hours(5), -hours(5), days(365), -days(365)])
  func `records of a device with another clock are placed by the clock, and never in the future`(
    ahead: Int64
  ) {
    let phone = LimitHarness(number: 1, wall: days(20_000) + ahead)
    let tablet = LimitHarness(number: 2, wall: days(20_000))
    let hourly = LimitRequest.limited(.atMost(1, within: .days(1)))
    let rest = LimitRequest.limited(.rest(afterDismissal: .days(1)))
    phone.show(hourly)
    phone.pass(seconds(60))
    phone.dismiss()

    tablet.receive(from: phone)

    if ahead > 0 {
      #expect(tablet.wait(for: hourly) == .days(1))
      #expect(tablet.wait(for: rest) == .days(1))
    } else if ahead > -days(1) {
      #expect(tablet.wait(for: hourly) == .hours(19))
      #expect(tablet.wait(for: rest) == .hours(19) + .seconds(60))
    } else {
      #expect(tablet.admits(hourly))
    }
    // A later change of this clock does not move them.
    let wait = tablet.wait(for: hourly)
    tablet.setClock(by: -days(30))
    #expect(tablet.wait(for: hourly) == wait)
    tablet.receive(from: phone)
    #expect(tablet.wait(for: hourly) == wait)
  }

  @Test func `a day of another device is that of its zone and of this one`() {
    let phone = LimitHarness(number: 1, wall: days(20_000) + hours(9), zone: "East")
    let tablet = LimitHarness(number: 2, wall: days(20_000) + hours(9), zone: "UTC")
    phone.show(daily)
    tablet.receive(from: phone)

    // It is 23:00 in the east.
    #expect(tablet.wait(for: daily) == .hours(15))
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 20, by: 1)))
  func `the union does not depend on order or repetition`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var all: [LimitRecord] = []
    for number in 1...3 as ClosedRange<UInt64> {
      let device = LimitHarness(
        number: number, wall: days(20_000) + Int64.random(in: 0...days(3), using: &random))
      for _ in 0..<10 {
        device.show(LimitRequest(key: ["a", "b"].randomElement(using: &random)))
        all += device.records.values
        if Bool.random(using: &random) { device.dismiss(.random(in: 0..<3, using: &random)) }
        device.pass(.random(in: 0...hours(9), using: &random))
        all += device.records.values
      }
    }
    var unions: Set<[LimitRecord]> = []
    for _ in 0..<5 {
      var tablet = LimitHarness(number: 9, wall: days(20_010)).ledger
      let shuffled = (all + all).shuffled(using: &random)
      let clock = LimitHarness(wall: days(20_010)).clock
      tablet.merge(folds: [], records: Array(shuffled.prefix(100)), at: clock)
      tablet.merge(folds: [], records: Array(shuffled.dropFirst(100)), at: clock)
      unions.insert(tablet.records.values.sorted { $0.id < $1.id })
    }

    #expect(unions.count == 1, "seed \(seed)")
    #expect(unions.first?.count == 30, "seed \(seed)")
  }

  // MARK: - Counts

  @Test func `records older than 366 days become counts, and no verdict changes`() {
    let device = LimitHarness(wall: days(20_000))
    let request = LimitRequest(
      key: "offer", version: "3", limits: [.atMost(3), .rest(afterDismissal: .days(900))],
      groups: [("g", [.atMost(4), .atMost(3, per: .appVersion)])], unsolicitedLane: "lane")
    let inVersion = LimitRequest(
      key: "x", groups: [("g", [.atMost(2, per: .appVersion)])])
    device.show(request)
    device.pass(days(3))
    device.show(LimitRequest(key: "x", groups: [("g", [])]))
    device.dismiss(1)
    device.restart()
    device.pass(days(366) - 1)
    device.fold()
    #expect(device.records.count == 1, "the younger one is kept")
    device.pass(1)
    device.restart()
    device.fold()

    #expect(device.records.isEmpty)
    #expect(device.folds[1]?.counts.count == 4)
    #expect(device.wait(for: request) == .days(900 - 366))
    device.restart()
    #expect(device.wait(for: request) == .days(900 - 366))
    #expect(!device.admits(inVersion))
    device.restart(appVersion: "2")
    #expect(device.admits(inVersion))
    device.pass(days(900))
    #expect(device.show(request))
    #expect(device.show(request))
    #expect(
      device.ask(request)
        == .limited(by: .limit(.ever(3), of: request.scopes[0].history), wait: nil))
  }

  @Test func `what is of this launch is kept, what was released is not, and a hold-out always is`()
  {
    let device = LimitHarness(wall: days(20_000))
    let launch = LimitRequest.limited(.atMost(1, per: .launch), key: "tour")
    let heldOut = LimitRequest(key: "held", holdOut: HoldOut(percent: 100))
    device.reserve(heldOut)
    device.show(once)
    device.release()
    device.reserve(.limited(.atMost(1), key: "released"))
    device.release()
    device.show(launch)
    device.pass(days(400))

    device.fold()
    #expect(device.records.count == 4)
    #expect(!device.admits(launch))

    device.restart()
    device.fold()
    #expect(device.records.values.map(\.state) == [.heldOut])
    #expect(device.admits(.limited(.atMost(1), key: "released")))
    #expect(device.ask(heldOut) == .heldOut)
    device.reserve(heldOut)
    #expect(device.records.count == 1)
  }

  @Test func `numbers go on after records have become counts`() {
    let device = LimitHarness(wall: days(20_000))
    device.show(once)
    device.pass(days(400))
    device.restart()
    device.fold()
    device.restart()

    device.show(LimitRequest(key: "b"))

    #expect(device.records.keys.map(\.number) == [2])
  }

  @Test func `counts of another device replace its records, in any order and only once`() {
    let (phone, tablet) = devices()
    let thrice = LimitRequest.limited(.atMost(3))
    let rest = LimitRequest.limited(.rest(afterDismissal: .days(500)))
    phone.show(thrice)
    phone.dismiss()
    phone.show(thrice)
    let before = phone.copy()
    phone.pass(days(367))
    phone.restart()
    phone.fold()
    tablet.pass(days(367))

    for sources in [[before, phone], [phone, before], [phone, phone], [before, phone, before]] {
      let tablet = tablet.copy()
      for source in sources { tablet.receive(from: source) }
      #expect(tablet.records.isEmpty)
      #expect(tablet.folds[1]?.lastNumber == 2)
      for _ in 0..<2 {
        #expect(tablet.ledger.counts(thrice) == [2])
        tablet.restart()
      }
      var ledger = tablet.ledger
      #expect(
        ledger.verdict(for: rest, at: tablet.clock)
          == .limited(
            by: .limit(.rest(43_200_000_000), of: rest.scopes[0].history), wait: .days(133)))
    }
  }

  @Test func `counts that grow are added to those of other devices`() {
    let (phone, tablet) = devices()
    let often = LimitRequest.limited(.atMost(4))
    for _ in 0..<2 {
      phone.show(often)
      tablet.show(often)
      phone.pass(days(400))
      tablet.pass(days(400))
      phone.restart()
      tablet.restart()
      phone.fold()
      tablet.fold()
      tablet.receive(from: phone)
    }

    #expect(tablet.records.isEmpty)
    #expect(tablet.folds.mapValues(\.lastNumber) == [1: 2, 2: 2])
    #expect(tablet.ledger.counts(often) == [4])
  }

  // MARK: - Size

  @Test func `a new ledger writes nothing before something is asked`() {
    var ledger = LimitHarness(wall: 0).ledger
    #expect(ledger.takeChanges().isEmpty)
  }
}

extension LimitLedger {
  /// The numbers of impressions in the histories of a request.
  fileprivate func counts(_ request: LimitRequest) -> [Int] {
    request.scopes.map { scope in
      let kept = records.values.count {
        $0.state.counts && $0.subject.histories.contains(scope.history)
      }
      let folded = folds.values.flatMap(\.counts).filter { $0.key.history == scope.history }
      return folded.map(\.value.impressions).reduce(kept, +)
    }
  }
}
