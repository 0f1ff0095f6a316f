// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A countdown on a button of a styled alert.
///
/// It counts while the user can see and use the alert and the app is active, and goes on with what is
/// left when the alert is back from a suspension.
public struct StyledAlertCountdown: Sendable, Hashable {
  /// What happens when it is over.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// The button can be tapped, which it cannot before.
    case enables
    /// The button is pressed, unless the user has done so before. This countdown stands still, like the
    /// time after which a popup closes, while a finger is on the alert and while VoiceOver or Switch
    /// Control runs.
    case presses
  }

  /// How it is shown; VoiceOver says how many seconds remain either way.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A ring beside the title that runs out, with the seconds in it.
    case ring
    /// The seconds in brackets behind the title.
    case text
  }

  /// What happens when it is over.
  public var action: Action
  /// How long it is; a negative time counts as none.
  public var duration: Duration
  /// How it is shown.
  public var style: Style

  /// Creates a countdown.
  public init(_ action: Action, after duration: Duration, style: Style = .ring) {
    self.action = action
    self.duration = duration
    self.style = style
  }

  /// The button can be tapped only after this time.
  public static func enables(after duration: Duration, style: Style = .ring) -> Self {
    Self(.enables, after: duration, style: style)
  }

  /// The button is pressed after this time.
  public static func presses(after duration: Duration, style: Style = .ring) -> Self {
    Self(.presses, after: duration, style: style)
  }
}
