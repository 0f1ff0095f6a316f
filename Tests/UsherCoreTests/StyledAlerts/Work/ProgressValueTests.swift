// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// What is shown of what somebody says about progress.
struct ProgressValueTests {
  @Test(
    arguments: [
      (0.4, 0.4), (-1, 0), (0, 0), (1, 1), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
      (-0.0, 0),
    ] as [(Double, Double)])
  func `it is kept between nothing and all of it`(reported: Double, shown: Double) {
    #expect(ProgressValue(reported) == .determinate(shown))
  }

  @Test func `nobody knows, where nobody says`() {
    #expect(ProgressValue(nil) == .indeterminate && ProgressValue(nil).percent == nil)
  }

  @Test(arguments: [(0.0, 0), (0.004, 0), (0.29, 29), (0.57, 57), (0.999, 99), (1, 100)])
  func `all of it is done only when it is`(fraction: Double, percent: Int) {
    #expect(ProgressValue(fraction).percent == percent)
  }
}
