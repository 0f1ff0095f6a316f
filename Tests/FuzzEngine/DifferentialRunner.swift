// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import QueueModel
import UsherCore

/// Plays scripts on the engine and its reference model until they diverge or all events are played.
@main
struct DifferentialRunner: ParsableCommand {
  private typealias Move = ExhaustiveScripts.Step

  static let configuration = CommandConfiguration(
    abstract: "Compares the engine with the reference model, event by event.",
    discussion: "Ends with `N events, 0 divergences`, or with the shortest script that fails.")

  /// The number of events of a random script before its scene is disconnected.
  static let scriptLength = 250
  /// With fewer events full coverage cannot be expected.
  static let enoughForCoverage = 3_000_000

  @Option(help: "The number of random events.")
  var events = 3_000_000

  @Option(help: "The seed of the first random script; it increases by one for each script.")
  var seed: UInt64?

  @Option(help: "Play every script of this length first; 6 takes minutes.")
  var exhaustive = 0

  func validate() throws {
    guard events >= 0, exhaustive >= 0 else { throw ValidationError("Numbers are not negative.") }
  }

  func run() throws {
    var played = 0
    if exhaustive > 0 {
      played += try playEveryScript()
      played += try PlaceholderRunner.playEveryScript(of: exhaustive)
      played += try PopupBindingRunner.playEveryScript(of: exhaustive)
    }
    if events > 0 { played += try playAtRandom() }
    print("\(played) events, 0 divergences")
  }

  private func playEveryScript() throws -> Int {
    var played = 0
    func play(after beginning: [Move], then moves: [Move], depth: Int) throws {
      let failure = ExhaustiveScripts.firstFailure(
        after: [.active, .home] + beginning, then: moves, depth: depth
      ) { played += 1 }
      if let failure { throw Divergence(message: "after \(played) events: \(failure)") }
    }
    try play(after: [], then: Move.common, depth: exhaustive)
    print(
      "every script of \(exhaustive) out of \(Move.common.count) kinds of events: \(played) events")
    let first = played
    for beginning in ExhaustiveScripts.prefixes where exhaustive > 3 {
      try play(after: beginning, then: Move.common, depth: exhaustive - 1)
      try play(after: beginning, then: Move.allCases, depth: exhaustive - 3)
    }
    print(
      "shorter scripts, \(ExhaustiveScripts.prefixes.count) beginnings: \(played - first) events\n"
    )
    return played
  }

  private func playAtRandom() throws -> Int {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    let otherEvents =
      try PlaceholderRunner.playAtRandom(events / 10, seed: first)
      + PopupBindingRunner.playAtRandom(events / 10, seed: first)
    var coverage = Coverage()
    var (played, scripts) = (0, UInt64(0))
    while played < events {
      let scriptSeed = first &+ scripts
      played += try playScript(scriptSeed, limit: events - played, counting: &coverage)
      scripts += 1
    }
    print("\(scripts) random scripts\n\n\(coverage)\n")
    guard coverage.unknownOutcomes.isEmpty else {
      throw Divergence(message: "no row for \(coverage.unknownOutcomes.joined(separator: ", "))")
    }
    if events < DifferentialRunner.enoughForCoverage {
      print("too few events for full coverage")
    } else if !coverage.neverHit.isEmpty {
      throw Divergence(message: "never hit: \(coverage.neverHit.joined(separator: ", "))")
    }
    return played + otherEvents
  }

  /// Plays one script and disconnects its scene at the end.
  private func playScript(_ seed: UInt64, limit: Int, counting coverage: inout Coverage) throws
    -> Int
  {
    let lanes = Array(RandomScript.lanes.prefix(2))
    var (script, test) = (RandomScript(seed: seed), DifferentialTest(lanes: lanes))
    var live: Set<PopupID> = []
    coverage.surfaces.reset()
    var newest: PopupID?
    var failure: String?
    var played = 0
    while failure == nil, played < min(limit, DifferentialRunner.scriptLength) {
      let (interval, event) = script.next()
      coverage.count(event, in: test.queue, live: live, newest: newest)
      failure = test.play(event, after: interval)
      played += 1
      if case .enqueued(let request) = event, newest.map({ request.id > $0 }) ?? true {
        newest = request.id
        live.insert(request.id)
      }
      let effects = test.trace.steps.last?.effects ?? []
      coverage.count(effects)
      coverage.surfaces.count(event, effects: effects, of: test.queue)
      live.subtract(effects.compactMap(\.finishedRequest))
      script.process(effects)
    }
    if failure == nil { failure = test.finish() }
    guard failure == nil else {
      let shortest =
        DifferentialTest.shortestFailure(in: test.script, lanes: lanes)
        ?? "the failure is not reproducible"
      throw Divergence(message: "seed \(seed), shortest script: \(shortest)")
    }
    return played
  }
}

/// A failure of a fuzz run.
struct Divergence: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}

extension PopupQueue.Effect {
  /// The request that is finished with this effect.
  fileprivate var finishedRequest: PopupID? {
    switch self {
    case .deliverOutcome(let id, _), .join(let id, first: _), .update(_, from: let id, count: _): id
    case .ask, .stopAsking, .forgetAnswer, .present, .dismiss, .suspend, .resume, .hide, .unhide,
      .passBackdrop,
      .removeBackdrop,
      .verify, .reportOverdueHold, .setDeadline, .requestNextTurn:
      nil
    }
  }
}
