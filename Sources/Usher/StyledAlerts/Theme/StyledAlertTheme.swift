// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What styled alerts look like: every colour, font and length, and how they come and go.
///
/// ```swift
/// StyledAlertTheme.app = .classic
/// StyledAlertTheme.app.measures.cornerRadius = 12
/// ```
public struct StyledAlertTheme: Sendable {
  /// The colours.
  public var colors: StyledAlertColors
  /// The fonts.
  public var fonts: StyledAlertFonts
  /// The lengths.
  public var metrics: StyledAlertMetrics
  /// The lines of the icons.
  public var icons: StyledAlertIconLines
  /// Whether corners are rounded as the system rounds them, and not in quarters of a circle.
  public var usesContinuousCorners: Bool
  /// Whether the circle of the icon has the accent; else it has the colour of the ring, and the icon
  /// has the accent.
  public var fillsIcon = true
  /// What lies between an alert and the page.
  public var backdrop: PopupBackdrop
  /// How an alert comes.
  public var transitionIn: PopupTransition
  /// How it goes.
  public var transitionOut: PopupTransition

  /// At home among the alerts of iOS 18: its colours, fonts and corners, in light and dark.
  public static let system = StyledAlertTheme(
    colors: .system, fonts: .system, metrics: .system,
    icons: StyledAlertIconLines(iconLineWidth: 10.5, largeIconLineWidth: 9), usesContinuousCorners: true,
    backdrop: .dimmed, transitionIn: .zoom, transitionOut: .zoom)

  /// As SCLAlertView looks and moves.
  public static let classic = StyledAlertTheme(
    colors: .classic, fonts: .classic, metrics: .classic,
    icons: StyledAlertIconLines(iconLineWidth: 13, largeIconLineWidth: 11), usesContinuousCorners: false,
    backdrop: .black(opacity: 0.7), transitionIn: .slideInFromTop, transitionOut: .fadeOut)

  /// The theme of all alerts that have none of their own; at first, ``system``.
  ///
  /// An alert takes it when it gets in line; those that wait or are visible stay as they are.
  @available(iOSApplicationExtension, unavailable)
  @MainActor public static var `default`: StyledAlertTheme {
    get { DefaultThemeStore.current.theme }
    set { DefaultThemeStore.current.theme = newValue }
  }

  /// The theme of this app; it hangs on the application object.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  private final class DefaultThemeStore {
    private static let box = AssociatedObject<DefaultThemeStore>()

    var theme = StyledAlertTheme.system

    static var current: DefaultThemeStore {
      if let store = box[UIApplication.shared] { return store }
      let store = DefaultThemeStore()
      box[UIApplication.shared] = store
      return store
    }
  }
}

/// How heavy the lines of icons are, on a grid of 80 by 80.
public struct StyledAlertIconLines: Sendable, Hashable {
  /// In icons of the usual size.
  public var regular: CGFloat
  /// In large icons.
  public var large: CGFloat

  /// Creates weights; more than 20 does not stay on the grid.
  public init(iconLineWidth: CGFloat, largeIconLineWidth: CGFloat) {
    self.regular = iconLineWidth
    self.large = largeIconLineWidth
  }
}

// MARK: - What the parts of an alert ask

extension StyledAlertTheme {
  /// The colour of the circle and of the buttons.
  func accent(_ style: StyledAlertStyle) -> UIColor { colors[style] ?? .tintColor }
}
