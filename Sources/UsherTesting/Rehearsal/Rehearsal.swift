// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Plays a plan of campaigns with the engine of the queue and its limits, for many users in virtual
/// time, and counts who sees what.
///
/// At each launch the queue is empty, and the app shows the campaigns of the plan. A popup is
/// reserved when the queue asks for it, counts when the user has seen it for a second, and is no
/// longer reserved if its page is left before. Appearing and disappearing take 0.35 seconds each.
public struct Rehearsal: Sendable {
  /// The most user days.
  public static let mostUserDays = 1_000_000_000

  /// The plan.
  public let plan: CampaignPlan

  /// Creates a rehearsal.
  /// - Throws: `PlanError` if the plan makes no sense.
  public init(_ plan: CampaignPlan) throws {
    try plan.validate()
    self.plan = plan
  }

  /// Plays at least this many user days, and as many users as that takes. Blocks until it is done.
  ///
  /// - Parameters:
  ///   - userDays: The number of days of all users together, from 1 to `mostUserDays`.
  ///   - seed: The same seed leads to the same result, whatever the number of cores.
  ///   - cores: How many users are played at the same time; by default one for each core.
  /// - Returns: What was counted.
  public func run(userDays: Int, seed: UInt64 = 1, cores: Int? = nil) -> RehearsalResult {
    let prepared = PreparedPlan(plan)
    let days = min(max(userDays, 1), Rehearsal.mostUserDays)
    let users = (days + prepared.days - 1) / prepared.days
    let count = min(max(cores ?? ProcessInfo.processInfo.activeProcessorCount, 1), users, 256)
    let work = Work(users: users, plan: prepared)
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      var player = RehearsalPlayer(prepared, seed: seed)
      while let users = work.takeUsers() {
        for user in users { player.play(user: user) }
      }
      work.add(player.tally)
    }
    return RehearsalResult(work.tally, of: plan, prepared: prepared, seed: seed)
  }
}

/// The users that were not played yet, and what was counted, for all cores.
private final class Work: @unchecked Sendable {
  private static let blockLength = 32

  private let lock = NSLock()
  private let users: Int
  private var next = 0
  private var sum: RehearsalTally

  init(users: Int, plan: PreparedPlan) {
    self.users = users
    sum = RehearsalTally(campaigns: plan.campaigns.count, days: plan.days)
  }

  var tally: RehearsalTally { lock.withLock { sum } }

  func takeUsers() -> Range<Int>? {
    lock.withLock {
      guard next < users else { return nil }
      defer { next = min(next + Work.blockLength, users) }
      return next..<min(next + Work.blockLength, users)
    }
  }

  func add(_ tally: RehearsalTally) {
    lock.withLock { sum.add(tally) }
  }
}
