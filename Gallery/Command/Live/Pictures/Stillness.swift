// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Determines when a screen has been still for long enough to send exact pixels.
///
/// Without a delay, exact pixels, which are ten times as large as JPEG, would be sent between two
/// moves of a finger and delay the next frame. Times are in seconds.
struct Stillness {
  private static let wait = 0.1

  private var lastChange = -Double.infinity

  /// Records a change of the screen.
  mutating func didChange(at moment: Double) {
    lastChange = moment
  }

  /// The time from which exact pixels can be sent, unless the screen changes again.
  var exactPixelsTime: Double { lastChange + Self.wait }
}
