// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A drawing or a sequence of pictures, made one at a time when each is needed.
///
/// Nothing is decoded before it is shown, and no more than one picture is kept. With Reduce Motion a
/// sequence stands still.
@available(iOSApplicationExtension, unavailable)
public struct PlaceholderAnimation: Sendable {
  /// The room it takes, in points; at large text sizes it does not grow, and where the page is too narrow
  /// it shrinks. What is not a number, negative or infinite counts as none.
  public let size: CGSize
  /// How many pictures there are; with one, nothing moves.
  public let frameCount: Int
  /// How long all of them take; with none, nothing moves.
  public let duration: Duration
  let name: String
  let draw: @MainActor @Sendable (_ frame: Int, _ rect: CGRect, _ style: Style) -> Void

  /// What a drawing should look like.
  public struct Style: Sendable {
    /// The colour of lines, from the theme.
    public let lineColor: UIColor
    /// The colour of surfaces, from the theme.
    public let fillColor: UIColor
  }

  /// Creates a sequence that code draws.
  ///
  /// `name` tells it from others: two of one name are taken for the same. `draw` draws one picture
  /// into the current context; it is called on the main actor for each picture that is shown, and not
  /// while the page is off the screen.
  public init(
    _ name: String, size: CGSize, frameCount: Int = 1, duration: Duration = .zero,
    draw: @escaping @MainActor @Sendable (_ frame: Int, _ rect: CGRect, _ style: Style) -> Void
  ) {
    self.name = name
    self.size = CGSize(width: Double(size.width).nonNegativeLength, height: Double(size.height).nonNegativeLength)
    self.frameCount = max(1, frameCount)
    self.duration = min(max(.zero, duration), .seconds(3600))
    self.draw = draw
  }

  /// Creates a sequence of images.
  ///
  /// `image` is asked for a picture each time that one is shown. For files `UIImage(contentsOfFile:)`
  /// is best, which caches nothing.
  public init(
    images name: String, size: CGSize, frameCount: Int, duration: Duration,
    image: @escaping @MainActor @Sendable (_ frame: Int) -> UIImage?
  ) {
    self.init(name, size: size, frameCount: frameCount, duration: duration) { frame, rect, _ in
      image(frame)?.draw(in: rect)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension PlaceholderAnimation: Equatable {
  /// Whether they have the same name and the same times.
  public static func == (lhs: PlaceholderAnimation, rhs: PlaceholderAnimation) -> Bool {
    (lhs.name, lhs.size, lhs.frameCount, lhs.duration) == (rhs.name, rhs.size, rhs.frameCount, rhs.duration)
  }
}
