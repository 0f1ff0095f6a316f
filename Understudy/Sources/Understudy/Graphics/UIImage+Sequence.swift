// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImage {
  /// The images of an animated image and the time that they take together.
  struct Sequence {
    let images: [UIImage]
    let duration: TimeInterval
  }

  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with(
      Sequence(images: images, duration: duration > 0 ? duration : Double(images.count) / 30))
  }

  public var images: [UIImage]? { sequence?.images }

  public var duration: TimeInterval { sequence?.duration ?? 0 }
}
