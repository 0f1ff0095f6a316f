// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A page that stands in for content, as a description: loading, empty, failure, or the app's own.
///
/// ```swift
/// page.usher.placeholder.show(.empty(title: "No orders yet", art: .symbol("bag")))
/// ```
///
/// What is left out is what the theme says for its kind: ``PlaceholderTheme``.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct Placeholder {
  /// What it says.
  public let kind: PlaceholderKind
  /// When it appears, and how long it stays at least.
  public var timing: PlaceholderTiming
  /// Its texts and its picture.
  public var content: PlaceholderContent
  /// What its button does; without it there is no button.
  var action: (@MainActor () -> Void)?
  /// Makes a view of the app's own instead of the usual one.
  var makeView: (@MainActor (_ action: @escaping @MainActor () -> Void) -> UIView)?
  /// What went wrong.
  var error: (any Error)?

  init(_ kind: PlaceholderKind, content: PlaceholderContent = PlaceholderContent()) {
    self.kind = kind
    self.content = content
    timing = kind == .loading ? .standard : .immediate
  }
}

@available(iOSApplicationExtension, unavailable)
extension Placeholder {
  /// Shows a view of the app's own instead of the usual one, and stays what it is.
  ///
  /// The closure is called each time the page comes onto the screen. What it is given does what the
  /// page's button would do: a retry, on the failure page of a load.
  public func view(
    _ makeView: @escaping @MainActor (_ action: @escaping @MainActor () -> Void) -> UIView
  ) -> Placeholder {
    var copy = self
    copy.makeView = makeView
    return copy
  }

  /// When it appears, and how long it stays at least.
  public func timing(_ timing: PlaceholderTiming) -> Placeholder {
    var copy = self
    copy.timing = timing
    return copy
  }
}

// The four kinds.
@available(iOSApplicationExtension, unavailable)
extension Placeholder {
  /// The content is on its way.
  public static var loading: Placeholder { Placeholder(.loading) }

  /// The content is on its way, in words of the app's own.
  public static func loading(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil
  ) -> Placeholder {
    Placeholder(.loading, content: PlaceholderContent(title: title, message: message, artwork: artwork))
  }

  /// There is nothing to show.
  ///
  /// `action` is called each time the button is tapped while the page is the one that is wanted.
  /// There is no button without it. What it captures is held as long as the page is used; let it
  /// capture the view controller weakly.
  public static func empty(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil,
    button: String? = nil, action: (@MainActor () -> Void)? = nil
  ) -> Placeholder {
    var placeholder = Placeholder(
      .empty, content: PlaceholderContent(title: title, message: message, artwork: artwork, button: button))
    placeholder.action = action
    return placeholder
  }

  /// The content could not be had.
  ///
  /// Its message is the error's, if that is a `LocalizedError` with a description. `retry` is called
  /// each time the button is tapped while the page is the one that is wanted; there is no button
  /// without it. What it captures is held as long as the page is used; let it capture the view
  /// controller weakly.
  public static func failure(
    _ error: any Error, title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil,
    button: String? = nil, retry: (@MainActor () -> Void)? = nil
  ) -> Placeholder {
    var placeholder = Placeholder(
      .failure,
      content: PlaceholderContent(title: title, message: message, artwork: artwork, button: button))
    placeholder.error = error
    placeholder.action = retry
    return placeholder
  }

  /// A view of the app's own.
  ///
  /// The closure is called each time the page comes onto the screen, and never if it does not. The
  /// view gets the room that bars and the keyboard leave.
  public static func custom(_ makeView: @escaping @MainActor () -> UIView) -> Placeholder {
    Placeholder(.custom).view { _ in makeView() }
  }
}

/// The texts and the picture of a page that stands in for content.
///
/// What is `nil` is what the theme says for the kind of page; an empty text, and the art `none`, are
/// left out.
@available(iOSApplicationExtension, unavailable)
public struct PlaceholderContent: Equatable, Sendable {
  /// A few words.
  public var title: String?
  /// A sentence below.
  public var message: String?
  /// The picture above.
  public var artwork: PlaceholderArtwork?
  /// The words on the button, if there is one.
  public var button: String?

  /// Creates the content of a page.
  public init(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil, button: String? = nil
  ) {
    self.title = title
    self.message = message
    self.artwork = artwork
    self.button = button
  }

  /// This content, with another one where this has nothing.
  func merging(by other: PlaceholderContent) -> PlaceholderContent {
    PlaceholderContent(
      title: title ?? other.title, message: message ?? other.message, artwork: artwork ?? other.artwork,
      button: button ?? other.button)
  }
}

/// The picture of a page that stands in for content.
@available(iOSApplicationExtension, unavailable)
public enum PlaceholderArtwork: Equatable, @unchecked Sendable {
  // Unchecked because of the image, which UIKit allows on every thread.

  /// No picture.
  case none
  /// The wheel of the system that turns.
  case indicator
  /// A symbol of the system, in the theme's colour.
  case symbol(String)
  /// An image, in its own size; smaller where the page is too narrow for it.
  case image(UIImage)
  /// A drawing, or a sequence of pictures that repeats.
  case animation(PlaceholderAnimation)
}
