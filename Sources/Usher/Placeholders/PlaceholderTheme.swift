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
  public var artColor: UIColor = .secondaryLabel
  /// The colour of the surfaces of drawings.
  public var artSurface: UIColor = .secondarySystemFill
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
  public var fading: Duration = .milliseconds(250)
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
      .loading: PlaceholderContent(title: Texts.loading, art: .indicator),
      .empty: PlaceholderContent(title: Texts.empty, art: .symbol("tray")),
      .failure: PlaceholderContent(
        title: Texts.failure, message: Texts.failureMessage,
        art: .symbol("exclamationmark.triangle"),
        button: Texts.retry),
    ])
  }

  /// Has drawings, and a letter that flies while something loads.
  public static var illustrated: PlaceholderTheme {
    var theme = system
    theme.contents[.loading]?.art = .frames(.courier)
    theme.contents[.empty]?.art = .frames(.emptyBox)
    theme.contents[.failure]?.art = .frames(.lostCloud)
    return theme
  }

  /// The theme of pages that have none of their own; at first, the system's.
  public static var app: PlaceholderTheme {
    get { ThemeStore.current.theme ?? .system }
    set { ThemeStore.current.set(newValue) }
  }

  private init(contents: [PlaceholderKind: PlaceholderContent]) {
    self.contents = contents
  }

  /// Everything that a page says.
  func content(of page: Placeholder) -> PlaceholderContent {
    var own = page.content
    if own.message == nil, let error = page.error { own.message = message(error) }
    var whole = own.completed(by: contents[page.kind] ?? PlaceholderContent())
    if page.action == nil || whole.button?.isEmpty == true {
      whole.button = nil
    } else if whole.button == nil {
      whole.button = Texts.retry
    }
    return whole
  }
}

/// The app's theme; it hangs on the application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ThemeStore {
  private static let box = AssociatedBox<ThemeStore>()
  private struct Listener {
    weak var screen: PlaceholderScreen?
  }

  private(set) var theme: PlaceholderTheme?
  private var listeners: [Listener] = []

  static var current: ThemeStore {
    if let store = box[UIApplication.shared] { return store }
    let store = ThemeStore()
    box[UIApplication.shared] = store
    return store
  }

  /// Tells this screen of changes, as long as it lives.
  func listen(_ screen: PlaceholderScreen) {
    listeners.removeAll { $0.screen == nil }
    listeners.append(Listener(screen: screen))
  }

  func set(_ theme: PlaceholderTheme) {
    self.theme = theme
    for listener in listeners { listener.screen?.dress() }
  }
}
