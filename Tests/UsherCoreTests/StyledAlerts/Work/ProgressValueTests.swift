// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// The progress that is shown for the progress that the app reports.
struct ProgressValueTests {
  @Test(
    arguments: [
      (0.4, 0.4), (-1, 0), (0, 0), (1, 1), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
      (-0.0, 0),
    ] as [(Double, Double)])
  func `progress is limited to the range from zero to one`(reported: Double, shown: Double) {
    #expect(ProgressValue(reported) == .determinate(shown))
  }

  @Test func `progress without a value is indeterminate`() {
    #expect(ProgressValue(nil) == .indeterminate)
    #expect(ProgressValue(nil).percent == nil)
  }

  @Test(arguments: [(0.0, 0), (0.004, 0), (0.29, 29), (0.57, 57), (0.999, 99), (1, 100)])
  func `progress is 100 percent only when it is complete`(fraction: Double, percent: Int) {
    #expect(ProgressValue(fraction).percent == percent)
  }
}
