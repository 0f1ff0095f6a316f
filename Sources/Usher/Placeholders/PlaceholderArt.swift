// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

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
