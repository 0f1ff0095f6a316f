// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// Colors, fonts, artwork and standard texts of placeholders.
///
/// ```swift
/// PlaceholderTheme.default = .illustrated
/// page.usher.placeholder.theme = theme
/// ```
///
/// A page uses its own theme, if it has one, otherwise the app's. Visible placeholders follow a
/// change of the theme.
@MainActor
public struct PlaceholderTheme {
  /// The background; `nil`: that of the covered view.
  public var background: UIColor?
  /// The color of symbols, of activity indicators and of lines in drawings. `UIColor.tintColor` is
  /// the tint color of the page; in drawings, mixed with black or white if it is hard to see.
  public var artworkColor = UIColor.readableSecondary
  /// The color of surfaces in drawings.
  public var artworkFill: UIColor = .secondarySystemFill
  /// The color of the blocks of a skeleton.
  public var skeletonColor: UIColor = .secondarySystemFill
  /// The color of the title.
  public var titleColor: UIColor = .label
  /// The color of the message.
  public var messageColor = UIColor.readableSecondary
  /// The font of the title; it should scale with the user's text size.
  public var titleFont = UIFontMetrics(forTextStyle: .title2).scaledFont(
    for: .systemFont(ofSize: 22, weight: .bold))
  /// The font of the message; it should scale with the user's text size.
  public var messageFont = UIFont.preferredFont(forTextStyle: .subheadline)
  /// The configuration of the button, by default a capsule; its title is set by the placeholder.
  public var button: UIButton.Configuration = {
    var button = UIButton.Configuration.bordered()
    // The tint color has a contrast of only 3.3 : 1 to the background of a bordered button.
    button.baseForegroundColor = .label
    button.cornerStyle = .capsule
    button.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 28, bottom: 14, trailing: 28)
    button.titleAlignment = .center
    button.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .preferredFont(forTextStyle: .headline)
      return attributes
    }
    return button
  }()
  /// How long fading takes.
  public var fadeDuration: Duration = .milliseconds(250)
  /// The standard content of each kind.
  public var contents: [PlaceholderKind: PlaceholderContent]
  /// The text for an error where the placeholder has no message; `nil`: as in `contents`.
  ///
  /// By default, the description of a `LocalizedError`.
  public var message: @MainActor (any Error) -> String? = {
    ($0 as? any LocalizedError)?.errorDescription
  }
  /// Replaces the standard view everywhere; `nil`: the standard view.
  ///
  /// Called each time a placeholder without a view of its own appears, with its complete content.
  /// The second closure performs the action of the button; it is `nil` if there is no button.
  public var makeView:
    @MainActor (PlaceholderKind, PlaceholderContent, (@MainActor () -> Void)?) -> UIView? = {
      _, _, _ in nil
    }

  /// Looks like the system.
  public static var system: PlaceholderTheme {
    PlaceholderTheme(contents: [
      .loading: PlaceholderContent(title: LocalizedStrings.loading, artwork: .indicator),
      .empty: PlaceholderContent(title: LocalizedStrings.empty, artwork: .symbol("tray")),
      .failure: PlaceholderContent(
        title: LocalizedStrings.failure, message: LocalizedStrings.failureMessage,
        artwork: .symbol("exclamationmark.triangle"),
        button: LocalizedStrings.retry),
    ])
  }

  /// With drawings in the tint color, and an animated letter while loading.
  public static var illustrated: PlaceholderTheme {
    var theme = system
    theme.artworkColor = .tintColor
    theme.artworkFill = .tertiarySystemFill
    theme.contents[.loading]?.artwork = .animation(.flyingLetter)
    theme.contents[.empty]?.artwork = .animation(.emptyBox)
    theme.contents[.failure]?.artwork = .animation(.brokenCloud)
    return theme
  }

  /// The app's theme, for pages without a theme of their own; initially ``system``.
  public static var `default`: PlaceholderTheme {
    get { PlaceholderThemeStore.current.theme ?? .system }
    set { PlaceholderThemeStore.target.theme = newValue }
  }

  private init(contents: [PlaceholderKind: PlaceholderContent]) {
    self.contents = contents
  }

  /// The complete content of a placeholder, with the standard values of this theme.
  func content(of placeholder: Placeholder) -> PlaceholderContent {
    var explicit = placeholder.content
    if explicit.message == nil, let error = placeholder.underlyingError {
      explicit.message = message(error)
    }
    var content = explicit.merging(contents[placeholder.kind] ?? PlaceholderContent())
    if placeholder.action == nil || content.button?.isEmpty == true {
      content.button = nil
    } else if content.button == nil {
      content.button = LocalizedStrings.retry
    }
    return content
  }
}

/// Stores the app's theme.
@MainActor
final class PlaceholderThemeStore {
  private static let stores = PerApplication<PlaceholderThemeStore> { PlaceholderThemeStore() }

  var theme: PlaceholderTheme? {
    didSet { for observer in observers { observer.object?.applyTheme() } }
  }
  private var observers: [Weak<PlaceholderPresenter>] = []

  static var current: PlaceholderThemeStore { stores.current }
  /// The store of the app to which the calling code belongs for certain, or of none.
  static var target: PlaceholderThemeStore { stores.target }

  init() {
    // On the stand-in, a test may set a theme before it has a device.
    theme = PlaceholderThemeStore.stores.outside?.theme
  }

  /// Notifies a presenter of changes; it is not retained.
  func observe(_ presenter: PlaceholderPresenter) {
    observers.removeAll { $0.object == nil }
    observers.append(Weak(object: presenter))
  }
}
