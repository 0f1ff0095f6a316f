// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Storm
import Testing
import Worlds

/// A thousand random actions in each of the worlds; `make soak-ui` plays many more.
@MainActor
struct StormTests {
  @Test(arguments: TestWorld.allCases)
  func `whatever users and apps do, screen, queue and callbacks agree`(world: TestWorld) async {
    var tally = StormTally()
    var seed: UInt64 = 1
    while tally.total < 1000 {
      let run = StormRun(seed: seed, length: 250, world: world)
      let (played, failure) = await run.play()
      tally.add(played)
      if let failure {
        let (short, last) = await run.shortened(after: failure)
        Issue.record("\(failure.sentence)\nsoak-ui \(short)\n\(last)")
        return
      }
      seed += 1
    }

    let missing = StormKind.allCases.filter { tally.done[$0] == nil }
    #expect(missing.isEmpty)
  }

  @Test func `a seed determines a script, and so do some numbers of its steps`() {
    let run = StormRun(seed: 7, length: 100, world: .likely)
    var short = run
    short.only = [3, 17, 99]

    #expect(run.steps.map(\.description) == run.steps.map(\.description))
    #expect(short.steps.map(\.description) == [3, 17, 99].map { run.steps[$0 - 1].description })
  }
}
