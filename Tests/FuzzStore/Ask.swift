// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import UsherCampaigns
import UsherCore
import UsherLimits

/// Measures how long it takes to open a store, and to ask about limited requests: what an app does
/// at launch.
struct Ask: AsyncParsableCommand {
  @Option(help: "How many requests are asked about.")
  var requests = 1000

  @Option(help: "How many impressions are in the store.")
  var impressions = 500

  @Option(help: "The file of results to which the times are added.")
  var results: String?

  @MainActor
  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ask-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let asked = (0..<requests).map { request($0) }
    let first = ledger(folder, launch: 1)
    for index in 0..<impressions {
      guard let reservation = first.reserve(request(index)).reservation else { continue }
      first.end(reservation, .confirmed)
    }

    let second = ledger(folder, launch: 2)
    let clock = ContinuousClock()
    let opening = try clock.measure { try second.open() }
    var limited = 0
    func ask() {
      for request in asked {
        if case .limited = second.reserve(request).verdict { limited += 1 }
      }
    }
    let start = clock.measure { ask() }
    let later = clock.measure { ask() }
    guard limited == 2 * requests else {
      print("\(limited) of \(2 * requests) were limited")
      throw ExitCode.failure
    }

    let times = [
      "limits.open.ms": opening, "limits.ask.start.ms": start, "limits.ask.again.ms": later,
    ].mapValues { ($0 / .milliseconds(1) * 1000).rounded() / 1000 }
    for (name, time) in times.sorted(by: { $0.key < $1.key }) { print(name, time) }
    guard let results else { return }
    let url = URL(fileURLWithPath: results)
    var all = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: url))
    all.merge(times) { $1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(all).write(to: url)
  }

  /// One of fifty campaigns, whose limits do not allow it again on this day.
  private func request(_ index: Int) -> LimitRequest {
    LimitRequest(
      account: "ann", key: PopupKey("campaign \(index % 50)"),
      limits: [.atMost(10, per: .day), .atMost(100), .rest(afterDismissal: .seconds(86_400))],
      groups: [("offers", [.atMost(1000)])], unsolicitedLane: "popups",
      budget: LaneBudget(perLaunch: 600, perDay: 600, quietAfterDismissal: .seconds(60)),
      quietHours: QuietHours(startHour: 22, endHour: 8))
  }

  @MainActor
  private func ledger(_ folder: URL, launch: UInt64) -> StoredLedger {
    let start = ContinuousClock.now
    return StoredLedger(
      store: SQLiteLimitStore(folder: folder),
      launch: LimitLaunch(id: launch, uptime: .zero, appVersion: "1"),
      readClock: {
        // Three in the afternoon.
        LimitClock(
          boot: "", uptime: ContinuousClock.now - start, secondsSince1970: 1_780_326_000,
          zone: "Europe/Berlin")
      },
      report: { print("\($0)") })
  }
}
