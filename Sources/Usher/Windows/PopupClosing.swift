// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The ways in which the user can close a popup without a button of its own.
public struct PopupDismissGestures: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap on the backdrop. While something in the popup has the keyboard, the first tap ends the
  /// editing.
  public static let tapOutside = PopupDismissGestures(rawValue: 1)
  /// The escape gesture of VoiceOver and, where the popup has a window of its own and that has the keys, the
  /// escape key of a keyboard.
  public static let escape = PopupDismissGestures(rawValue: 2)
  /// A swipe or a drag: towards the edge that the popup is at, down where it is full, up or down in the
  /// middle of the screen.
  public static let swipe = PopupDismissGestures(rawValue: 4)
  /// Every way there is.
  public static let all: PopupDismissGestures = [.tapOutside, .escape, .swipe]
}
