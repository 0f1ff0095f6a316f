// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A popup made of a view or of a view controller, as a description: nothing is built before it is its
/// turn.
///
/// ```swift
/// let offer = Popup<Choice> { handle in OfferView { handle.end(returning: .accepted) } }
///   .priority(.campaign)
/// let outcome = await PopupCenter.shared.show(offer)
/// ```
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct Popup<Value: Sendable>: PopupPresentable {
  public var _configuration: _PopupConfiguration<Value>
  /// What is shown, and how it looks.
  private var overlay: CardPresentation<Value> { didSet { _configuration.presentation = overlay } }

  private init(showing offer: PopupOffer<Value>) {
    overlay = CardPresentation(offer)
    _configuration = _PopupConfiguration(presentation: overlay)
  }

  /// Describes a popup whose view is made when it is its turn.
  ///
  /// The closure is called once, right before the popup is first presented, and never if it ends
  /// before that. It is given the handle, so that a button can end the popup with a value; the handle
  /// does not hold the view. A popup that may be presented again keeps its view.
  public init(_ makeView: @escaping @MainActor (PopupHandle<Value>) -> UIView) {
    self.init(showing: .made { .view(makeView($0)) })
  }

  /// Describes a popup whose view controller is made when it is its turn.
  ///
  /// The closure is called as the one for a view is. The controller becomes a child of one of Usher's:
  /// it is told when it appears and disappears, and its `preferredContentSize` is its size, also when
  /// that changes. What it presents belongs to the popup: it pauses its time and leaves with it. The
  /// page goes on deciding about status bar and orientations.
  public init(_ makeController: @escaping @MainActor (PopupHandle<Value>) -> UIViewController) {
    self.init(showing: .made { .controller(makeController($0)) })
  }
}

@available(iOSApplicationExtension, unavailable)
extension Popup where Value == Never {
  /// Describes a popup of a view that exists already; it is held until the popup has ended.
  public init(_ view: UIView) {
    self.init(showing: .ready(.view(view)))
  }

  /// Describes a popup of a view controller that exists already; it is held until the popup has ended.
  ///
  /// One that has a parent, is presented, or is the root of a window is refused with the reason
  /// `duplicate`.
  public init(_ controller: UIViewController) {
    self.init(showing: .ready(.controller(controller)))
  }
}

@available(iOSApplicationExtension, unavailable)
extension Popup {
  func configuringCard(_ change: (inout CardStyle) -> Void) -> Popup {
    var copy = self
    change(&copy.overlay.style)
    return copy
  }
}

// How a popup looks on the screen, and what the user can do with it there.
@available(iOSApplicationExtension, unavailable)
extension Popup {
  /// Where on the screen it is; usually in the middle.
  ///
  /// Usually it keeps within the safe area. With `ignoresSafeArea` it reaches to the very edge of the
  /// screen and fills that edge, as a sheet does: what the system covers there, such as the home
  /// indicator, comes on top of the size that it wants, so that its background is seen below it, and is
  /// in the `safeAreaInsets` of its view. The lower edge is that of the keyboard while that is up.
  public func position(_ position: PopupPosition, ignoresSafeArea: Bool = false) -> Popup {
    configuringCard {
      $0.position = position
      $0.ignoresSafeArea = ignoresSafeArea
    }
  }

  /// The least distance from the edges of the safe area, or of the screen where that is ignored, in
  /// points; usually 16, and none for a popup that is full or ignores the safe area.
  public func margins(_ margins: NSDirectionalEdgeInsets) -> Popup {
    configuringCard { $0.margins = margins }
  }

  /// The least distance from all edges, in points.
  public func margins(_ margin: CGFloat) -> Popup {
    margins(
      NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
  }

  /// The size of the view in points, as far as there is room for it.
  ///
  /// Without it a view controller's `preferredContentSize` counts; where there is none, the size that
  /// fits the constraints of the view, and where it has none, its `sizeThatFits`. All of them are asked
  /// again when the text size, the window or the keyboard changes. Where none of them gives it a width
  /// and a height, it is not shown and ends with the reason `failed`.
  public func size(_ size: CGSize?) -> Popup { configuringCard { $0.size = size } }

  /// The least and the greatest width, in points, for popups without an explicit size; usually at most
  /// 540, so that it does not grow as wide as a tablet. The greatest goes before the least.
  public func width(min: CGFloat? = nil, max: CGFloat? = nil) -> Popup {
    configuringCard {
      $0.minWidth = min
      $0.maxWidth = max
    }
  }

  /// How it comes and goes; usually it slides from the edge it is at, and zooms in the middle.
  public func transition(_ transition: PopupTransition) -> Popup { self.transition(in: transition, out: transition) }

  /// How it comes, and how it goes.
  public func transition(in appearance: PopupTransition, out disappearance: PopupTransition) -> Popup {
    configuringCard {
      $0.transitionIn = appearance
      $0.transitionOut = disappearance
    }
  }

  /// What lies between the popup and the page; usually a dimmed backdrop.
  public func backdrop(_ backdrop: PopupBackdrop) -> Popup { configuringCard { $0.backdrop = backdrop } }

  /// Whether the page below is out of reach while it is visible; usually it is.
  ///
  /// A popup that is not modal has no backdrop, takes touches only on its own view, and leaves
  /// keyboard and VoiceOver to the page. The time on screen of what is below one that is modal
  /// stands still.
  public func modal(_ isModal: Bool) -> Popup { configuringCard { $0.isModal = isModal } }

  /// The window that it is in; usually one of its own, in front of everything of the app's.
  ///
  /// A popup above another one that has a window of its own gets one, too.
  public func window(_ window: PopupWindow) -> Popup { configuringCard { $0.window = window } }

  /// How the user can close it without a button of its own; usually by a tap outside and the escape
  /// gesture, and at an edge by a swipe, too.
  public func dismissGestures(_ gestures: PopupDismissGestures) -> Popup { configuringCard { $0.explicitDismissGestures = gestures } }
}
