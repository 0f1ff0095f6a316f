// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Lets the user drag the card of a popup: the card follows the finger and then either returns to
/// its frame or requests dismissal.
///
/// A moving card can be caught. A scroll view on the card that scrolls along the same axis shares
/// the touch with it, and a control that tracks the movement keeps the touch.
@MainActor
final class CardDragDriver: NSObject {
  private weak var root: OverlayRootViewController?
  private let pan = UIPanGestureRecognizer()
  private var drag: CardDrag?
  /// Where the touch began, and the touched view.
  private var touchDownPoint = CGPoint.zero
  private weak var touchedView: UIView?
  private var scrollView: CardScrollViewDrag?
  /// The offset of the card when the drag began.
  private var start = LayoutOffset()
  /// The animation with which the card disappears after a drag; `nil` unless a drag has dismissed
  /// it.
  private(set) var dismissalAnimation: CardAnimation?

  init(of root: OverlayRootViewController) {
    self.root = root
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    GestureAction.add(to: pan) { [weak self] _ in self?.panDidChange() }
    root.card?.addGestureRecognizer(pan)
  }

  private func panDidChange() {
    // A popup that is disappearing or hidden cannot be dragged.
    guard let root, root.isInteractive, let card = root.card else { return }
    switch pan.state {
    case .began: begin(on: root)
    case .changed: updateDrag(card, on: root)
    case .ended: endDrag(card, on: root)
    case .cancelled, .failed:
      scrollView?.stop()
      returnToRest(card, velocity: 0)
    // UIKit calls no action in this state.
    case .possible: break
    @unknown default: break
    }
  }

  private func begin(on root: OverlayRootViewController) {
    guard let controller = root.cardController, let drag = controller.drag else { return }
    self.drag = drag
    let card = controller.card
    // A moving card is caught where the user sees it, not where its animation ends.
    let transform = card.layer.presentation()?.affineTransform() ?? card.transform
    start = LayoutOffset(x: Double(transform.tx), y: Double(transform.ty))
    // First, because the end of the removed animations would begin the next step.
    card.animator?.cancelRemainingSteps()
    card.layer.removeAllAnimations()
    scrollView = scrollView(along: drag, on: card).map {
      CardScrollViewDrag($0, sharing: drag, from: start)
    }
    scrollView?.scrollView.map(ScrollViewPanObserver.make)?.dragDriver = self
    updateDrag(card, on: root)
  }

  /// The pan of the scroll view that shares the touch has changed.
  func scrollViewDidPan(_ pan: UIGestureRecognizer) {
    guard let scrollView, scrollView.scrollView?.panGestureRecognizer === pan else { return }
    guard let root, root.isInteractive, let card = root.card else { return }
    switch pan.state {
    case .began, .changed: updateDrag(card, on: root)
    case .ended, .cancelled, .failed: scrollView.stop()
    // UIKit calls no action in this state.
    case .possible: break
    @unknown default: break
    }
  }

  /// The popup returns: ends a drag that began before.
  func reset() {
    scrollView?.stop()
    (drag, scrollView) = (nil, nil)
    root?.cardController?.extendEdge(for: LayoutOffset())
  }

