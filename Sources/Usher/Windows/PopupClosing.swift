// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The ways in which the user can close a popup without a button of its own.
public struct PopupClosing: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap on the backdrop.
  public static let tapOutside = PopupClosing(rawValue: 1)
  /// The escape gesture of VoiceOver.
  public static let escape = PopupClosing(rawValue: 2)
  /// Every way there is.
  public static let everyWay: PopupClosing = [.tapOutside, .escape]
}
