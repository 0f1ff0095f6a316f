// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import UIKitShim
import UIKitVariants

/// A random test run that is determined by a seed: its script, its system, its UIKit variant and its device.
package struct FuzzRun: Sendable {
  package let seed: UInt64
  package let length: Int
  package let system: HeadlessSystem
  package let variant: UIKitVariant
  /// The numbers of the steps to play; if empty, all of them.
  package var only: Set<Int>

  package init(
    seed: UInt64, length: Int, system: HeadlessSystem = .standard, variant world: UIKitVariant,
    only: Set<Int> = []
  ) {
    self.seed = seed
    self.length = length
    self.system = system
    self.variant = world
    self.only = only
  }

  /// The device: a phone for three seeds out of four, otherwise an iPad.
  package var model: HeadlessModel {
    switch seed % 4 {
    case 0: .iPad11
    case 1: .iPhoneSE3
    default: .iPhone16
    }
  }

  package var steps: [FuzzStep] {
    let all = FuzzScript.steps(seed: seed, count: length)
    return only.isEmpty ? all : all.filter { only.contains($0.number) }
  }

  @MainActor
  package func play(
    isRecording: Bool = false, log say: ((String) -> Void)? = nil
  ) async -> (coverage: FuzzCoverage, failure: FuzzFailure?) {
    await UIFuzzer.play(
      steps, on: system, in: variant, model, isRecording: isRecording, log: say)
  }

  /// Shortens a failing run. Returns the shortest run found and its failure.
  @MainActor
  package func shortened(
    after failure: FuzzFailure
  ) async -> (run: FuzzRun, failure: FuzzFailure) {
    var last = failure
    let played = steps.filter { step in failure.step.map { step.number <= $0 } ?? true }
    var shrinking = Shrinking(played)
    while let attempt = shrinking.attempt() {
      let new = await UIFuzzer.play(attempt, on: system, in: variant, model).failure
      let fails = new?.kind == failure.kind
      if fails, let new { last = new }
      shrinking.record(attempt, fails: fails)
    }
    var run = self
    run.only = Set(shrinking.script.map(\.number))
    return (run, await run.play(isRecording: true).failure ?? last)
  }
}

extension FuzzRun: CustomStringConvertible {
  /// The run as command-line options of `fuzz-ui`.
  package var description: String {
    let numbers = only.sorted().map(String.init).joined(separator: ",")
    return "--seed \(seed) --system \(system.rawValue) --variant \(variant) --length \(length)"
      + (only.isEmpty ? "" : " --steps \(numbers)")
  }
}
