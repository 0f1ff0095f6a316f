// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import QueueModel
import UsherCore

/// Plays scripts to the engine and to the naive model until enough has happened, or they differ.
@main
struct Soak: ParsableCommand {
  private typealias Move = ShortScripts.Move

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
      played += try PlaceholderSoak.playEveryScript(of: exhaustive)
    }
    if events > 0 { played += try playAtRandom() }
    print("\(played) events, 0 divergences")
  }

  private func playEveryScript() throws -> Int {
    var played = 0
    func play(after beginning: [Move], then moves: [Move], depth: Int) throws {
      let failure = ShortScripts.firstFailure(
        after: [.active, .home] + beginning, then: moves, depth: depth
      ) { played += 1 }
      if let failure { throw Divergence(words: "after \(played) events: \(failure)") }
    }
    try play(after: [], then: Move.most, depth: exhaustive)
    print(
      "every script of \(exhaustive) out of \(Move.most.count) kinds of events: \(played) events")
    let first = played
    for beginning in ShortScripts.beginnings where exhaustive > 3 {
      try play(after: beginning, then: Move.most, depth: exhaustive - 1)
      try play(after: beginning, then: Move.allCases, depth: exhaustive - 3)
    }
    print(
      "and of shorter ones from \(ShortScripts.beginnings.count) beginnings: \(played - first) events\n"
    )
    return played
  }

  private func playAtRandom() throws -> Int {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    let onPlaceholders = try PlaceholderSoak.playAtRandom(events / 10, seed: first)
    var tally = Tally()
    var (played, scripts) = (0, UInt64(0))
    while played < events {
      let number = first &+ scripts
      played += try playScript(number, limit: events - played, counting: &tally)
      scripts += 1
    }
    print("\(scripts) random scripts\n\n\(tally)\n")
    guard tally.strangeOutcomes.isEmpty else {
      throw Divergence(words: "no row for \(tally.strangeOutcomes.joined(separator: ", "))")
    }
    if events < Soak.enoughForCoverage {
      print("too few events to ask for every combination")
    } else if !tally.neverHit.isEmpty {
      throw Divergence(words: "never hit: \(tally.neverHit.joined(separator: ", "))")
    }
    return played + onPlaceholders
  }

  /// Plays one script and lets its stage go at the end.
  private func playScript(_ seed: UInt64, limit: Int, counting tally: inout Tally) throws -> Int {
    let lanes = Array(RandomScript.lanes.prefix(2))
    var (script, duel) = (RandomScript(seed: seed), Duel(lanes: lanes))
    var live: Set<RequestID> = []
    tally.surfaces.beginAnew()
    var newest: RequestID?
    var failure: String?
    var played = 0
    while failure == nil, played < min(limit, Soak.scriptLength) {
      let (span, event) = script.next()
      tally.count(event, in: duel.queue, live: live, newest: newest)
      failure = duel.play(event, after: span)
      played += 1
      if case .enqueued(let request) = event, newest.map({ request.id > $0 }) ?? true {
        newest = request.id
        live.insert(request.id)
      }
      let effects = duel.trace.steps.last?.effects ?? []
      tally.count(effects)
      tally.surfaces.count(event, answer: effects, by: duel.queue)
      live.subtract(effects.compactMap(\.endedRequest))
      script.hear(effects)
    }
    if failure == nil { failure = duel.finish() }
    guard failure == nil else {
      let shortest = Duel.shortestFailure(in: duel.script, lanes: lanes) ?? "it does not fail again"
      throw Divergence(words: "seed \(seed), as short as it gets: \(shortest)")
    }
    return played
  }
}

/// Why a soak has failed.
struct Divergence: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}

extension PopupQueue.Effect {
  /// The request of which nothing more will be heard.
  fileprivate var endedRequest: RequestID? {
    switch self {
    case .report(let id, _), .join(let id, first: _), .update(_, from: let id, count: _): id
    case .present, .dismiss, .withdraw, .restore, .conceal, .reveal, .look, .reportHold,
      .setDeadline, .requestTurn:
      nil
    }
  }
}
