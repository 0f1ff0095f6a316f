// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The outcome of a load. Every load has exactly one.
public enum LoadOutcome: Sendable, Hashable, CaseIterable {
  /// The content was loaded.
  case content
  /// There is no content.
  case empty
  /// The load failed, and the failure page is or was shown.
  case failed
  /// The load failed, and what was shown before was kept.
  case refreshFailed
  /// A newer load, a retry, or a call that shows or hides a placeholder replaced the load.
  case replaced
  /// The load was cancelled, and what was shown before it is shown again.
  case cancelled
  /// The page was popped, dismissed or deallocated.
  case pageGone
}

/// Whether a load shows a loading page while it is running.
public enum LoadingVisibility: Sendable, Hashable, CaseIterable {
  /// A loading page, unless there is content: then the load is a refresh.
  case automatic
  /// A loading page, also instead of content; for content that is no longer valid.
  case always
  /// No loading page: the load is a refresh, whatever is shown.
  case never
}

/// The serial number of a call that shows or hides a placeholder, or of a load.
///
/// The driver assigns the numbers in ascending order. A number that is not greater than the last
/// one is a repetition and is ignored.
package struct PlaceholderID: Sendable, Hashable, Comparable {
  /// The number.
  package let serial: UInt64

  /// Creates an identifier from a number.
  package init(serial: UInt64) {
    self.serial = serial
  }

  /// Earlier ones are smaller.
  package static func < (lhs: PlaceholderID, rhs: PlaceholderID) -> Bool {
    lhs.serial < rhs.serial
  }
}

extension PlaceholderID: CustomStringConvertible {
  /// The number as written in logs, such as "#7".
  package var description: String { "#\(serial)" }
}

/// The kind of a placeholder.
public enum PlaceholderKind: Sendable, Hashable, CaseIterable {
  /// The content is being loaded.
  case loading
  /// There is no content.
  case empty
  /// The content could not be loaded.
  case failure
  /// A placeholder of the app.
  case custom
}

/// The outcome of a call that shows or hides a placeholder. Every call has exactly one.
public enum PlaceholderOutcome: Sendable, Hashable, CaseIterable {
  /// The requested placeholder or content is visible, and no transition is running.
  case shown
  /// A newer call or load replaced this call before that.
  case replaced
  /// The page was deallocated.
  case pageGone
}

/// The delay and the minimum duration of a placeholder, which keep it from flashing.
public struct PlaceholderTiming: Sendable, Hashable {
  /// The time before the placeholder appears; if it is replaced earlier, it never appears.
  public var delay: Duration
  /// The minimum time that the placeholder stays after it has begun to appear.
  public var minimumDuration: Duration

  /// Creates a timing; a negative time counts as zero.
  public init(delay: Duration, minimumDuration: Duration) {
    self.delay = delay
    self.minimumDuration = minimumDuration
  }

  /// The timing of loading pages: a delay of 0.3 seconds, and a minimum duration of 0.5 seconds.
  public static let standard = PlaceholderTiming(
    delay: .milliseconds(300), minimumDuration: .milliseconds(500))

  /// Appears and disappears at once.
  public static let immediate = PlaceholderTiming(delay: .zero, minimumDuration: .zero)
}
