// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// When a page that stands in for content appears, and how long it stays, so that nothing flashes.
public struct PlaceholderTiming: Sendable, Hashable {
  /// How long the page waits before it appears; what is over by then is never seen.
  public var delay: Duration
  /// How long the page stays at least once it has begun to appear.
  public var minimumDuration: Duration

  /// Creates a pacing; a negative time counts as none.
  public init(delay: Duration, minimumDuration: Duration) {
    self.delay = delay
    self.minimumDuration = minimumDuration
  }

  /// What loading pages have: they appear after 0.3 seconds and stay for 0.5.
  public static let standard = PlaceholderTiming(
    delay: .milliseconds(300), minimumDuration: .milliseconds(500))

  /// Appears at once and leaves at once.
  public static let immediate = PlaceholderTiming(delay: .zero, minimumDuration: .zero)
}
