// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// Milliseconds, as the clocks of a device take them.
func seconds(_ number: Int64) -> Int64 { number * 1000 }
func hours(_ number: Int64) -> Int64 { number * 3_600_000 }
func days(_ number: Int64) -> Int64 { hours(number * 24) }

extension Duration {
  static func hours(_ number: Int64) -> Duration { .seconds(number * 3600) }
  static func days(_ number: Int64) -> Duration { .hours(number * 24) }
}

/// A device whose questions are all compared with the reference model.
final class LimitHarness {
  private var device: LimitDevice

  init(number: UInt64 = 1, wall: Int64, zone: String = "UTC") {
    device = LimitDevice(number: number, wall: wall, zone: zone)
  }

  private init(_ device: LimitDevice) {
    self.device = device
  }

  /// The same device, which then goes another way.
  func copy() -> LimitHarness { LimitHarness(device) }

  var clock: LimitClock { device.clock }
  var ledger: LimitLedger { device.ledger }
  var records: [LimitRecordID: LimitRecord] {
    Dictionary(uniqueKeysWithValues: device.contents.records.map { ($0.id, $0) })
  }
  var folds: [UInt64: LimitFold] {
    Dictionary(uniqueKeysWithValues: device.contents.folds.map { ($0.device, $0) })
  }

  /// What is stored, in the order of the names.
  var rows: [LimitRow] { device.rows.values.sorted { $0.id < $1.id } }

  // MARK: - Requests

  func ask(_ request: LimitRequest) -> LimitVerdict {
    let verdict = device.ask(request)
    #expect(device.failure == nil)
    return verdict
  }

  /// Whether something may be shown now.
  func admits(_ request: LimitRequest) -> Bool { ask(request) == .admitted }

  /// How long a request has to wait; `nil` if it need not, or waits until the next launch at least.
  func wait(for request: LimitRequest) -> Duration? {
    guard case .limited(_, let wait) = ask(request) else { return nil }
    return wait
  }

  @discardableResult
  func reserve(_ request: LimitRequest) -> LimitRecordID? {
    let reservation = device.reserve(request)
    #expect(device.failure == nil)
    return reservation
  }

  /// Shows something if it may be shown, and returns whether it was.
  @discardableResult
  func show(_ request: LimitRequest) -> Bool {
    guard reserve(request) != nil else { return false }
    confirm()
    return true
  }

  func confirm(_ index: Int = 0) { device.confirm(index) }
  func release(_ index: Int = 0) { device.release(index) }
  func dismiss(_ index: Int = 0) { device.dismiss(index) }
  func receive(from other: LimitHarness) { device.receive(from: other.device) }
  func fold() { device.fold() }
  /// The other process of the app continues.
  func switchProcess() {
    var random = SplitMix(seed: 1)
    device.switchProcess(using: &random)
  }

  // MARK: - Clocks

  func pass(_ milliseconds: Int64) { device.pass(milliseconds) }
  func pass(_ duration: Duration?) {
    device.pass(Int64(((duration ?? .zero) / .milliseconds(1)).rounded()))
  }
  func setClock(by milliseconds: Int64) { device.setClock(by: milliseconds) }
  func travel(to zone: String) { device.travel(to: zone) }

  /// Restarts the app. What the store returns is in another order.
  func restart(appVersion: String? = nil) {
    var random = SplitMix(seed: 1)
    device.restart(appVersion: appVersion, using: &random)
  }

  func reboot(off milliseconds: Int64 = 0, clockSetBy change: Int64 = 0) {
    var random = SplitMix(seed: 1)
    device.reboot(off: milliseconds, clockSetBy: change, using: &random)
  }
}

extension LimitRequest {
  /// A request with a key and one limit.
  static func limited(_ limit: PopupLimit, key: PopupKey = "offer") -> LimitRequest {
    LimitRequest(key: key, limits: [limit])
  }
}
