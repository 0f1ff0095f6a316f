// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A countdown on a button of a styled alert.
///
/// It counts while the user can see and use the alert and the app is active, and goes on with what is
/// left when the alert is back from a suspension.
public struct StyledAlertCountdown: Sendable, Hashable {
  /// What happens when it is over.
  public enum End: Sendable, Hashable, CaseIterable {
    /// The button can be tapped, which it cannot before.
    case activates
    /// The button is pressed, unless the user has done so before. This countdown stands still, like the
    /// time after which a popup closes, while a finger is on the alert and while VoiceOver or Switch
    /// Control runs.
    case presses
  }

  /// How it is shown; VoiceOver says how many seconds remain either way.
  public enum Look: Sendable, Hashable, CaseIterable {
    /// A ring beside the title that runs out, with the seconds in it.
    case ring
    /// The seconds in brackets behind the title.
    case text
  }

  /// What happens when it is over.
  public var end: End
  /// How long it is; a negative time counts as none.
  public var span: Duration
  /// How it is shown.
  public var look: Look

  /// Creates a countdown.
  public init(_ end: End, after span: Duration, as look: Look = .ring) {
    self.end = end
    self.span = span
    self.look = look
  }

  /// The button can be tapped only after this time.
  public static func activates(after span: Duration, as look: Look = .ring) -> Self {
    Self(.activates, after: span, as: look)
  }

  /// The button is pressed after this time.
  public static func presses(after span: Duration, as look: Look = .ring) -> Self {
    Self(.presses, after: span, as: look)
  }
}
