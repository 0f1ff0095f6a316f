// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import gallery

struct StillnessTests {
  @Test func `a screen is not still between two moves of a finger, and a moment later it is`() {
    var stillness = Stillness()
    #expect(stillness.begin <= 0)

    for frame in 0..<30 {
      stillness.changed(at: Double(frame) / 60)
      #expect(stillness.begin > Double(frame + 2) / 60)
    }

    #expect(stillness.begin < 29.0 / 60 + 0.2)
  }
}
