// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// What counts as an impression, and what a crash at any moment leads to.
struct ImpressionTests {
  private let once = LimitRequest.limited(.atMost(1))

  @Test func `asking counts nothing`() {
    let device = LimitHarness(wall: hours(12))

    for _ in 0..<10 { #expect(device.admits(once)) }

    #expect(device.records.isEmpty)
  }

  @Test func `a reservation counts before it is confirmed, and is written before it is shown`() {
    let device = LimitHarness(wall: hours(12))

    device.reserve(once)

    #expect(device.records.values.map(\.state) == [.reserved])
    #expect(!device.admits(once))
  }

  @Test func `after a crash an open reservation counts as shown`() {
    let device = LimitHarness(wall: hours(12))
    device.reserve(once)

    device.restart()

    #expect(!device.admits(once))
  }

  @Test func `what was refused or interrupted before it counted is released`() {
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest(
      key: "offer", limits: [.atMost(1), .atMost(1, per: .launch), .atMost(1, per: .appVersion)],
      groups: [("g", [.atMost(1, within: .hours(1))])], unsolicitedLane: "lane",
      budget: LaneBudget(perLaunch: 1, perDay: 1))
    device.reserve(request)
    #expect(!device.admits(request))

    device.release()

    #expect(device.admits(request))
    device.restart()
    #expect(device.admits(request))
  }

  @Test func `what was confirmed cannot be released`() {
    let device = LimitHarness(wall: hours(12))
    device.show(once)

    device.release()

    #expect(!device.admits(once))
  }

  @Test func `what the user has seen after all counts, even if it was released`() {
    let device = LimitHarness(wall: hours(12))
    device.reserve(once)
    device.release()

    device.confirm()

    #expect(!device.admits(once))
  }

  @Test func `a dismissal by the user confirms`() {
    let device = LimitHarness(wall: hours(12))
    device.reserve(once)

    device.dismiss()
    device.release()

    #expect(device.records.values.map(\.state) == [.shown])
    #expect(!device.admits(once))
  }

  @Test func `what is not limited by anything is not recorded`() {
    let device = LimitHarness(wall: hours(12))

    let quiet = LimitRequest(key: nil, quietHours: QuietHours(startHour: 22, endHour: 7))

    #expect(device.reserve(quiet) == nil)
    #expect(device.ask(quiet) == .admitted)
    #expect(device.records.isEmpty)
  }

  @Test func `an unknown reservation changes nothing`() {
    let device = LimitHarness(wall: hours(12))
    device.show(once)
    var ledger = device.ledger
    let unknown = LimitRecordID(device: 7, number: 1)

    ledger.confirm(unknown, at: device.clock)
    ledger.release(unknown, at: device.clock)
    ledger.userDidDismiss(unknown, at: device.clock)

    #expect(ledger.takeChanges().isEmpty)
  }

  @Test func `what changes nothing need not be written`() {
    let device = LimitHarness(wall: hours(12))
    device.show(once)
    device.dismiss()
    var ledger = device.ledger
    let id = LimitRecordID(device: 1, number: 1)

    ledger.confirm(id, at: device.clock)
    ledger.release(id, at: device.clock)
    ledger.userDidDismiss(id, at: device.clock)
    _ = ledger.verdict(for: once, at: device.clock)
    _ = ledger.reserve(once, at: device.clock)

    #expect(ledger.takeChanges().isEmpty)
  }

  @Test func `of two processes with one store only one takes the last impression`() {
    let app = LimitHarness(wall: hours(12))
    let appExtension = app.copy()
    #expect(app.admits(once))
    #expect(appExtension.admits(once))

    app.reserve(once)
    // A transaction evaluates again, with what the other process has written.
    let inTransaction = app.copy()
    inTransaction.restart()

    #expect(inTransaction.reserve(once) == nil)
  }
}
