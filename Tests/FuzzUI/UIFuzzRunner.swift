// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import UIFuzzer
import UIKitShim
import UIKitVariants

/// Plays fuzzer runs until enough actions have had an effect, or until a run fails.
@main
struct UIFuzzRunner: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz-ui",
    abstract: "Performs random actions in an app with popups; checks the screen after each turn.",
    discussion: "Prints `N actions, 0 failures`, or the shortest script that fails.")

  @Option(help: "How many actions must have an effect.")
  var actions = 100_000

  @Option(help: "The seed of the first run; each further run uses the next number.")
  var seed: UInt64?

  @Option(help: "How many steps a run has.")
  var length = 300

  @Option(
    help: "The UIKit variant: expected, inverted or interference. By default, the runs alternate.")
  var variant: UIKitVariant?

  @Option(help: "The version of the system: 18, 26 or 27. By default 26.")
  var system: HeadlessSystem = .standard

  @Option(help: "The steps to play of the one run with this seed, for example 3,17,18.")
  var steps: String?

  @Flag(help: "Print each step before it is played.")
  var verbose = false

  @Flag(help: "Print a failing run as it is, without shortening it.")
  var asFound = false

  func validate() throws {
    guard actions > 0, length > 0 else {
      throw ValidationError("--actions and --length must be positive.")
    }
    guard steps == nil || seed != nil && variant != nil else {
      throw ValidationError("--steps needs --seed and --variant.")
    }
  }

  @MainActor
  func run() async throws {
    let first = seed ?? UInt64.random(in: 1...999_999_999)
    print("seed \(first)")
    if let steps {
      let only = Set(steps.split(separator: ",").compactMap { Int($0) })
      let run = FuzzRun(
        seed: first, length: length, system: system, variant: variant ?? .expected, only: only)
      guard let failure = await play(run).failure else { return print("the run does not fail") }
      throw FuzzFoundFailure(words: "\(failure)\n\n\(failure.trace)")
    }
    var coverage = FuzzCoverage()
    var number: UInt64 = 0
    while coverage.total < actions {
      let run = FuzzRun(
        seed: first &+ number, length: length, system: system,
        variant: variant ?? UIKitVariant.allCases[Int(number % 3)])
      let (played, failure) = await play(run)
      coverage.add(played)
      if let failure { throw await report(failure, of: run) }
      number += 1
    }
    print("\(number) \(number == 1 ? "run" : "runs"), \(coverage.turns) turns\n\n\(coverage)\n")
    print("longest wait of a popup without a blocker: \(coverage.longestWait) s")
    if actions >= 10_000, !coverage.rare.isEmpty {
      let rare = coverage.rare.map(\.rawValue).joined(separator: ", ")
      throw FuzzFoundFailure(words: "too rare: \(rare)")
    }
    if actions >= 10_000, !coverage.missingGoals.isEmpty {
      let missing = coverage.missingGoals.map(\.rawValue).joined(separator: ", ")
      throw FuzzFoundFailure(words: "never reached: \(missing)")
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

        Shortest script found: fuzz-ui \(short)
        \(last)

        \(last.trace)
        """)
  }
}

extension UIKitVariant: ExpressibleByArgument {}

extension HeadlessSystem: ExpressibleByArgument {}

/// The failure that ends the command.
struct FuzzFoundFailure: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
