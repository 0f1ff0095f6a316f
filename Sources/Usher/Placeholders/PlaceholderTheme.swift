// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// How pages that stand in for content look and what they say, as a value.
///
/// ```swift
/// PlaceholderTheme.app = .illustrated
/// page.usher.placeholder.theme = theme
/// ```
///
/// A page has its own theme, if it is given one, else the app's. What is on the screen changes with it.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct PlaceholderTheme {
  /// What lies behind the page; `nil` for the colour of the view that it covers.
  public var background: UIColor?
  /// The colour of symbols and of the lines of drawings.
  public var artworkColor: UIColor = .secondaryLabel
  /// The colour of the surfaces of drawings.
  public var artworkFill: UIColor = .secondarySystemFill
  /// The colour of the title.
  public var titleColor: UIColor = .label
  /// The colour of the message.
  public var messageColor: UIColor = .secondaryLabel
  /// The font of the title; it should grow with the user's text size.
  public var titleFont = UIFontMetrics(forTextStyle: .title2).scaledFont(
    for: .systemFont(ofSize: 22, weight: .bold))
  /// The font of the message; it should grow with the user's text size.
  public var messageFont = UIFont.preferredFont(forTextStyle: .subheadline)
  /// The look of the button; its title comes with the page.
  public var button: UIButton.Configuration = .bordered()
  /// How long a page takes to fade in and out.
  public var fadeDuration: Duration = .milliseconds(250)
  /// What each kind of page says and shows where it has nothing of its own.
  public var contents: [PlaceholderKind: PlaceholderContent]
  /// What is said about an error where the page has no message; `nil` for nothing.
  ///
  /// At first, that is the description of a `LocalizedError`, and what `contents` says for others.
  public var message: @MainActor (any Error) -> String? = {
    ($0 as? any LocalizedError)?.errorDescription
  }
  /// Makes views of the app's own for all pages that bring none themselves; `nil` for the usual view.
  ///
  /// Called each time a page comes onto the screen, with its whole content; the second closure does
  /// what the button would do, and is `nil` where there is no button.
  public var makeView:
    @MainActor (PlaceholderKind, PlaceholderContent, (@MainActor () -> Void)?) -> UIView? = {
      _, _, _ in nil
    }

  /// Looks like the system's own pages.
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

  /// Has drawings, and a letter that flies while something loads.
  public static var illustrated: PlaceholderTheme {
    var theme = system
    theme.contents[.loading]?.artwork = .animation(.flyingLetter)
    theme.contents[.empty]?.artwork = .animation(.emptyBox)
    theme.contents[.failure]?.artwork = .animation(.brokenCloud)
    return theme
  }

  /// The theme of pages that have none of their own; at first, the system's.
  public static var `default`: PlaceholderTheme {
    get { PlaceholderThemeStore.current.theme ?? .system }
    set { PlaceholderThemeStore.current.set(newValue) }
  }

  private init(contents: [PlaceholderKind: PlaceholderContent]) {
    self.contents = contents
  }

  /// Everything that a page says.
  func content(of placeholder: Placeholder) -> PlaceholderContent {
    var explicit = placeholder.content
    if explicit.message == nil, let error = placeholder.error { explicit.message = message(error) }
    var content = explicit.merging(by: contents[placeholder.kind] ?? PlaceholderContent())
    if placeholder.action == nil || content.button?.isEmpty == true {
      content.button = nil
    } else if content.button == nil {
      content.button = LocalizedStrings.retry
    }
    return content
  }
}

/// The app's theme; it hangs on the application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderThemeStore {
  private static let box = AssociatedObject<PlaceholderThemeStore>()
  private struct Observer {
    weak var presenter: PlaceholderPresenter?
  }

  private(set) var theme: PlaceholderTheme?
  private var observers: [Observer] = []

  static var current: PlaceholderThemeStore {
    if let store = box[UIApplication.shared] { return store }
    let store = PlaceholderThemeStore()
    box[UIApplication.shared] = store
    return store
  }

  /// Tells this screen of changes, as long as it lives.
  func observe(_ presenter: PlaceholderPresenter) {
    observers.removeAll { $0.presenter == nil }
    observers.append(Observer(presenter: presenter))
  }

  func set(_ theme: PlaceholderTheme) {
    self.theme = theme
    for observer in observers { observer.presenter?.applyTheme() }
  }
}
