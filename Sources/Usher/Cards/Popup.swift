// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A card with a view or a view controller of the app, described as a value.
///
/// The content is created when the popup's turn comes.
///
/// ```swift
/// let offer = Popup<Choice> { handle in OfferView { handle.dismiss(returning: .accepted) } }
///   .priority(.campaign)
/// let outcome = await PopupCenter.shared.show(offer).outcome
/// ```
@MainActor
public struct Popup<Value: Sendable>: PopupPresentable {
  @CopyOnWrite private var settings = _PopupConfiguration<Value>()
  public var _configuration: _PopupConfiguration<Value> {
    get { settings }
    set { settings = newValue }
  }
  private let source: ContentSource<Value>
  @CopyOnWrite private var style = CardStyle()

  private init(showing source: ContentSource<Value>) {
    self.source = source
  }

  public func _makePresentation() -> _PopupPresentation<Value> {
    var presentation = _PopupPresentation<Value>("popup") { [source, style] handle, placement in
      var style = style
      // The engine may require a window of its own, as for a child of a popup in one.
      style.window = placement.surface == .ownWindow ? .own : .app
      let provider = ContentProvider(source, for: handle) { $0.registrationMisuse }
      return CardPresenter(style: style, level: placement.level, contentProvider: provider)
    }
    presentation.rejection = source.existing?.registrationMisuse.map { (.contentInUse, $0) }
    presentation.surface = style.window == .own ? .ownWindow : .appWindowView
    presentation.isModal = style.isModal
    return presentation
  }

  /// Creates a popup whose view is made when its turn comes.
  ///
  /// The closure is called once, right before the popup is first presented, and never if the popup
  /// is dismissed before that. It receives the handle, so that a button can dismiss the popup with
  /// a value; the handle does not retain the view. A popup that may be presented again keeps its
  /// view.
  public init(_ makeView: @escaping @MainActor (PopupHandle<Value>) -> UIView) {
    self.init(showing: .made { .view(makeView($0)) })
  }

  /// Creates a popup whose view controller is made when its turn comes.
  ///
  /// The closure is called once, right before the popup is first presented, and never if the popup
  /// is dismissed before that. The controller becomes a child of one of Usher's controllers: its
  /// appearance methods are called, and its `preferredContentSize` determines the size of the card,
  /// also when it changes. While it presents a controller, the display timer is stopped; that
  /// controller is dismissed with the popup. The page still controls the status bar and the
  /// orientations.
  ///
  /// The controller is contained, not presented, so it is dismissed with `handle.dismiss()`; its
  /// own `dismiss(animated:)` does nothing or may dismiss a controller of the app.
  public init(_ makeController: @escaping @MainActor (PopupHandle<Value>) -> UIViewController) {
    self.init(showing: .made { .controller(makeController($0)) })
  }
}

extension Popup {
  /// Creates a popup with an existing view, which is retained until the popup has been dismissed.
  ///
  /// A view that has a superview is rejected with the reason `PopupDismissalReason.contentInUse`. The
  /// type of the value is `Never` unless it is given, as in `Popup<String>(view)`; the handle that
  /// `show` returns then dismisses the popup with a value.
  public init(_ view: UIView) {
    self.init(showing: .existing(.view(view)))
  }

  /// Creates a popup with an existing view controller, which is retained until the popup has been
  /// dismissed.
  ///
  /// A controller that has a parent, is presented, or is the root of a window is rejected with the
  /// reason `PopupDismissalReason.contentInUse`.
  public init(_ controller: UIViewController) {
    self.init(showing: .existing(.controller(controller)))
  }
}

// MARK: - Popups without a value

// The type of the value is `Never` if nothing else determines it.
extension Popup where Value == Never {
  /// Creates a popup with an existing view that is dismissed without a value.
  public init(_ view: UIView) {
    self.init(showing: .existing(.view(view)))
  }

  /// Creates a popup with an existing view controller that is dismissed without a value.
  public init(_ controller: UIViewController) {
    self.init(showing: .existing(.controller(controller)))
  }

  /// Creates a popup that is dismissed without a value, and whose view is made when its turn comes.
  public init(_ makeView: @escaping @MainActor (PopupHandle<Never>) -> UIView) {
    self.init(showing: .made { .view(makeView($0)) })
  }
}

extension Popup {
  func configuringCard(_ change: (inout CardStyle) -> Void) -> Popup {
    var copy = self
    change(&copy.style)
    return copy
  }
}

// MARK: - Position, size, transitions and dismiss gestures

extension Popup {
  /// Sets where it is on the screen. The default is `.center`.
  ///
  /// By default, it stays within the safe area. With `ignoresSafeArea`, it extends to the edge of
  /// the screen and fills that edge, as a sheet does: the safe area there, such as the home
  /// indicator's, is added to its size, so that its background is visible there, and to the
  /// `safeAreaInsets` of its view. At the opposite edge it keeps within the safe area. While the
  /// keyboard is shown, its upper edge is used instead of the lower edge of the screen.
  public func position(_ position: PopupPosition, ignoresSafeArea: Bool = false) -> Popup {
    configuringCard {
      $0.position = position
      $0.ignoresSafeArea = ignoresSafeArea
    }
  }

