// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Storm
import Worlds

/// Plays storms until enough has happened, or one has found something.
@main
struct SoakUI: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak-ui",
    abstract: "Plays random actions to an app with popups, and checks the screen after each turn.",
    discussion: "Ends with `N actions, 0 failures`, or with the shortest script that fails.")

  @Option(help: "How many actions are to do something.")
  var actions = 100_000

  @Option(help: "The seed of the first storm; the next has the next number.")
  var seed: UInt64?

  @Option(help: "How many steps a storm has.")
  var length = 300

  @Option(help: "In which world: likely, unlikely or noisy; without it, they take turns.")
  var world: TestWorld?

  @Option(help: "The numbers of the steps to play of the one storm with that seed, as in 3,17,18.")
  var steps: String?

  @Flag(help: "Print each step before it is played.")
  var verbose = false

  @Flag(help: "Print a failing storm as it is, without looking for a shorter one.")
  var asFound = false

  func validate() throws {
    guard actions > 0, length > 0 else { throw ValidationError("Numbers are positive.") }
    guard steps == nil || seed != nil && world != nil else {
      throw ValidationError("Steps are those of one storm: name its seed and its world.")
    }
  }

  @MainActor
  func run() async throws {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    if let steps {
      let only = Set(steps.split(separator: ",").compactMap { Int($0) })
      let run = StormRun(seed: first, length: length, world: world ?? .likely, only: only)
      guard let failure = await play(run).failure else { return print("it does not fail") }
      throw StormFound(words: "\(failure)\n\n\(failure.trace)")
    }
    var tally = StormTally()
    var number: UInt64 = 0
    while tally.total < actions {
      let run = StormRun(
        seed: first &+ number, length: length,
        world: world ?? TestWorld.allCases[Int(number % 3)])
      let (played, failure) = await play(run)
      tally.add(played)
      if let failure { throw await report(failure, of: run) }
      number += 1
    }
    print("\(number) \(number == 1 ? "storm" : "storms"), \(tally.turns) turns\n\n\(tally)\n")
    print("the longest that nothing kept a popup from starting: \(tally.longestWait) s")
    if actions >= 10_000, !tally.rare.isEmpty {
      throw StormFound(words: "too rare: \(tally.rare.map(\.rawValue).joined(separator: ", "))")
    }
    print("\(tally.total) actions, 0 failures")
  }

  @MainActor
  private func play(
    _ run: StormRun
  ) async -> (tally: StormTally, failure: StormFailure?) {
    await run.play(
      isRecording: !run.only.isEmpty, saying: verbose ? { print($0) } : nil)
  }

  @MainActor
  private func report(_ failure: StormFailure, of run: StormRun) async -> StormFound {
    if asFound { return StormFound(words: "\(run): \(failure)") }
    let (short, last) = await run.shortened(after: failure)
    return StormFound(
      words: """
        \(run): \(failure.sentence)

        As short as it gets: soak-ui \(short)
        \(last)

        \(last.trace)
        """)
  }
}

extension TestWorld: ExpressibleByArgument {}

/// Why a soak has failed.
struct StormFound: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