  /// Returns the innermost scroll view between the touched view and the card that scrolls along the
  /// axis of a drag.
  private func scrollView(along drag: CardDrag, on card: CardView) -> UIScrollView? {
    touchedView?.superviews(below: card).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.scrolls(upAndDown: drag.isVertical) }
  }

  /// The translation of the finger.
  private var translation: LayoutOffset { LayoutOffset(pan.translation(in: root?.view)) }

  /// The part of the translation that moves the card.
  private var cardTranslation: LayoutOffset {
    if let scrollView { return scrollView.scrollDrag.cardOffset }
    let translation = translation
    return LayoutOffset(x: start.x + translation.x, y: start.y + translation.y)
  }

  private func updateDrag(_ card: CardView, on root: OverlayRootViewController) {
    guard let drag else { return }
    scrollView?.fingerDidMove(to: translation)
    let offset = drag.cardOffset(for: cardTranslation)
    root.apply(CardAnimation.Pose(offset: offset), backdrop: 1 - drag.progress(offset))
    root.cardController?.extendEdge(for: offset)
  }

  private func endDrag(_ card: CardView, on root: OverlayRootViewController) {
    guard let drag else { return }
    scrollView?.stop()
    // The finger has only scrolled, so its velocity is not that of the card.
    if let scrollView, !scrollView.scrollDrag.isCardMoved { return returnToRest(card, velocity: 0) }
    let velocity = LayoutOffset(pan.velocity(in: root.view))
    switch drag.result(translation: cardTranslation, velocity: velocity) {
    case .cancelled(let velocity):
      returnToRest(card, velocity: velocity)
    case .dismissed(_, let animation):
      dismissalAnimation =
        UIAccessibility.isReduceMotionEnabled ? .fade(.disappearing, at: card.pose) : animation
      _ = root.onUserDismissal(.swipe)
      // A dismissal for another reason has the ordinary animation.
      dismissalAnimation = nil
      // A popup that cannot be dismissed yet stays.
      if root.isInteractive { returnToRest(card, velocity: 0) }
    }
  }

  private func returnToRest(_ card: CardView, velocity: Double) {
    drag = nil
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    UIView.animate(
      withDuration: reducesMotion ? 0.25 : 0.45, delay: 0,
      usingSpringWithDamping: reducesMotion ? 1 : 0.8,
      initialSpringVelocity: reducesMotion ? 0 : velocity,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.root?.apply(.identity, backdrop: 1)
        self.root?.cardController?.extendEdge(for: LayoutOffset())
      }, completion: nil)
  }
}

// MARK: - Sharing the touch with other recognizers

extension CardDragDriver: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let root, root.isInteractive, root.isDraggable, let controller = root.cardController,
      let drag = controller.drag
    else { return false }
    let location = pan.location(in: root.view)
    let movement = LayoutOffset(
      x: Double(location.x - touchDownPoint.x), y: Double(location.y - touchDownPoint.y))
    guard let side = drag.side(of: movement) else { return false }
    let control = touchedView?.superviews(below: controller.card).lazy
      .compactMap { $0 as? UIControl }.first
    if let control, control.tracksMovement { return false }
    guard let sharedScrollView = scrollView(along: drag, on: controller.card),
      !drag.allowedSides.contains(side) || sharedScrollView.scrollableDistance[side.opposite] > 0.5
    else { return true }
    // The scroll view scrolls first, unless it leaves the touch to a tracking control.
    guard let control, control.isTracking else { return true }
    return sharedScrollView.touchesShouldCancel(in: control)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchDownPoint = touch.location(in: root?.view)
    touchedView = touch.view
    scrollView = nil
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    sharesTouch(with: otherGestureRecognizer)
  }

  /// Scroll views on the card that scroll along the other axis wait until the card's pan has
  /// failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let card = root?.card
    else { return false }
    return scrollView.panGestureRecognizer === otherGestureRecognizer
      && scrollView.isDescendant(of: card) && !sharesTouch(with: otherGestureRecognizer)
  }

  /// Whether the recognizer is the pan of the scroll view that shares the touch with the card.
  private func sharesTouch(with recognizer: UIGestureRecognizer) -> Bool {
    guard let controller = root?.cardController, let drag = controller.drag else { return false }
    return scrollView(along: drag, on: controller.card)?.panGestureRecognizer === recognizer
  }
}

extension UIView {
  /// The view and its superviews below a container, from the inside out.
  func superviews(below container: UIView) -> [UIView] {
    sequence(first: self, next: \.superview).prefix { $0 !== container }
  }
}

extension UIControl {
  /// The events that concern taps only.
  private static let taps: Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel,
    .primaryActionTriggered, .menuActionTriggered,
  ]

  /// Whether it tracks the movement of the finger, as a slider does, and not only taps.
  var tracksMovement: Bool {
    guard isTracking else { return false }
    let events = allControlEvents
    // Without registered actions, assume that every control but a button tracks the movement.
    guard !events.isEmpty else { return !(self is UIButton) }
    return !events.isSubset(of: Self.taps)
  }
}

