// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What became of a load. Every load gets exactly one.
public enum LoadOutcome: Sendable, Hashable, CaseIterable {
  /// It brought content.
  case content
  /// It found out that there is nothing to show.
  case empty
  /// It failed, and the failure page is or was shown.
  case failed
  /// It failed, and what the user saw was kept.
  case refreshFailed
  /// A newer load, a retry, or a call that shows or hides something took its place.
  case replaced
  /// It was cancelled; the user sees again what was there before.
  case cancelled
  /// The page is no more.
  case pageGone
}

/// What became of one call that shows or hides a placeholder. Every call gets exactly one.
public enum PlaceholderOutcome: Sendable, Hashable, CaseIterable {
  /// What was asked for is on the screen, and nothing moves any more; or it was there already.
  case shown
  /// Something newer was asked for before it came to that.
  case replaced
  /// The page is no more.
  case pageGone
}

/// What a load does to what the user sees while it runs.
public enum LoadingVisibility: Sendable, Hashable, CaseIterable {
  /// A loading page comes unless there is content: then the load is a refresh.
  case automatic
  /// A loading page comes, also in front of content; for content that is not valid any more.
  case always
  /// Everything stays as it is: the load is a refresh, whatever is there.
  case never
}

/// The serial number of one thing asked of a placeholder: to show a page, to hide it, or to load.
///
/// Whoever feeds a machine hands out the numbers in rising order. A number that does not rise is taken
/// for a repetition and ignored.
package struct PlaceholderID: Sendable, Hashable, Comparable {
  /// The number.
  package let serial: UInt64

  /// Creates the identity with this number.
  package init(serial: UInt64) {
    self.serial = serial
  }

  /// Earlier ones are smaller.
  package static func < (lhs: PlaceholderID, rhs: PlaceholderID) -> Bool {
    lhs.serial < rhs.serial
  }
}

extension PlaceholderID: CustomStringConvertible {
  /// The number as it appears in logs, such as "#7".
  package var description: String { "#\(serial)" }
}

/// What a page says that stands in for content.
public enum PlaceholderKind: Sendable, Hashable, CaseIterable {
  /// The content is on its way.
  case loading
  /// There is nothing to show.
  case empty
  /// The content could not be had.
  case failure
  /// Something of the app's own.
  case custom
}

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
