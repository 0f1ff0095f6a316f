// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIFuzzer
import Testing
import UIKitVariants

/// A thousand random actions in each of the worlds; `make soak-ui` plays many more.
@MainActor
struct UIFuzzerTests {
  @Test(arguments: UIKitVariant.allCases)
  func `whatever users and apps do, screen, queue and callbacks agree`(variant: UIKitVariant) async {
    var coverage = FuzzCoverage()
    var seed: UInt64 = 1
    while coverage.total < 1000 {
      let run = FuzzRun(seed: seed, length: 250, variant: variant)
      let (played, failure) = await run.play()
      coverage.add(played)
      if let failure {
        let (short, last) = await run.shortened(after: failure)
        Issue.record("\(failure.sentence)\nsoak-ui \(short)\n\(last)")
        return
      }
      seed += 1
    }

    let missing = FuzzActionKind.allCases.filter { coverage.performed[$0] == nil }
    #expect(missing.isEmpty)
  }

  @Test func `a seed determines a script, and so do some numbers of its steps`() {
    let run = FuzzRun(seed: 7, length: 100, variant: .expected)
    var short = run
    short.only = [3, 17, 99]

    #expect(run.steps.map(\.description) == run.steps.map(\.description))
    #expect(short.steps.map(\.description) == [3, 17, 99].map { run.steps[$0 - 1].description })
  }
}
