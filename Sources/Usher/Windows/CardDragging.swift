// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Lets a finger drag the card of a popup: catches it also while it moves, follows, and either lets it
/// go back to its place or asks to close the popup.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardDragging: NSObject {
  private weak var root: OverlayRootController?
  private let pan = UIPanGestureRecognizer()
  private var drag: CardDrag?
  /// Where the finger came down.
  private var touchdown = CGPoint.zero
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
    case .cancelled, .failed: goBack(card, velocity: 0)
    case .possible: break
    }
  }

  private func begin(on root: OverlayRootController) {
    guard let controller = root.cardController, let layout = controller.layout else { return }
    drag = CardDrag(frame: controller.place, in: layout)
    let card = controller.card
    let caught = card.layer.presentation()?.affineTransform() ?? card.transform
    start = LayoutOffset(x: Double(caught.tx), y: Double(caught.ty))
    card.layer.removeAllAnimations()
    follow(card, on: root)
  }

  private var translation: LayoutOffset {
    let way = pan.translation(in: root?.view)
    return LayoutOffset(x: start.x + Double(way.x), y: start.y + Double(way.y))
  }

  private func follow(_ card: CardView, on root: OverlayRootController) {
    guard let drag else { return }
    let shown = drag.shown(translation)
    card.pose = PopupTransition.Pose(offset: shown)
    root.backdrop?.strength = 1 - drag.progress(shown)
  }

  private func letGo(_ card: CardView, on root: OverlayRootController) {
    guard let drag else { return }
    switch drag.verdict(translation, velocity: LayoutOffset(pan.velocity(in: root.view))) {
    case .returns(let velocity):
      goBack(card, velocity: velocity)
    case .leaves(_, let transition):
      exit = UIAccessibility.isReduceMotionEnabled ? .fade(.leaving, at: card.pose) : transition
      if !root.close(.swipe) { goBack(card, velocity: 0) }
      exit = nil
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
        self.root?.backdrop?.strength = 1
      }, completion: nil)
  }
}

@available(iOSApplicationExtension, unavailable)
extension CardDragging: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let root, root.isInteractive, let controller = root.cardController,
      let layout = controller.layout
    else { return false }
    let drag = CardDrag(frame: controller.place, in: layout)
    let place = pan.location(in: root.view)
    let movement = LayoutOffset(
      x: Double(place.x - touchdown.x), y: Double(place.y - touchdown.y))
    guard let side = drag.side(of: movement) else { return false }
    return !scrollViews(below: pan.location(in: controller.card), in: controller.card).contains {
      scrolls($0, upAndDown: drag.isVertical)
        && drag.yields(toScrollingWithRoom: room(in: $0), towards: side)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchdown = touch.location(in: root?.view)
    return true
  }

  /// Scroll views inside wait until it is clear that the card does not move instead.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let card = root?.card
    else { return false }
    return scrollView.panGestureRecognizer === otherGestureRecognizer
      && scrollView.isDescendant(of: card)
  }

  private func scrollViews(below point: CGPoint, in card: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var view = card.hitTest(point, with: nil)
    while let current = view, current !== card {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      view = current.superview
    }
    return found
  }

  private func scrolls(_ scrollView: UIScrollView, upAndDown: Bool) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let room = room(in: scrollView)
    return upAndDown
      ? scrollView.alwaysBounceVertical || room.top + room.bottom > 0.5
      : scrollView.alwaysBounceHorizontal || room.left + room.right > 0.5
  }

  /// How much content there is beyond each side.
  private func room(in scrollView: UIScrollView) -> LayoutInsets {
    let (offset, insets) = (scrollView.contentOffset, scrollView.adjustedContentInset)
    let end = CGPoint(
      x: scrollView.contentSize.width + insets.right - scrollView.bounds.width,
      y: scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
    return LayoutInsets(
      top: max(0, offset.y + insets.top), left: max(0, offset.x + insets.left),
      bottom: max(0, end.y - offset.y), right: max(0, end.x - offset.x))
  }
}
