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
