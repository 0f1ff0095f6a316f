// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A loading, empty, failure or custom page, described as a value.
///
/// ```swift
/// page.usher.placeholder.show(.empty(title: "No orders yet", artwork: .symbol("bag")))
/// ```
///
/// Everything that is left out is as in the ``PlaceholderTheme`` for its kind.
@MainActor
public struct Placeholder {
  /// Its kind.
  public let kind: PlaceholderKind
  /// When it appears, and its minimum duration.
  public var timing: PlaceholderTiming
  /// Its texts and artwork.
  public var content: PlaceholderContent
  /// The action of its button; without it there is no button.
  var action: (@MainActor () -> Void)?
  /// Makes a view of the app instead of the standard view.
  var makeView: (@MainActor (_ action: @escaping @MainActor () -> Void) -> UIView)?
  /// The error of a failure page.
  var underlyingError: (any Error)?

  init(
    _ kind: PlaceholderKind, content: PlaceholderContent = PlaceholderContent(),
    error: (any Error)? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.content = content
    underlyingError = error
    self.action = action
    timing = kind == .loading ? .standard : .immediate
  }
}

// MARK: - The four kinds

extension Placeholder {
  /// The standard loading page.
  public static var loading: Placeholder { Placeholder(.loading) }

  /// A loading page.
  public static func loading(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil
  ) -> Placeholder {
    Placeholder(
      .loading, content: PlaceholderContent(title: title, message: message, artwork: artwork))
  }

  /// A loading page with blocks in the shape of the content, such as `.skeleton(.list())`.
  ///
  /// Light moves across the blocks, unless Reduce Motion is on. The title, by default that of the
  /// theme, is only for VoiceOver. Set the artwork of loading pages in a theme to use a skeleton
  /// everywhere.
  public static func skeleton(
    _ skeleton: PlaceholderSkeleton, title: String? = nil
  ) -> Placeholder {
    .loading(title: title, artwork: .skeleton(skeleton))
  }

  /// A page for no content.
  ///
  /// `action` is called each time the button is tapped while this is the current placeholder;
  /// without it there is no button. The closure is retained as long as the placeholder is used, so
  /// it should capture the view controller weakly.
  public static func empty(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil,
    button: String? = nil, action: (@MainActor () -> Void)? = nil
  ) -> Placeholder {
    Placeholder(
      .empty,
      content: PlaceholderContent(title: title, message: message, artwork: artwork, button: button),
      action: action)
  }

  /// A page for an error, with a retry button.
  ///
  /// The default message is the description of a `LocalizedError`, otherwise that of the theme.
  /// `retry` is called each time the button is tapped while this is the current placeholder;
  /// without it there is no button. The closure is retained as long as the placeholder is used, so
  /// it should capture the view controller weakly.
  public static func failure(
    _ error: (any Error)? = nil, title: String? = nil, message: String? = nil,
    artwork: PlaceholderArtwork? = nil, button: String? = nil,
    retry: (@MainActor () -> Void)? = nil
  ) -> Placeholder {
    Placeholder(
      .failure,
      content: PlaceholderContent(title: title, message: message, artwork: artwork, button: button),
      error: error, action: retry)
  }

  /// A view of the app.
  ///
  /// The closure is called each time the placeholder appears, and never if it does not. The view
  /// fills the area that bars and the keyboard leave free.
  public static func custom(_ makeView: @escaping @MainActor () -> UIView) -> Placeholder {
    Placeholder(.custom).view { _ in makeView() }
  }
}

extension Placeholder {
  /// Replaces the standard view with a view of the app; kind and timing stay the same.
  ///
  /// The closure is called each time the placeholder appears. Its argument performs the action of
  /// the button: on the failure page of a load, a retry.
  public func view(
    _ makeView: @escaping @MainActor (_ action: @escaping @MainActor () -> Void) -> UIView
  ) -> Placeholder {
    var copy = self
    copy.makeView = makeView
    return copy
  }

  /// Sets the time before it appears, and its minimum duration; the defaults are those of a loading
  /// page.
  public func timing(
    delay: Duration = PlaceholderTiming.standard.delay,
    minimumDuration: Duration = PlaceholderTiming.standard.minimumDuration
  ) -> Placeholder {
    timing(PlaceholderTiming(delay: delay, minimumDuration: minimumDuration))
  }

  /// Sets when it appears, and its minimum duration.
  public func timing(_ timing: PlaceholderTiming) -> Placeholder {
    var copy = self
    copy.timing = timing
    return copy
  }
}

/// The texts and the artwork of a placeholder; `nil`: as in the theme.
///
/// An empty text and the artwork `none` are left out.
public struct PlaceholderContent: Equatable, Sendable {
  /// The title.
  public var title: String?
  /// The message.
  public var message: String?
  /// The artwork.
  public var artwork: PlaceholderArtwork?
  /// The title of the button.
  public var button: String?

  /// Creates content; everything that is left out is as in the theme.
  public init(
    title: String? = nil, message: String? = nil, artwork: PlaceholderArtwork? = nil,
    button: String? = nil
  ) {
    self.title = title
    self.message = message
    self.artwork = artwork
    self.button = button
  }

  /// Returns this content, with the missing values taken from another one.
  func merging(_ other: PlaceholderContent) -> PlaceholderContent {
    PlaceholderContent(
      title: title ?? other.title, message: message ?? other.message,
      artwork: artwork ?? other.artwork, button: button ?? other.button)
  }

  /// The skeleton that is shown instead of the texts on a page of this kind, if any.
  func skeleton(of kind: PlaceholderKind) -> PlaceholderSkeleton? {
    guard kind == .loading, case .skeleton(let skeleton)? = artwork else { return nil }
    return skeleton
  }
}

/// The artwork of a placeholder.
public enum PlaceholderArtwork: Equatable, @unchecked Sendable {
  // Unchecked because of UIImage, which may be used on every thread.

  /// No artwork.
  case none
  /// The activity indicator of the system.
  case indicator
  /// A symbol of the system, in the theme's color.
  case symbol(String)
  /// An image in its own size, or smaller if the page is too narrow.
  case image(UIImage)
  /// A drawing, or frames that repeat.
  case animation(PlaceholderAnimation)
  /// Blocks in the shape of the content, which fill a loading page instead of its texts; on other
  /// pages no artwork.
  case skeleton(PlaceholderSkeleton)
}
