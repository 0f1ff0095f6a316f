// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A timer that can be stopped and continued: of a display duration, or of a countdown on a button.
package struct DisplayTimer: Sendable, Equatable {
  /// The whole duration.
  package private(set) var duration: Duration
  /// The time that remained when the timer last started or stopped.
  private(set) var remaining: Duration
  /// When the timer started; `nil` while it is stopped.
  private(set) var startedAt: MonotonicInstant?

  /// Creates a timer that is not running; a negative duration counts as zero, and a longer one than
  /// the longest supported as that.
  init(_ duration: Duration) {
    self.duration = duration.clampedToNonNegative
    remaining = self.duration
  }

  /// When the timer fires; `nil` while it is stopped.
  var fireTime: MonotonicInstant? { startedAt.map { $0 + remaining } }

  mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    guard isRunning != (startedAt != nil) else { return }
    if let startedAt { remaining = (remaining - (now - startedAt)).clampedToNonNegative }
    startedAt = isRunning ? now : nil
  }

  /// Restarts the timer, with a new duration if there is one; a stopped timer stays stopped.
  mutating func restart(_ newDuration: Duration?, at now: MonotonicInstant) {
    duration = newDuration ?? duration
    remaining = duration
    if startedAt != nil { startedAt = now }
  }
}

/// The state of a popup's display timer.
package enum DisplayTimerState: Sendable, Equatable, CaseIterable {
  /// The user cannot see and use the popup: it is not visible, is hidden or below a modal popup,
  /// presents a controller, or the scene is not active. → `paused`, `running`
  case stopped
  /// The user can use the popup but must not be hurried: they touch it, or assistive technology
  /// reads it. → `stopped`, `running`
  case paused
  /// The user can use the popup, and its timer is running. → `stopped`, `paused`
  case running
}

/// A reason to pause the display timer of a popup.
///
/// The same reason can be added several times; it ends when it has been removed as often.
public struct DisplayTimerPause: Sendable, Hashable {
  /// The name as written in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// The user touches the popup.
  public static let touch = DisplayTimerPause(name: "touch")
  /// VoiceOver reads the popup.
  public static let voiceOver = DisplayTimerPause(name: "voiceOver")
  /// The user works with Switch Control, which takes more time.
  public static let switchControl = DisplayTimerPause(name: "switchControl")
  /// The controller of the popup presents another one.
  public static let presentingOther = DisplayTimerPause(name: "presenting")

  /// Returns a reason that the app defines.
  public static func custom(_ name: String) -> DisplayTimerPause {
    DisplayTimerPause(name: name)
  }
}

extension DisplayTimerPause: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
