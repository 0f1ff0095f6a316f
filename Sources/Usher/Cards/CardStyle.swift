// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The position, size, transitions and behavior of a card.
struct CardStyle {
  var size: CGSize?
  var position = PopupPosition.center
  /// What the card points at; `nil` if it is at its position.
  var source: PopupSource?
  /// The color of the arrow; `nil` if there is none.
  var arrowColor: UIColor?
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
    explicitDismissGestures
      ?? (edge == nil ? [.tapOutside, .escape] : [.tapOutside, .escape, .swipe])
  }

  /// The edge of the screen at which the card is; `nil` beside a source.
  var edge: PopupEdge? { isBesideSource ? nil : position.edge }

  /// Whether the card is beside a source, unless that cannot be seen. A full card has no room there.
  var isBesideSource: Bool { source != nil && position != .full }

  /// Returns what the layout needs to know of the source; `nil` while the card is at its position.
  /// The light around a source counts as a part of it.
  @MainActor
  func cardSource(_ follower: SourceFollower, isLit: Bool) -> CardSource? {
    guard isBesideSource, !follower.source.edges.isEmpty, let frame = follower.watcher.frame else {
      return nil
    }
    var source = CardSource(frame: frame)
    source.isInSight = follower.watcher.state == .inSight
    source.edges = follower.source.edges
    source.hasArrow = arrowColor != nil
    source.margin = isLit ? Double(backdrop.spotlight?.margin ?? 0) : 0
    return source
  }

  /// Returns the transition that the app has set, or the default for the position.
  func transition(_ direction: CardAnimation.Direction) -> PopupTransition {
    (direction == .appearing ? transitionIn : transitionOut)
      ?? PopupTransition(
        .style(isBesideSource ? .zoom : CardAnimation.defaultStyle(for: position)))
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
  /// A tap on the popup itself, unless a control, a cell, a text input or a gesture recognizer of its
  /// content handles it. While the user is editing in the popup, the first tap only ends editing.
  public static let tapInside = PopupDismissGestures(rawValue: 8)
  /// All of them.
  public static let all: PopupDismissGestures = [.tapOutside, .escape, .swipe, .tapInside]
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
    let allowsTouches: Bool
    /// Returns the view around which it is bright; `nil` for the source of the popup.
    let target: (@MainActor @Sendable () -> UIView?)?
  }

  let kind: Kind

  /// The spotlight, if it is one.
  var spotlight: Spotlight? {
    switch kind {
    case .spotlight(let spotlight): spotlight
    case .clear, .dimmed, .blurred, .black, .view: nil
    }
  }

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

  /// Darkens everything around the source of the popup, or around another view of the page.
  ///
  /// From one popup with a spotlight to the next, the light moves. It follows the view as a popup
  /// follows its source: while the page scrolls, rotates or is laid out. While no part of the view can
  /// be seen, everything is dark.
  ///
  /// The margin is the distance in points between the view and the edge of the light, whose corners have
  /// the given radius. With `allowsTouches`, touches in the light reach the page, so that a guide can ask
  /// for a tap on the button that it explains. They are not taps outside the popup. VoiceOver then has an
  /// element for the view, besides the content of the popup.
  ///
  /// The closure returns the view, which is not retained; without it, that is the source of the popup. It
  /// is called when the popup is presented or returns, and then once per run-loop turn.
  public static func spotlight(
    margin: CGFloat = 6, cornerRadius: CGFloat = 12, allowsTouches: Bool = false,
    on target: (@MainActor @Sendable () -> UIView?)? = nil
  ) -> PopupBackdrop {
    PopupBackdrop(
      kind: .spotlight(
        Spotlight(
          margin: margin, cornerRadius: cornerRadius, allowsTouches: allowsTouches,
          target: target)))
  }

  /// A view of the app, which fills the screen and fades in and out.
  ///
  /// The closure is called each time the popup is presented, and not when it resumes after a
  /// suspension. The view receives no touches; a tap on it is a tap outside the popup.
  public static func view(_ make: @escaping @MainActor @Sendable () -> UIView) -> PopupBackdrop {
    PopupBackdrop(kind: .view(make))
  }
}