// MARK: - Sharing the touch with a scroll view

/// A drag that a card shares with a scroll view on it.
///
/// Both recognize the pan. The scroll view scrolls on its own, and its offset is corrected after
/// each movement of which the card has consumed a part. It does not matter which of the two
/// recognizers is called first.
@MainActor
final class CardScrollViewDrag {
  private(set) weak var scrollView: UIScrollView?
  private(set) var scrollDrag: ScrollViewDrag
  /// The content offset and the scrollable distances before the next movement.
  private var offset: CGPoint
  private var scrollableDistance: LayoutInsets
  private var translation = LayoutOffset()
  /// The required content offset after the last movement; `nil` if the scroll view scrolls freely.
  private var requiredOffset: CGPoint?

  init(_ scrollView: UIScrollView, sharing drag: CardDrag, from start: LayoutOffset) {
    self.scrollView = scrollView
    scrollDrag = ScrollViewDrag(drag, from: start)
    offset = scrollView.contentOffset
    scrollableDistance = scrollView.scrollableDistance
  }

  /// The finger has moved, or the scroll view has scrolled for the same position of the finger.
  func fingerDidMove(to translation: LayoutOffset) {
    guard let scrollView else { return }
    // Both recognizers report each movement, which counts once.
    if translation != self.translation {
      self.translation = translation
      let start = offset
      switch scrollDrag.update(translation: translation, scrollableDistance: scrollableDistance) {
      case .free:
        requiredOffset = nil
      case .constrained(let distance):
        requiredOffset =
          scrollDrag.drag.isVertical
          ? CGPoint(x: start.x, y: start.y - distance) : CGPoint(x: start.x - distance, y: start.y)
      }
    }
    if let requiredOffset, scrollView.contentOffset != requiredOffset {
      scrollView.setContentOffset(requiredOffset, animated: false)
    }
    offset = scrollView.contentOffset
    scrollableDistance = scrollView.scrollableDistance
  }

  /// The drag has ended: stops the deceleration of the scroll view if the card has moved.
  func stop() {
    guard let scrollView, scrollDrag.isCardMoved else { return }
    scrollView.setContentOffset(requiredOffset ?? scrollView.contentOffset, animated: false)
  }
}

extension UIScrollView {
  /// Whether it can scroll along an axis, or bounces there.
  func scrolls(upAndDown: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let room = scrollableDistance
    return upAndDown
      ? alwaysBounceVertical || room.top + room.bottom > 0.5
      : alwaysBounceHorizontal || room.left + room.right > 0.5
  }

  /// How far it can scroll toward each side; negative beyond the end of the content.
  ///
  /// With a refresh control, the distance at the top is infinite.
  var scrollableDistance: LayoutInsets {
    let (offset, insets) = (contentOffset, adjustedContentInset)
    let start = CGPoint(x: -insets.left, y: -insets.top)
    let end = CGPoint(
      x: max(start.x, contentSize.width + insets.right - bounds.width),
      y: max(start.y, contentSize.height + insets.bottom - bounds.height))
    return LayoutInsets(
      top: refreshControl == nil ? Double(offset.y - start.y) : .infinity,
      left: Double(offset.x - start.x), bottom: Double(end.y - offset.y),
      right: Double(end.x - offset.x))
  }
}

/// Forwards the pan of a scroll view to the drag driver of its card; each scroll view has one.
@MainActor
final class ScrollViewPanObserver {
  weak var dragDriver: CardDragDriver?

  private static let box = AssociatedObject<ScrollViewPanObserver>()

  static func make(for scrollView: UIScrollView) -> ScrollViewPanObserver {
    // Actions of a recognizer are never removed, so a scroll view gets a single one.
    box.value(for: scrollView) { ScrollViewPanObserver(of: scrollView) }
  }

  private init(of scrollView: UIScrollView) {
    GestureAction.add(to: scrollView.panGestureRecognizer) { [weak self] recognizer in
      self?.dragDriver?.scrollViewDidPan(recognizer)
    }
  }
}
