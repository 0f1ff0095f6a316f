// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIFuzzer
import UIKitVariants

/// A thousand random actions in each UIKit variant; `make fuzz-ui` plays many more.
@MainActor
struct UIFuzzerTests {
  @Test(arguments: UIKitVariant.allCases)
  func `screen, queue and callbacks agree after random actions`(variant: UIKitVariant) async {
    var coverage = FuzzCoverage()
    var seed: UInt64 = 1
    while coverage.total < 1000 {
      let run = FuzzRun(seed: seed, length: 250, variant: variant)
      let (played, failure) = await run.play()
      coverage.add(played)
      if let failure {
        let (short, last) = await run.shortened(after: failure)
        Issue.record("\(failure.sentence)\nfuzz-ui \(short)\n\(last)")
        return
      }
      seed += 1
    }

    let missing = FuzzActionKind.allCases.filter { coverage.performed[$0] == nil }
    #expect(missing.isEmpty)
  }

  @Test func `a seed, or a seed with step numbers, determines the same script each time`() {
    let run = FuzzRun(seed: 7, length: 100, variant: .expected)
    var short = run
    short.only = [3, 17, 99]

    #expect(run.steps.map(\.description) == run.steps.map(\.description))
    #expect(short.steps.map(\.description) == [3, 17, 99].map { run.steps[$0 - 1].description })
  }
}
