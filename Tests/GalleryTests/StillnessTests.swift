// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import gallery

struct StillnessTests {
  @Test func `a screen is still a moment after the last move of a touch, not between two moves`() {
    var stillness = Stillness()
    #expect(stillness.exactPixelsTime <= 0)

    for frame in 0..<30 {
      stillness.didChange(at: Double(frame) / 60)
      #expect(stillness.exactPixelsTime > Double(frame + 2) / 60)
    }

    #expect(stillness.exactPixelsTime < 29.0 / 60 + 0.2)
  }
}
