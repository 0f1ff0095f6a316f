// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import QueueModel
import UsherCampaigns
import UsherCore
import UsherLimits

/// Kills processes while they record impressions, and checks that nothing is shown too often.
@main
struct StoreFuzzer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz-store",
    abstract: "Kills processes while they record impressions, at random moments.",
    discussion: "Prints `N kills, 0 failures`, or what was shown too often.",
    subcommands: [Kill.self, Write.self, Ask.self], defaultSubcommand: Kill.self)
}

/// Starts processes with one store and kills them, until their limit is used up; then another store.
struct Kill: AsyncParsableCommand {
  @Option(help: "How many processes to kill.")
  var kills = 2000

  @Option(help: "How many processes use a store at once.")
  var processes = 2

  @Option(help: "The seed of the moments.")
  var seed: UInt64 = 1

  private static let limit = 60

  @MainActor
  func run() async throws {
    var random = SplitMix(seed: seed)
    var killed = 0
    var stores = 0
    var lost = 0
    while killed < kills {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("fuzz-store-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let log = folder.appendingPathComponent("shown")
      var killsOfStore = 0
      while shown(in: log) < Kill.limit - killsOfStore, killed < kills {
        let children = try (0..<min(processes, kills - killed)).map { _ in
          try start(
            folder, seed: .random(in: .min ... .max, using: &random),
            killedAfter: .random(in: 1..<40_000, using: &random))
        }
        for child in children {
          child.waitUntilExit()
          // Otherwise it has found that the limit is used up.
          guard child.terminationReason == .uncaughtSignal else { continue }
          (killed, killsOfStore) = (killed + 1, killsOfStore + 1)
        }
      }
      // What is left of the limit, by a process that is not killed.
      let last = try start(folder, seed: .random(in: .min ... .max, using: &random))
      last.waitUntilExit()
      let count = shown(in: log)
      stores += 1
      lost += Kill.limit - count
      guard last.terminationStatus == 0, count <= Kill.limit, count >= Kill.limit - killsOfStore
      else {
        print(
          "seed \(seed), store \(stores): shown \(count) times of \(Kill.limit), "
            + "after \(killsOfStore) kills; exit code \(last.terminationStatus)")
        throw ExitCode.failure
      }
    }
    print("\(stores) stores, \(lost) reservations lost")
    print("\(killed) kills, 0 failures")
  }

  private func start(_ folder: URL, seed: UInt64, killedAfter time: Int? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["write", folder.path, "--limit", "\(Kill.limit)", "--seed", "\(seed)"]
    if let time { process.arguments? += ["--killed-after", "\(time)"] }
    try process.run()
    return process
  }

  /// How often something was shown and counted, as a user would have seen it.
  private func shown(in log: URL) -> Int {
    guard let data = try? Data(contentsOf: log) else { return 0 }
    return data.reduce(0) { $0 + ($1 == Write.shown ? 1 : -1) }
  }
}

/// Shows something until its limit is used up.
struct Write: AsyncParsableCommand {
  static let shown = UInt8(ascii: "+")
  static let interrupted = UInt8(ascii: "-")

  @Argument(help: "The folder of the store.")
  var folder: String

  @Option(help: "How often it may be shown.")
  var limit: Int

  @Option(help: "The seed of what the user does.")
  var seed: UInt64

  @Option(help: "After how many microseconds a signal ends it, wherever it is.")
  var killedAfter: Int?

  @MainActor
  func run() async throws {
    if let killedAfter {
      // Without a handler, the signal of this timer ends a process as `kill` does.
      var timer = itimerval()
      timer.it_value.tv_usec = killedAfter
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
    var random = SplitMix(seed: seed)
    let folder = URL(fileURLWithPath: folder)
    let descriptor = open(
      folder.appendingPathComponent("shown").path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    func log(_ byte: UInt8) {
      _ = withUnsafeBytes(of: byte) { write(descriptor, $0.baseAddress, 1) }
    }

    var failure: LimitStoreError?
    let start = ContinuousClock.now
    let ledger = StoredLedger(
      store: SQLiteLimitStore(folder: folder),
      launch: LimitLaunch(id: seed, uptime: .zero, appVersion: "1"),
      readClock: {
        LimitClock(
          boot: "", uptime: ContinuousClock.now - start, secondsSince1970: 1_780_000_000,
          zone: "GMT")
      },
      report: { failure = $0 })
    let request = LimitRequest(key: "offer", limits: [.atMost(limit)])
    while true {
      failure = nil
      let (verdict, reservation) = ledger.reserve(request)
      if case .limited = verdict { return }
      guard let reservation else {
        // Another process has the lock.
        if case .unavailable = failure { continue }
        print("\(verdict): \(failure.map { "\($0)" } ?? "")")
        throw ExitCode.failure
      }
      log(Write.shown)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        // In this order: the popup is gone before it is released.
        log(Write.interrupted)
        ledger.end(reservation, .released)
      case 1: ledger.end(reservation, .confirmed)
      default: ledger.end(reservation, .dismissedByUser)
      }
    }
  }
}
