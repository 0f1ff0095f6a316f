// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import QueueModel
import UsherCore

/// Plays scripts to the engine and to the naive model until enough has happened, or they differ.
@main
struct DifferentialRunner: ParsableCommand {
  private typealias Move = ExhaustiveScripts.Step

  static let configuration = CommandConfiguration(
    abstract: "Compares the engine with the naive model, event by event.",
    discussion: "Ends with `N events, 0 divergences`, or with the shortest script that fails.")

  /// How many events a random script has before its stage goes.
  static let scriptLength = 250
  /// With fewer events nobody can ask for every combination to be hit.
  static let enoughForCoverage = 3_000_000

  @Option(help: "How many events to play at random.")
  var events = 3_000_000

  @Option(help: "The seed of the first random script; the next has the next number.")
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
      "and of shorter ones from \(ExhaustiveScripts.prefixes.count) beginnings: \(played - first) events\n"
    )
    return played
  }

  private func playAtRandom() throws -> Int {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    let placeholderEvents = try PlaceholderRunner.playAtRandom(events / 10, seed: first)
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
      print("too few events to ask for every combination")
    } else if !coverage.neverHit.isEmpty {
      throw Divergence(message: "never hit: \(coverage.neverHit.joined(separator: ", "))")
    }
    return played + placeholderEvents
  }

  /// Plays one script and lets its stage go at the end.
  private func playScript(_ seed: UInt64, limit: Int, counting coverage: inout Coverage) throws -> Int {
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
      let shortest = DifferentialTest.shortestFailure(in: test.script, lanes: lanes) ?? "it does not fail again"
      throw Divergence(message: "seed \(seed), as short as it gets: \(shortest)")
    }
    return played
  }
}

/// Why a soak has failed.
struct Divergence: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}

extension PopupQueue.Effect {
  /// The request of which nothing more will be heard.
  fileprivate var finishedRequest: PopupID? {
    switch self {
    case .deliverOutcome(let id, _), .join(let id, first: _), .update(_, from: let id, count: _): id
    case .present, .dismiss, .suspend, .resume, .hide, .unhide, .verify, .reportOverdueHold,
      .setDeadline, .requestNextTurn:
      nil
    }
  }
}
