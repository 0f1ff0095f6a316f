// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// The themes of Usher's own. What their numbers follow: `StyledAlertMetrics`.

extension StyledAlertTheme {
  /// Looks like the alerts of the system it runs on: from iOS 26 on a card with capsules and leading
  /// text, before that one with centered text; in the app's tint color, in light and dark mode.
  ///
  /// The color of a style is that of its icon.
  @MainActor public static var system: StyledAlertTheme {
    SystemVersion.hasCapsuleAlerts ? iOS26 : iOS18
  }

  private static let iOS26 = plain(.system)
  private static let iOS18 = plain(.earlierSystem)

  private static func plain(_ metrics: StyledAlertMetrics) -> StyledAlertTheme {
    StyledAlertTheme(
      colors: .system, fonts: .system, metrics: metrics,
      iconLineWidth: 8.5, largeIconLineWidth: 7.5, usesContinuousCorners: true,
      iconBackground: .tinted, shadow: .soft,
      backdrop: .dimmed, transitionIn: .alert, transitionOut: .alert)
  }

  /// The icon in a circle on the upper edge of the card, and buttons in the color of the style.
  public static let badge = StyledAlertTheme(
    colors: .badge, fonts: .system, metrics: .badge,
    iconLineWidth: 9, largeIconLineWidth: 8, usesContinuousCorners: true, shadow: .soft,
    backdrop: .dimmed, transitionIn: .zoom, transitionOut: .zoom)

  /// A large icon without a circle, whose color glows on the card.
  public static let halo = StyledAlertTheme(
    colors: .halo, fonts: .halo, metrics: .halo,
    iconLineWidth: 6, largeIconLineWidth: 5.5, usesContinuousCorners: true,
    iconBackground: .none, iconGlow: 0.3, shadow: .soft,
    backdrop: .dimmed, transitionIn: .alert, transitionOut: .alert)
}

extension StyledAlertShadow {
  /// A little wider than that of a system alert of iOS 26, whose dim is the same.
  fileprivate static let soft = StyledAlertShadow(opacity: 0.14, radius: 24, offset: 10)
}
