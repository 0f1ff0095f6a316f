// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import UIFuzzer
import UIKitVariants

/// Plays storms until enough has happened, or one has found something.
@main
struct UIFuzzRunner: AsyncParsableCommand {
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
  var variant: UIKitVariant?

  @Option(help: "The numbers of the steps to play of the one storm with that seed, as in 3,17,18.")
  var steps: String?

  @Flag(help: "Print each step before it is played.")
  var verbose = false

  @Flag(help: "Print a failing storm as it is, without looking for a shorter one.")
  var asFound = false

  func validate() throws {
    guard actions > 0, length > 0 else { throw ValidationError("Numbers are positive.") }
    guard steps == nil || seed != nil && variant != nil else {
      throw ValidationError("Steps are those of one storm: name its seed and its world.")
    }
  }

  @MainActor
  func run() async throws {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    if let steps {
      let only = Set(steps.split(separator: ",").compactMap { Int($0) })
      let run = FuzzRun(seed: first, length: length, variant: variant ?? .expected, only: only)
      guard let failure = await play(run).failure else { return print("it does not fail") }
      throw FuzzFoundFailure(words: "\(failure)\n\n\(failure.trace)")
    }
    var coverage = FuzzCoverage()
    var number: UInt64 = 0
    while coverage.total < actions {
      let run = FuzzRun(
        seed: first &+ number, length: length,
        variant: variant ?? UIKitVariant.allCases[Int(number % 3)])
      let (played, failure) = await play(run)
      coverage.add(played)
      if let failure { throw await report(failure, of: run) }
      number += 1
    }
    print("\(number) \(number == 1 ? "storm" : "storms"), \(coverage.turns) turns\n\n\(coverage)\n")
    print("the longest that nothing kept a popup from starting: \(coverage.longestWait) s")
    if actions >= 10_000, !coverage.rare.isEmpty {
      throw FuzzFoundFailure(words: "too rare: \(coverage.rare.map(\.rawValue).joined(separator: ", "))")
    }
    print("\(coverage.total) actions, 0 failures")
  }

  @MainActor
  private func play(
    _ run: FuzzRun
  ) async -> (coverage: FuzzCoverage, failure: FuzzFailure?) {
    await run.play(
      isRecording: !run.only.isEmpty, log: verbose ? { print($0) } : nil)
  }

  @MainActor
  private func report(_ failure: FuzzFailure, of run: FuzzRun) async -> FuzzFoundFailure {
    if asFound { return FuzzFoundFailure(words: "\(run): \(failure)") }
    let (short, last) = await run.shortened(after: failure)
    return FuzzFoundFailure(
      words: """
        \(run): \(failure.sentence)

        As short as it gets: soak-ui \(short)
        \(last)

        \(last.trace)
        """)
  }
}

extension UIKitVariant: ExpressibleByArgument {}

/// Why a soak has failed.
struct FuzzFoundFailure: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
