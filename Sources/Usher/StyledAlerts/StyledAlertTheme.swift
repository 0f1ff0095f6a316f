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
  /// Whether the circle of the icon is filled with the accent color; otherwise it has the color of
  /// the ring, and the icon has the accent color.
  public var fillsIcon = true
  /// The backdrop between an alert and the page.
  public var backdrop: PopupBackdrop
  /// How an alert appears.
  public var transitionIn: PopupTransition
  /// How an alert disappears.
  public var transitionOut: PopupTransition

  /// Looks like the alerts of iOS 18: the system's colors, fonts and corners, in light and dark
  /// mode.
  public static let system = StyledAlertTheme(
    colors: .system, fonts: .system, metrics: .system,
    iconLineWidth: 10.5, largeIconLineWidth: 9, usesContinuousCorners: true,
    backdrop: .dimmed, transitionIn: .zoom, transitionOut: .zoom)

  /// The app's theme, for all alerts without a theme of their own; initially ``system``.
  ///
  /// It is read when an alert is shown; queued and visible alerts keep the theme they have.
  @MainActor public static var `default`: StyledAlertTheme {
    get { defaults.current.theme }
    set { defaults.target.theme = newValue }
  }

  @MainActor
  private final class DefaultTheme {
    var theme: StyledAlertTheme

    init() {
      // On the stand-in, a test may set a theme before it has a device.
      theme = StyledAlertTheme.defaults.outside?.theme ?? .system
    }
  }

  @MainActor private static let defaults = PerApplication<DefaultTheme> { DefaultTheme() }
}

// MARK: - Effective values

extension StyledAlertTheme {
  /// The color of the circle and of the buttons; `nil`: the app's tint color.
  func accent(_ style: StyledAlertStyle) -> UIColor? { colors[accent: style] }
}

// MARK: - Fonts

/// A font that follows the text size.
public struct StyledAlertFont: Sendable {
  private let makeFont: @Sendable (UITraitCollection) -> UIFont

  /// The font for these traits.
  func font(for traits: UITraitCollection) -> UIFont { makeFont(traits) }

  /// A font that depends on the traits.
  ///
  /// The closure is called on the main actor when a card with this font is created or updated, and
  /// when its traits change.
  public init(_ makeFont: @escaping @Sendable (UITraitCollection) -> UIFont) {
    self.makeFont = makeFont
  }

  /// The system font of a text style, optionally with another weight in the same sizes.
  public static func textStyle(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard let weight else { return font }
      return .systemFont(ofSize: font.pointSize, weight: weight)
    }
  }

  /// A custom font that scales with a text style.
  ///
  /// Pass an unscaled font, such as one from `UIFont(name:size:)`; UIKit raises an exception for
  /// fonts from `preferredFont` and from font metrics.
  public static func scaled(
    _ font: UIFont, as style: UIFont.TextStyle = .body
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  /// A font with one size at every text size. Prefer a font that scales.
  public static func fixed(_ font: UIFont) -> StyledAlertFont { StyledAlertFont { _ in font } }
}

/// The fonts of styled alerts.
public struct StyledAlertFonts: Sendable {
  /// The title.
  public var title: StyledAlertFont
  /// The message.
  public var message: StyledAlertFont
  /// Buttons.
  public var button: StyledAlertFont
  /// The preferred button.
  public var preferredButton: StyledAlertFont
  /// The cancel button.
  public var cancelButton: StyledAlertFont
  /// Text fields.
  public var field: StyledAlertFont
  /// Error texts.
  public var error: StyledAlertFont
  /// Titles of switches, segmented controls and custom controls.
  public var toggle: StyledAlertFont
  /// The seconds in a countdown ring.
  public var countdown: StyledAlertFont

  /// The system's fonts in its text styles.
  public static let system = StyledAlertFonts(
    title: .textStyle(.headline), message: .textStyle(.subheadline), button: .textStyle(.headline),
    preferredButton: .textStyle(.headline), cancelButton: .textStyle(.headline),
    field: .textStyle(.body), error: .textStyle(.footnote), toggle: .textStyle(.subheadline),
    countdown: .textStyle(.caption1, weight: .semibold))
}

// MARK: - Feedback

/// Haptic and sound of a styled alert.
///
/// ```swift
/// StyledAlertFeedback(haptic: .success) { chime.play() }
/// ```
public struct StyledAlertFeedback: Sendable {
  /// A haptic.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// For something that succeeded.
    case success
    /// For something that may go wrong.
    case warning
    /// For something that failed.
    case error
  }

  /// The haptic; `nil`: none. The user's settings decide whether it is played.
  public var haptic: Haptic?
  /// Plays a sound; `nil`: silence.
  ///
  /// Called when the alert appears for the first time, not when it resumes, and when a visible
  /// alert changes to another style.
  public var sound: (@MainActor @Sendable () -> Void)?

  /// Creates a haptic and a sound.
  public init(haptic: Haptic? = nil, sound: (@MainActor @Sendable () -> Void)? = nil) {
    self.haptic = haptic
    self.sound = sound
  }

  /// Neither a haptic nor a sound.
  public static let none = StyledAlertFeedback()

  /// The standard feedback of a style: a haptic for success, error and warning, and no sound.
  public static func standard(for style: StyledAlertStyle) -> StyledAlertFeedback {
    switch style {
    case .success: StyledAlertFeedback(haptic: .success)
    case .error: StyledAlertFeedback(haptic: .error)
    case .warning: StyledAlertFeedback(haptic: .warning)
    case .notice, .info, .edit, .waiting, .question, .custom: .none
    }
  }

  /// Plays the haptic and the sound.
  @MainActor
  func play() {
    if let haptic {
      let type: UINotificationFeedbackGenerator.FeedbackType =
        switch haptic {
        case .success: .success
        case .warning: .warning
        case .error: .error
        }
      UINotificationFeedbackGenerator().notificationOccurred(type)
    }
    sound?()
  }
}
