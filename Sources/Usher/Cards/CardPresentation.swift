// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A popup made of a view or a view controller, which Usher itself puts onto a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct CardPresentation<Value: Sendable>: PopupPresentation {
  let content: PopupOffer<Value>
  var style = CardStyle()

  init(_ offer: PopupOffer<Value>) {
    self.content = offer
  }

  var kindName: String { "A popup" }

  var rejection: PopupRejection? {
    content.content?.registrationMisuse.map { PopupRejection(reason: .contentInUse, report: $0) }
  }

  func configure(_ request: inout PopupQueue.Request, `for` placement: PopupPlacement) {
    request.isModal = style.isModal
    request.surface = window(at: placement) == .own ? .ownWindow : .appWindowView
  }

  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement) -> any PopupPresenter {
    var cardStyle = style
    cardStyle.window = window(at: placement)
    let source = content.source(for: handle) { $0.registrationMisuse }
    return CardPresenter(style: cardStyle, level: placement.level, contentProvider: ContentProvider(source))
  }

  /// In the app's window it would be below a parent that has a window of its own.
  private func window(at placement: PopupPlacement) -> PopupWindow {
    placement.requiresOwnWindow ? .own : style.window
  }
}

/// How a popup of ours is shown.
@available(iOSApplicationExtension, unavailable)
struct CardStyle {
  var size: CGSize?
  var position = PopupPosition.center
  var ignoresSafeArea = false
  var margins: NSDirectionalEdgeInsets?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var transitionIn: PopupTransition?
  var transitionOut: PopupTransition?
  var backdrop = PopupBackdrop.dimmed
  var isModal = true
  var window = PopupWindow.own
  /// The controller in whose view it is put, instead of a window.
  var container: OverlayParent?
  /// The ways in which the app lets the user close it, if it has said so.
  var explicitDismissGestures: PopupDismissGestures?

  /// The ways in which the user can close it: a swipe only where it is at an edge to be swiped to,
  /// unless the app has said otherwise.
  var dismissGestures: PopupDismissGestures {
    explicitDismissGestures ?? (position.edge == nil ? [.tapOutside, .escape] : .all)
  }

  /// How it comes or goes, as the app wants it or as it is usual.
  func transition(_ direction: CardAnimationParameters.Direction) -> PopupTransition {
    (direction == .appearing ? transitionIn : transitionOut)
      ?? PopupTransition(style: CardAnimationParameters.defaultStyle(for: position))
  }
}

/// The window in which a popup is shown.
public enum PopupWindow: Sendable, Hashable {
  /// A window of its own above all of the app's: nothing of the app is in front of it.
  case own
  /// The app's window, in front of everything in it.
  ///
  /// What the app presents afterwards comes in front of the popup, as that is the order in which UIKit
  /// puts things into a window; the popup's time on screen stands still meanwhile.
  case app
}

/// The ways in which the user can close a popup without a button of its own.
public struct PopupDismissGestures: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap on the backdrop. While something in the popup has the keyboard, the first tap ends the
  /// editing.
  public static let tapOutside = PopupDismissGestures(rawValue: 1)
  /// The escape gesture of VoiceOver and, where the popup has a window of its own and that has the keys, the
  /// escape key of a keyboard.
  public static let escape = PopupDismissGestures(rawValue: 2)
  /// A swipe or a drag: towards the edge that the popup is at, down where it is full, up or down in the
  /// middle of the screen.
  public static let swipe = PopupDismissGestures(rawValue: 4)
  /// Every way there is.
  public static let all: PopupDismissGestures = [.tapOutside, .escape, .swipe]
}

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