  /// Sets the view, or a rectangle in its coordinates, that it points at, and on which sides of it the
  /// popup may be.
  ///
  /// The view is not retained, and may be in any window of the scene. The popup is then beside the
  /// view, as a popover is, and follows it while the page scrolls, rotates or is laid out. It is on
  /// the first of these sides with enough room: below, above, trailing, leading. If there is not
  /// enough room on any side, it covers as little of the view as possible. It stays within the
  /// margins, above the keyboard, and by default zooms in.
  ///
  /// While the view is scrolled out of sight or hidden, the popup is at the nearest place. When the view
  /// is released or leaves its window, the popup is dismissed with the reason
  /// `PopupDismissalReason.sourceGone`; a cell that is scrolled away is not gone. If the view cannot be
  /// seen when the popup is presented, that is reported, and the popup is at its position until it can.
  /// A popup that is full has no room beside a view; only its spotlight is on it.
  public func source(
    _ view: UIView, rect: CGRect? = nil, edges: Set<PopupEdge> = Set(PopupEdge.allCases)
  ) -> Popup {
    source(PopupSource(find: { [weak view] in view }, rect: rect, edges: edges))
  }

  /// Sets the bar button that it points at, as with a view.
  ///
  /// Before iOS 17, UIKit provides the frame of a bar button only if that has a custom view; without
  /// one, the popup is at its position.
  public func source(
    _ item: UIBarButtonItem, edges: Set<PopupEdge> = Set(PopupEdge.allCases)
  ) -> Popup {
    source(PopupSource(find: { [weak item] in item }, edges: edges))
  }

  /// Sets what it points at to something that may not exist yet: a view, such as a cell, a bar button
  /// or a tab.
  ///
  /// The closure is called when the popup is presented or returns, and then once per run-loop turn, so
  /// it must be fast. What it returns is not retained. While it returns `nil` for a cell that is
  /// scrolled away, the popup is at the nearest place; for anything else, the popup is dismissed.
  public func source(
    edges: Set<PopupEdge> = Set(PopupEdge.allCases),
    at find: @escaping @MainActor () -> (any UIPopoverPresentationControllerSourceItem)?
  ) -> Popup {
    source(PopupSource(find: find, edges: edges))
  }

  private func source(_ source: PopupSource) -> Popup { configuringCard { $0.source = source } }

  /// Sets the color of an arrow that points at the source. By default, there is none.
  ///
  /// The color is that of the background of the popup's view, and may be dynamic. The arrow is 26 points
  /// wide and 13 high, and at least 20 points from the corners. It continues the shadow that the layer of
  /// the popup's view has; a view inside it that has the shadow must cover the arrow itself.
  public func arrow(_ color: UIColor?) -> Popup { configuringCard { $0.arrowColor = color } }

  /// Sets the minimum distance in points from the edges of the safe area, or of the screen if the
  /// safe area is ignored.
  ///
  /// The default is 16, and 0 for a popup that is full or ignores the safe area.
  public func margins(_ margins: NSDirectionalEdgeInsets) -> Popup {
    configuringCard { $0.margins = margins }
  }

  /// Sets the minimum distance in points, equal on all sides.
  public func margins(_ margin: CGFloat) -> Popup {
    margins(
      NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
  }

  /// Sets the size of the view in points, limited to the available space.
  ///
  /// Without it, the size is the `preferredContentSize` of a view controller, or the size that
  /// satisfies the constraints of the view, or its `sizeThatFits`, in this order. The size is
  /// measured again when the text size, the window or the keyboard changes. If the width or the
  /// height is zero, the popup is not shown and is dismissed with the reason
  /// `PopupDismissalReason.failed`.
  public func size(_ size: CGSize?) -> Popup { configuringCard { $0.size = size } }

  /// Sets the minimum and maximum width in points, for popups without an explicit size.
  ///
  /// The default maximum is 540, so that a popup does not become as wide as an iPad. If the two
  /// conflict, the maximum is used.
  public func width(min: CGFloat? = nil, max: CGFloat? = nil) -> Popup {
    configuringCard {
      $0.minWidth = min
      $0.maxWidth = max
    }
  }

  /// Sets how it appears and disappears.
  ///
  /// By default, it slides at an edge, zooms in the center, and slides from the bottom if it is
  /// full.
  public func transition(_ transition: PopupTransition) -> Popup {
    self.transition(in: transition, out: transition)
  }

  /// Sets how it appears and how it disappears.
  public func transition(
    in appearance: PopupTransition, out disappearance: PopupTransition
  ) -> Popup {
    configuringCard {
      $0.transitionIn = appearance
      $0.transitionOut = disappearance
    }
  }

  /// Sets what is between the popup and the page. The default is `.dimmed`.
  public func backdrop(_ backdrop: PopupBackdrop) -> Popup {
    configuringCard { $0.backdrop = backdrop }
  }

  /// Sets whether the page below cannot be used while the popup is visible. The default is `true`.
  ///
  /// A popup that is not modal has no backdrop, receives touches only on its own view, and leaves
  /// keyboard and VoiceOver to the page. The display timers of popups below a modal popup are
  /// stopped.
  public func modal(_ isModal: Bool) -> Popup { configuringCard { $0.isModal = isModal } }

  /// Sets the window that contains it.
  ///
  /// The default is its own window, in front of everything of the app. A child of a popup in its
  /// own window gets its own window, too.
  public func window(_ window: PopupWindow) -> Popup { configuringCard { $0.window = window } }

  /// Sets how the user can dismiss it without a button.
  ///
  /// The default is a tap outside and escape, and, for popups at an edge, a swipe. For none, use
  /// `[]`.
  public func dismissGestures(_ gestures: PopupDismissGestures) -> Popup {
    configuringCard { $0.explicitDismissGestures = gestures }
  }
}
