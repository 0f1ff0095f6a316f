// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A drawing or a sequence of pictures, made one at a time when each is needed.
///
/// Nothing is decoded before it is shown, and no more than one picture is kept. With Reduce Motion a
/// sequence stands still.
@available(iOSApplicationExtension, unavailable)
public struct PlaceholderFrames: Sendable {
  /// The room it takes, in points; at large text sizes it does not grow, and where the page is too narrow
  /// it shrinks. What is not a number, negative or infinite counts as none.
  public let size: CGSize
  /// How many pictures there are; with one, nothing moves.
  public let count: Int
  /// How long all of them take; with none, nothing moves.
  public let duration: Duration
  let name: String
  let draw: @MainActor @Sendable (_ number: Int, _ rect: CGRect, _ look: Look) -> Void

  /// What a drawing should look like.
  public struct Look: Sendable {
    /// The colour of lines, from the theme.
    public let line: UIColor
    /// The colour of surfaces, from the theme.
    public let surface: UIColor
  }

  /// Creates a sequence that code draws.
  ///
  /// `name` tells it from others: two of one name are taken for the same. `draw` draws one picture
  /// into the current context; it is called on the main actor for each picture that is shown, and not
  /// while the page is off the screen.
  public init(
    _ name: String, size: CGSize, count: Int = 1, duration: Duration = .zero,
    draw: @escaping @MainActor @Sendable (_ number: Int, _ rect: CGRect, _ look: Look) -> Void
  ) {
    self.name = name
    self.size = CGSize(width: Double(size.width).positive, height: Double(size.height).positive)
    self.count = max(1, count)
    self.duration = min(max(.zero, duration), .seconds(3600))
    self.draw = draw
  }

  /// Creates a sequence of images.
  ///
  /// `image` is asked for a picture each time that one is shown. For files `UIImage(contentsOfFile:)`
  /// is best, which caches nothing.
  public init(
    images name: String, size: CGSize, count: Int, duration: Duration,
    image: @escaping @MainActor @Sendable (_ number: Int) -> UIImage?
  ) {
    self.init(name, size: size, count: count, duration: duration) { number, rect, _ in
      image(number)?.draw(in: rect)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension PlaceholderFrames: Equatable {
  /// Whether they have the same name and the same times.
  public static func == (lhs: PlaceholderFrames, rhs: PlaceholderFrames) -> Bool {
    (lhs.name, lhs.size, lhs.count, lhs.duration) == (rhs.name, rhs.size, rhs.count, rhs.duration)
  }
}
