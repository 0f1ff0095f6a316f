// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What lies between a popup that is modal and the page.
public struct PopupBackdrop: Sendable {
  enum Kind: Sendable {
    case clear, dimmed, blurred
    case black(CGFloat)
    case view(@MainActor @Sendable () -> UIView)
  }

  let kind: Kind

  /// Nothing is seen; touches still do not reach the page.
  public static let clear = PopupBackdrop(kind: .clear)
  /// The page is darkened.
  public static let dimmed = PopupBackdrop(kind: .dimmed)
  /// The page is darkened, in light and dark alike, with black of this opacity from 0 to 1.
  public static func black(opacity: CGFloat) -> PopupBackdrop {
    PopupBackdrop(kind: .black(opacity > 0 ? min(opacity, 1) : 0))
  }
  /// The page is blurred; with Reduce Transparency it is darkened more than usual instead.
  public static let blurred = PopupBackdrop(kind: .blurred)

  /// A view of the app's own, which fills the screen and fades in and out.
  ///
  /// The closure is called each time the popup is put on the screen anew, and not when it returns from
  /// a suspension. The view gets no touches; a tap on it is a tap outside the popup.
  public static func view(_ make: @escaping @MainActor @Sendable () -> UIView) -> PopupBackdrop {
    PopupBackdrop(kind: .view(make))
  }
}
