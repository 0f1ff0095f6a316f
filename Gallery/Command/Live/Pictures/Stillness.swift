// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Says when a screen has been still for long enough to make every pixel exact.
///
/// Between two moves of a finger nothing moves either, but exact pixels, which are ten times as large
/// as those of a JPEG picture, would only stand in the way of the next frame. Times are in seconds.
struct Stillness {
  private static let wait = 0.1

  private var lastChange = -Double.infinity

  /// The screen has changed.
  mutating func didChange(at moment: Double) {
    lastChange = moment
  }

  /// When it will have been still for long enough, unless it changes again.
  var exactPixelsTime: Double { lastChange + Self.wait }
}
