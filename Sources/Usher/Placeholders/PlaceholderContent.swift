// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
