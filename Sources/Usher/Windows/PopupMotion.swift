// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How a popup comes and goes.
///
/// With Reduce Motion each of them is a cross-fade without movement, save ``none``.
public struct PopupMotion: Sendable {
  /// A movement that the app makes itself.
  struct Custom: Sendable {
    let duration: Double
    let prepare: @MainActor @Sendable (UIView) -> Void
    let animate: @MainActor @Sendable (UIView) -> Void
  }

  /// What moves where the app does not move it.
  let style: PopupTransition.Style
  let custom: Custom?

  init(style: PopupTransition.Style, custom: Custom? = nil) {
    self.style = style
    self.custom = custom
  }

  /// It is there at once, and gone at once.
  public static let none = PopupMotion(style: .none)
  /// It fades in and out.
  public static let fade = PopupMotion(style: .fade)
  /// It grows a little while it fades in, and shrinks while it fades out.
  public static let zoom = PopupMotion(style: .zoom)
  /// It grows beyond its size and swings back.
  public static let spring = PopupMotion(style: .spring)

  /// It comes from beyond an edge of the screen, and goes back there.
  public static func slide(from edge: PopupEdge) -> PopupMotion {
    PopupMotion(style: .slide(edge))
  }

  /// The app moves the card, which holds what the popup shows and nothing else; the backdrop fades by
  /// itself meanwhile.
  ///
  /// `prepare` is called once, before the animation and outside of it; when a popup comes, it puts the
  /// card where it comes from. `animate` is called once, inside an animation of Usher's of the given
  /// duration, at most five seconds: when a popup comes, it puts the card to rest, with the transform
  /// `identity` and the alpha 1, and Usher sees to that afterwards; when it goes, it takes the card
  /// away. The animation ends by itself whatever they do. Neither is called where nothing is animated,
  /// nor with Reduce Motion.
  public static func custom(
    duration: Duration, prepare: @escaping @MainActor @Sendable (UIView) -> Void = { _ in },
    animate: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> PopupMotion {
    let (seconds, attoseconds) = duration.components
    let time = Double(seconds) + Double(attoseconds) * 1e-18
    return PopupMotion(
      style: .fade,
      custom: Custom(duration: min(max(time, 0), 5), prepare: prepare, animate: animate))
  }
}
