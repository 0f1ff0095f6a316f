// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The position, size, transitions and behavior of a card.
struct CardStyle {
  var size: CGSize?
  var position = PopupPosition.center
  var centersInWindow = false
  var ignoresSafeArea = false
  var margins: NSDirectionalEdgeInsets?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var transitionIn: PopupTransition?
  var transitionOut: PopupTransition?
  var backdrop = PopupBackdrop.dimmed
  var isModal = true
  var window = PopupWindow.own
  /// The controller whose view contains it, instead of a window.
  var container: OverlayParent?
  /// The dismiss gestures that the app has set; `nil` for the default.
  var explicitDismissGestures: PopupDismissGestures?

  /// The dismiss gestures; by default, a swipe is included only for cards at an edge.
  var dismissGestures: PopupDismissGestures {
    explicitDismissGestures ?? (position.edge == nil ? [.tapOutside, .escape] : .all)
  }

  /// Returns the transition that the app has set, or the default for the position.
  func transition(_ direction: CardAnimation.Direction) -> PopupTransition {
    (direction == .appearing ? transitionIn : transitionOut)
      ?? PopupTransition(.style(CardAnimation.defaultStyle(for: position)))
  }
}

/// The window in which a popup is shown.
public enum PopupWindow: Sendable, Hashable {
  /// Its own window above all windows of the app: nothing of the app is in front of it.
  case own
  /// The app window, in front of everything in it.
  ///
  /// Controllers that the app presents later appear in front of the popup, because UIKit adds them
  /// to the window in this order; the display timer of the popup is stopped meanwhile.
  case app
}

/// The gestures with which the user can dismiss a popup without a button.
public struct PopupDismissGestures: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap on the backdrop. While the user is editing in the popup, the first tap only ends
  /// editing.
  public static let tapOutside = PopupDismissGestures(rawValue: 1)
  /// The VoiceOver escape gesture and, while the popup's own window is key, the escape key of a
  /// hardware keyboard.
  public static let escape = PopupDismissGestures(rawValue: 2)
  /// A swipe or a drag: toward the popup's edge, down for a full popup, up or down in the center.
  public static let swipe = PopupDismissGestures(rawValue: 4)
  /// All of them.
  public static let all: PopupDismissGestures = [.tapOutside, .escape, .swipe]
}

/// What is between a modal popup and the page.
public struct PopupBackdrop: Sendable {
  enum Kind: Sendable {
    case clear, dimmed, blurred
    case black(CGFloat)
    case spotlight(Spotlight)
    case view(@MainActor @Sendable () -> UIView)
  }

  /// Where the page stays bright.
  struct Spotlight: Sendable {
    let margin: CGFloat
    let cornerRadius: CGFloat
    let target: @MainActor @Sendable () -> UIView?
  }

  let kind: Kind

  /// Invisible; touches still do not reach the page.
  public static let clear = PopupBackdrop(kind: .clear)
  /// Darkens the page as much as the system does behind its alerts.
  public static let dimmed = PopupBackdrop(kind: .dimmed)
  /// Darkens the page with black of this opacity, from 0 to 1, in light and dark mode alike.
  public static func black(opacity: CGFloat) -> PopupBackdrop {
    PopupBackdrop(kind: .black(opacity > 0 ? min(opacity, 1) : 0))
  }
  /// Blurs the page and darkens it a little: it can be recognized, but not be read. With Reduce
  /// Transparency, darkens it more than `dimmed` instead.
  public static let blurred = PopupBackdrop(kind: .blurred)

  /// Darkens everything around one view of the page, such as the one that a step of a guide explains.
  ///
  /// From one popup with a spotlight to the next, the light moves. The margin is the distance in
  /// points between the view and the edge of the light, whose corners have the given radius. The
  /// closure is called each time the popup is presented; the view is not retained. The light follows
  /// it when the screen is laid out again, as on rotation. Without a view, or while the view is in no
  /// window, everything is dark.
  public static func spotlight(
    margin: CGFloat = 6, cornerRadius: CGFloat = 12,
    on target: @escaping @MainActor @Sendable () -> UIView?
  ) -> PopupBackdrop {
    PopupBackdrop(
      kind: .spotlight(Spotlight(margin: margin, cornerRadius: cornerRadius, target: target)))
  }

  /// A view of the app, which fills the screen and fades in and out.
  ///
  /// The closure is called each time the popup is presented, and not when it resumes after a
  /// suspension. The view receives no touches; a tap on it is a tap outside the popup.
  public static func view(_ make: @escaping @MainActor @Sendable () -> UIView) -> PopupBackdrop {
    PopupBackdrop(kind: .view(make))
  }
}
