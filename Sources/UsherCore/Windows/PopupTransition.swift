// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a popup appears or leaves: numbers for whoever moves the views.
public struct PopupTransition: Sendable, Hashable {
  /// In which direction a transition goes.
  public enum Direction: Sendable, Hashable {
    /// The popup comes.
    case appearing
    /// The popup goes.
    case leaving
  }

  /// How the values change over time.
  public enum Curve: Sendable, Hashable {
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at first, fast at the end.
    case easeIn
    /// A spring with this damping ratio; 1 does not swing.
    case spring(damping: Double)
  }

  /// How long it takes, in seconds.
  public let duration: Double
  /// How the card moves over that time.
  public let curve: Curve
  /// The scale of the card when it begins.
  public let startScale: Double
  /// The scale of the card when it ends.
  public let endScale: Double
  /// The opacity of card and backdrop when it begins.
  public let startOpacity: Double
  /// The opacity of card and backdrop when it ends.
  public let endOpacity: Double

  /// Fade and zoom; with Reduce Motion a cross-fade without movement.
  public static func fadeAndZoom(
    _ direction: Direction, reducesMotion: Bool
  ) -> PopupTransition {
    switch (direction, reducesMotion) {
    case (.appearing, false):
      PopupTransition(
        duration: 0.35, curve: .spring(damping: 0.85),
        startScale: 0.85, endScale: 1, startOpacity: 0, endOpacity: 1)
    case (.leaving, false):
      PopupTransition(
        duration: 0.2, curve: .easeIn,
        startScale: 1, endScale: 0.92, startOpacity: 1, endOpacity: 0)
    case (.appearing, true):
      PopupTransition(
        duration: 0.25, curve: .easeOut,
        startScale: 1, endScale: 1, startOpacity: 0, endOpacity: 1)
    case (.leaving, true):
      PopupTransition(
        duration: 0.2, curve: .easeIn,
        startScale: 1, endScale: 1, startOpacity: 1, endOpacity: 0)
    }
  }
}
