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

// MARK: - What the parts of an alert ask

extension StyledAlertTheme {
  /// The colour of the circle and of the buttons.
  func accent(_ style: StyledAlertStyle) -> UIColor { colors[style] ?? .tintColor }
}

/// A font of a styled alert, in the size that the user reads in.
public struct StyledAlertFont: Sendable {
  private let makeFont: @Sendable (UITraitCollection) -> UIFont

  /// The font for these traits; asked again when they change.
  public func font(for traits: UITraitCollection) -> UIFont { makeFont(traits) }

  /// A font that depends on the traits in a way of the app's own.
  ///
  /// The closure is called on the main actor whenever an alert with this font appears and when its
  /// traits change.
  public init(_ makeFont: @escaping @Sendable (UITraitCollection) -> UIFont) {
    self.makeFont = makeFont
  }

  /// The system's font of a text style, which grows with the text size.
  ///
  /// Another weight than that of the style keeps its sizes.
  public static func textStyle(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard let weight else { return font }
      return .systemFont(ofSize: font.pointSize, weight: weight)
    }
  }

  /// A font that grows with the text size as a text style does.
  ///
  /// The font is one that does not grow yet, such as `UIFont(name:size:)` makes; UIKit raises an exception
  /// for those of `preferredFont` and of font metrics.
  public static func scaled(
    _ font: UIFont, as style: UIFont.TextStyle = .body
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  /// A font that has one size, whatever the user reads in. Prefer one that grows.
  public static func fixed(_ font: UIFont) -> StyledAlertFont { StyledAlertFont { _ in font } }
}

/// The fonts of styled alerts.
public struct StyledAlertFonts: Sendable {
  /// Of the title.
  public var title: StyledAlertFont
  /// Of the message.
  public var message: StyledAlertFont
  /// Of a button.
  public var button: StyledAlertFont
  /// Of the button that most people want.
  public var preferredButton: StyledAlertFont
  /// Of the button that leaves everything as it is.
  public var cancelButton: StyledAlertFont
  /// Of a text field.
  public var field: StyledAlertFont
  /// Of what is wrong with what was filled in.
  public var error: StyledAlertFont
  /// Of the text beside a switch.
  public var toggle: StyledAlertFont
  /// Of the seconds in a countdown.
  public var countdown: StyledAlertFont

  /// The fonts of the system in its text styles.
  public static let system = StyledAlertFonts(
    title: .textStyle(.headline), message: .textStyle(.subheadline), button: .textStyle(.headline),
    preferredButton: .textStyle(.headline), cancelButton: .textStyle(.headline), field: .textStyle(.body),
    error: .textStyle(.footnote), toggle: .textStyle(.subheadline),
    countdown: .textStyle(.caption1, weight: .semibold))

  /// The fonts of SCLAlertView at the usual text size, and larger or smaller ones at others.
  public static let classic = StyledAlertFonts(
    title: .scaled(.helvetica(20), as: .title3), message: .scaled(.helvetica(14)),
    button: .scaled(.helvetica(14, isBold: true)),
    preferredButton: .scaled(.helvetica(14, isBold: true)),
    cancelButton: .scaled(.helvetica(14, isBold: true)), field: .scaled(.helvetica(14)),
    error: .scaled(.helvetica(12), as: .footnote), toggle: .scaled(.helvetica(12, isBold: true)),
    countdown: .scaled(.helvetica(12, isBold: true)))
}

extension UIFont {
  /// Where the system has it not, the system's own font.
  fileprivate static func helvetica(_ size: CGFloat, isBold: Bool = false) -> UIFont {
    UIFont(name: isBold ? "HelveticaNeue-Bold" : "HelveticaNeue", size: size)
      ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }
}

/// What is felt and heard when a styled alert appears.
///
/// ```swift
/// StyledAlertFeedback(haptic: .success) { chime.play() }
/// ```
public struct StyledAlertFeedback: Sendable {
  /// Something that is felt.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// As when something went well.
    case success
    /// As when something may go wrong.
    case warning
    /// As when something went wrong.
    case error
  }

  /// What is felt; `nil` is nothing. Whether it is, the user's settings decide.
  public var haptic: Haptic?
  /// Plays a sound with whatever the app plays sounds with; `nil` is silence.
  ///
  /// Called when the alert appears for the first time, not when it comes back, and when it becomes one of
  /// another style before the user's eyes.
  public var sound: (@MainActor @Sendable () -> Void)?

  /// Creates what is felt and heard.
  public init(haptic: Haptic? = nil, sound: (@MainActor @Sendable () -> Void)? = nil) {
    self.haptic = haptic
    self.sound = sound
  }

  /// Nothing.
  public static let none = StyledAlertFeedback()

  /// What is usual in a style: success, error and warning are felt, nothing is heard.
  public static func standard(for style: StyledAlertStyle) -> StyledAlertFeedback {
    switch style {
    case .success: StyledAlertFeedback(haptic: .success)
    case .error: StyledAlertFeedback(haptic: .error)
    case .warning: StyledAlertFeedback(haptic: .warning)
    case .notice, .info, .edit, .waiting, .question, .custom: .none
    }
  }

  /// Lets the user feel and hear it.
  @MainActor
  func play() {
    switch haptic {
    case .success: HapticFeedback.play(.success)
    case .warning: HapticFeedback.play(.warning)
    case .error: HapticFeedback.play(.error)
    case nil: break
    }
    sound?()
  }
}
