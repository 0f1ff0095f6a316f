// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The pixels of a screen, on which edges are put.
///
/// Whole pixels by way of integers: `rounded` would need the C library's mathematics, which a program
/// without any import is not linked with. So the numbers must be sane; see `Double.length`.
struct PixelGrid {
  private let pixels: Double

  /// The grid of a screen with so many pixels a point; a scale that is none counts as one.
  init(scale: Double) {
    pixels = scale.isFinite && scale >= 1 ? min(scale, 16) : 1
  }

  /// The pixel at or before a number.
  func floor(_ number: Double) -> Double { Double(Int(number * pixels + PixelGrid.tolerance)) / pixels }

  /// The pixel at or after a number.
  func ceil(_ number: Double) -> Double {
    let lower = Int(number * pixels + PixelGrid.tolerance)
    return Double(number * pixels - Double(lower) > PixelGrid.tolerance ? lower + 1 : lower) / pixels
  }

  /// By how much of a pixel a number that is on one may be beside it: thirds are no whole numbers.
  private static let tolerance = 0.000_001
}

extension Double {
  /// The number itself where it is one and not negative, else none; cut to a hundred million points.
  package var sanitizedLength: Double { self > 0 ? min(self, 100_000_000) : 0 }
}
