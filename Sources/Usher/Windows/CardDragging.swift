// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Lets a finger drag the card of a popup: catches it also while it moves, follows, and either lets it
/// go back to its place or asks to close the popup.
///
/// A list on the card that scrolls the same way shares the finger with it, and a control that follows
/// the finger keeps it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardDragging: NSObject {
  private weak var root: OverlayRootController?
  private let pan = UIPanGestureRecognizer()
  private var drag: CardDrag?
  /// Where the finger came down, and on what.
  private var touchdown = CGPoint.zero
  private weak var touched: UIView?
  private var list: ListOnCard?
  /// Where the card was when the finger caught it.
  private var start = LayoutOffset()
  /// How the card leaves after the finger has let it go; `nil`, if no finger did.
  private(set) var exit: PopupTransition?

  init(of root: OverlayRootController) {
    self.root = root
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    GestureAction.add(to: pan) { [weak self] _ in self?.panDidChange() }
    root.card?.addGestureRecognizer(pan)
  }

  private func panDidChange() {
    // A popup that leaves, or is out of sight, moves as it is told.
    guard let root, root.isInteractive, let card = root.card else { return }
    switch pan.state {
    case .began: begin(on: root)
    case .changed: follow(card, on: root)
    case .ended: letGo(card, on: root)
    case .cancelled, .failed:
      list?.stop()
      goBack(card, velocity: 0)
    case .possible: break
    @unknown default: break
    }
  }

  private func begin(on root: OverlayRootController) {
    guard let controller = root.cardController, let layout = controller.layout else { return }
    drag = CardDrag(frame: controller.place, in: layout)
    let card = controller.card
    let caught = card.layer.presentation()?.affineTransform() ?? card.transform
    start = LayoutOffset(x: Double(caught.tx), y: Double(caught.ty))
    card.run?.cutShort()
    card.layer.removeAllAnimations()
    list = drag.flatMap { drag in
      scrollView(along: drag, on: card).map { ListOnCard($0, sharing: drag, from: start) }
    }
    list?.scrollView.map(ListPan.of)?.dragging = self
    follow(card, on: root)
  }

  /// A list that shares its finger with a card has been panned.
  func listDidPan(_ pan: UIGestureRecognizer) {
    guard let list, list.scrollView?.panGestureRecognizer === pan else { return }
    guard let root, root.isInteractive, let card = root.card else { return }
    switch pan.state {
    case .began, .changed: follow(card, on: root)
    case .ended, .cancelled, .failed: list.stop()
    case .possible: break
    @unknown default: break
    }
  }

  /// The popup comes back: what a finger did before counts no more, be it still there or not.
  func startAnew() {
    list?.stop()
    (drag, list) = (nil, nil)
    root?.cardController?.stretch(pulledBy: LayoutOffset())
  }

  private func scrollView(along drag: CardDrag, on card: CardView) -> UIScrollView? {
    ListOnCard.scrollView(around: touched, on: card, upAndDown: drag.isVertical)
  }

  /// How far the finger has gone.
  private var translation: LayoutOffset { LayoutOffset(pan.translation(in: root?.view)) }

  /// The card's part of it.
  private var way: LayoutOffset {
    if let list { return list.shared.way }
    let translation = translation
    return LayoutOffset(x: start.x + translation.x, y: start.y + translation.y)
  }

  private func follow(_ card: CardView, on root: OverlayRootController) {
    guard let drag else { return }
    list?.fingerDidMove(to: translation)
    let shown = drag.shown(way)
    card.pose = PopupTransition.Pose(offset: shown)
    root.cardController?.stretch(pulledBy: shown)
    root.backdrop?.strength = 1 - drag.progress(shown)
  }

  private func letGo(_ card: CardView, on root: OverlayRootController) {
    guard let drag else { return }
    list?.stop()
    if let list, !list.shared.isCardMoved { return goBack(card, velocity: 0) }
    switch drag.verdict(way, velocity: LayoutOffset(pan.velocity(in: root.view))) {
    case .returns(let velocity):
      goBack(card, velocity: velocity)
    case .leaves(_, let transition):
      exit = UIAccessibility.isReduceMotionEnabled ? .fade(.leaving, at: card.pose) : transition
      _ = root.close(.swipe)
      exit = nil
      // What cannot be closed yet keeps the popup where it is.
      if root.isInteractive { goBack(card, velocity: 0) }
    }
  }

  private func goBack(_ card: CardView, velocity: Double) {
    drag = nil
    let isStill = UIAccessibility.isReduceMotionEnabled
    UIView.animate(
      withDuration: isStill ? 0.25 : 0.45, delay: 0, usingSpringWithDamping: isStill ? 1 : 0.8,
      initialSpringVelocity: isStill ? 0 : velocity,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        card.pose = .atRest
        self.root?.cardController?.stretch(pulledBy: LayoutOffset())
        self.root?.backdrop?.strength = 1
      }, completion: nil)
  }
}

@available(iOSApplicationExtension, unavailable)
extension CardDragging: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let root, root.isInteractive, root.isDraggable, let controller = root.cardController,
      let layout = controller.layout
    else { return false }
    let drag = CardDrag(frame: controller.place, in: layout)
    let place = pan.location(in: root.view)
    let movement = LayoutOffset(
      x: Double(place.x - touchdown.x), y: Double(place.y - touchdown.y))
    guard let side = drag.side(of: movement) else { return false }
    let control = TrackingControl.around(touched, on: controller.card)
    if let control, control.followsFinger { return false }
    guard let list = scrollView(along: drag, on: controller.card),
      !drag.ways.contains(side) || list.room[side.opposite] > 0.5
    else { return true }
    // The list comes first, unless it leaves the finger to a control that is held.
    return control.map { list.touchesShouldCancel(in: $0) } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchdown = touch.location(in: root?.view)
    touched = touch.view
    list = nil
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shares(with: otherGestureRecognizer)
  }

  /// Scroll views inside that scroll another way wait until it is clear that the card does not move.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let card = root?.card
    else { return false }
    return scrollView.panGestureRecognizer === otherGestureRecognizer
      && scrollView.isDescendant(of: card) && !shares(with: otherGestureRecognizer)
  }

  /// Whether it is the pan of the list that shares the finger with the card.
  private func shares(with recognizer: UIGestureRecognizer) -> Bool {
    guard let controller = root?.cardController, let layout = controller.layout else {
      return false
    }
    let drag = CardDrag(frame: controller.place, in: layout)
    return scrollView(along: drag, on: controller.card)?.panGestureRecognizer === recognizer
  }
}
