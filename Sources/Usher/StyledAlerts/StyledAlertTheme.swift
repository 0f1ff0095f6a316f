// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Colors, fonts, metrics and transitions of styled alerts.
///
/// ```swift
/// StyledAlertTheme.default = .classic
/// StyledAlertTheme.default.metrics.cornerRadius = 12
/// ```
public struct StyledAlertTheme: Sendable {
  /// The colors.
  public var colors: StyledAlertColors
  /// The fonts.
  public var fonts: StyledAlertFonts
  /// The lengths.
  public var metrics: StyledAlertMetrics
  /// The line width of the icon, on a grid of 80 by 80.
  public var iconLineWidth: Double
  /// The line width of the large icon, on a grid of 80 by 80.
  public var largeIconLineWidth: Double
  /// Whether corners are continuous curves instead of quarter circles.
  public var usesContinuousCorners: Bool
  /// What is behind the drawing of the icon.
  public var iconBackground = StyledAlertIconBackground.filled
  /// The opacity, from 0 to 1, of a glow in the icon's color that spreads from the icon over the
  /// card; 0 for none.
  public var iconGlow = 0.0
  /// The shadow of the card; `nil` for none.
  public var shadow: StyledAlertShadow?
  /// The backdrop between an alert and the page.
  public var backdrop: PopupBackdrop
  /// How an alert appears.
  public var transitionIn: PopupTransition
  /// How an alert disappears.
  public var transitionOut: PopupTransition
  /// Returns the haptic and the sound of a style, for alerts without a feedback of their own; by
  /// default ``StyledAlertFeedback/standard(for:)``.
  ///
  /// This is where an app sets the sounds of all its alerts.
  public var feedback: @MainActor @Sendable (StyledAlertStyle) -> StyledAlertFeedback = {
    .standard(for: $0)
  }

  /// The app's theme, for all alerts without a theme of their own; initially ``system``.
  ///
  /// It is read when an alert is shown; queued and visible alerts keep the theme they have.
  @MainActor public static var `default`: StyledAlertTheme {
    get { defaults.current.theme ?? defaults.outside?.theme ?? .system }
    set { defaults.target.theme = newValue }
  }

  @MainActor
  final class DefaultTheme {
    /// `nil` until the app sets it. On the stand-in, a test may do so before it has a device.
    var theme: StyledAlertTheme?
  }

  @MainActor static let defaults = PerApplication<DefaultTheme> { DefaultTheme() }
}

/// What is behind the drawing of a styled alert's icon.
public enum StyledAlertIconBackground: Sendable, Hashable, CaseIterable {
  /// A circle in the color of the icon, with a drawing in black or white.
  case filled
  /// A circle in a light shade of the color, with a drawing in the color itself.
  case tinted
  /// Nothing; the drawing has the color.
  case none
}

/// The shadow of a styled alert's card.
public struct StyledAlertShadow: Sendable, Hashable {
  /// The opacity of its black, from 0 to 1.
  public var opacity: Double
  /// How far it is blurred, in points.
  public var radius: Double
  /// How far it is below the card, in points.
  public var offset: Double

  /// Creates a shadow.
  public init(opacity: Double, radius: Double, offset: Double) {
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
