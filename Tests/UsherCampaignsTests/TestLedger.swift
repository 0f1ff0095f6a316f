// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UsherCore
import UsherLimits

@testable import UsherCampaigns

/// A process of an app with a store in a folder.
@MainActor
final class TestLedger {
  private(set) var errors: [LimitStoreError] = []
  private(set) var ledger: StoredLedger!
  /// The time since the boot.
  var uptime = Duration.seconds(100)

  init(_ store: any LimitStore, launch: UInt64 = 1) {
    ledger = StoredLedger(
      store: store,
      launch: LimitLaunch(id: launch, uptime: .seconds(100), appVersion: "1"),
      readClock: { [unowned self] in
        LimitClock(
          boot: "boot", uptime: uptime, secondsSince1970: 1_780_304_400 + uptime / .seconds(1),
          zone: "GMT")
      },
      report: { [unowned self] in errors.append($0) })
  }

  convenience init(_ folder: URL, launch: UInt64 = 1) {
    self.init(SQLiteLimitStore(folder: folder), launch: launch)
  }

  /// Shows something if it may be shown, until it counts. Returns whether it was.
  @discardableResult
  func show(_ request: LimitRequest) -> Bool {
    guard let reservation = ledger.reserve(request).reservation else { return false }
    ledger.end(reservation, .confirmed)
    return true
  }

  func verdict(_ request: LimitRequest) -> LimitVerdict { ledger.reserve(request).verdict }
}

extension LimitRequest {
  /// At most a number of times ever.
  static func atMost(_ count: Int) -> LimitRequest {
    LimitRequest(key: "offer", limits: [.atMost(count)])
  }
}

extension FileManager {
  /// Runs a test with a folder that exists only for it.
  @MainActor
  static func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = `default`.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try `default`.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try `default`.removeItem(at: folder) } }
    try body(folder)
  }
}
