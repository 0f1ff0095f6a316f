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
final class CardDragController: NSObject {
  private weak var root: OverlayRootViewController?
  private let pan = UIPanGestureRecognizer()
  private var drag: CardDrag?
  /// Where the finger came down, and on what.
  private var touchDownPoint = CGPoint.zero
  private weak var touchedView: UIView?
  private var scrollView: CardScrollViewDrag?
  /// Where the card was when the finger caught it.
  private var start = LayoutOffset()
  /// How the card leaves after the finger has let it go; `nil`, if no finger did.
  private(set) var dismissalAnimation: CardAnimationParameters?

  init(of root: OverlayRootViewController) {
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
    case .changed: updateDrag(card, on: root)
    case .ended: endDrag(card, on: root)
    case .cancelled, .failed:
      scrollView?.stop()
      returnToRest(card, velocity: 0)
    case .possible: break
    @unknown default: break
    }
  }

  private func begin(on root: OverlayRootViewController) {
    guard let controller = root.cardController, let layout = controller.layout else { return }
    drag = CardDrag(frame: controller.cardFrame, in: layout)
    let card = controller.card
    let transform = card.layer.presentation()?.affineTransform() ?? card.transform
    start = LayoutOffset(x: Double(transform.tx), y: Double(transform.ty))
    card.animator?.cancelRemainingSteps()
    card.layer.removeAllAnimations()
    scrollView = drag.flatMap { drag in
      scrollView(along: drag, on: card).map { CardScrollViewDrag($0, sharing: drag, from: start) }
    }
    scrollView?.scrollView.map(ScrollViewPanObserver.make)?.dragController = self
    updateDrag(card, on: root)
  }

  /// A list that shares its finger with a card has been panned.
  func scrollViewDidPan(_ pan: UIGestureRecognizer) {
    guard let scrollView, scrollView.scrollView?.panGestureRecognizer === pan else { return }
    guard let root, root.isInteractive, let card = root.card else { return }
    switch pan.state {
    case .began, .changed: updateDrag(card, on: root)
    case .ended, .cancelled, .failed: scrollView.stop()
    case .possible: break
    @unknown default: break
    }
  }

  /// The popup comes back: what a finger did before counts no more, be it still there or not.
  func reset() {
    scrollView?.stop()
    (drag, scrollView) = (nil, nil)
    root?.cardController?.extendEdge(for: LayoutOffset())
  }

  private func scrollView(along drag: CardDrag, on card: CardView) -> UIScrollView? {
    CardScrollViewDrag.scrollView(around: touchedView, on: card, upAndDown: drag.isVertical)
  }

  /// How far the finger has gone.
  private var translation: LayoutOffset { LayoutOffset(pan.translation(in: root?.view)) }

  /// The card's part of it.
  private var cardTranslation: LayoutOffset {
    if let scrollView { return scrollView.scrollDrag.cardOffset }
    let translation = translation
    return LayoutOffset(x: start.x + translation.x, y: start.y + translation.y)
  }

  private func updateDrag(_ card: CardView, on root: OverlayRootViewController) {
    guard let drag else { return }
    scrollView?.fingerDidMove(to: translation)
    let offset = drag.cardOffset(cardTranslation)
    card.pose = CardAnimationParameters.Pose(offset: offset)
    root.cardController?.extendEdge(for: offset)
    root.backdrop?.visibility = 1 - drag.progress(offset)
  }

  private func endDrag(_ card: CardView, on root: OverlayRootViewController) {
    guard let drag else { return }
    scrollView?.stop()
    if let scrollView, !scrollView.scrollDrag.isCardMoved { return returnToRest(card, velocity: 0) }
    switch drag.result(cardTranslation, velocity: LayoutOffset(pan.velocity(in: root.view))) {
    case .cancelled(let velocity):
      returnToRest(card, velocity: velocity)
    case .dismissed(_, let transition):
      dismissalAnimation = UIAccessibility.isReduceMotionEnabled ? .fade(.disappearing, at: card.pose) : transition
      _ = root.onUserDismissal(.swipe)
      dismissalAnimation = nil
      // What cannot be closed yet keeps the popup where it is.
      if root.isInteractive { returnToRest(card, velocity: 0) }
    }
  }

  private func returnToRest(_ card: CardView, velocity: Double) {
    drag = nil
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    UIView.animate(
      withDuration: reducesMotion ? 0.25 : 0.45, delay: 0, usingSpringWithDamping: reducesMotion ? 1 : 0.8,
      initialSpringVelocity: reducesMotion ? 0 : velocity,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        card.pose = .identity
        self.root?.cardController?.extendEdge(for: LayoutOffset())
        self.root?.backdrop?.visibility = 1
      }, completion: nil)
  }
}

@available(iOSApplicationExtension, unavailable)
extension CardDragController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let root, root.isInteractive, root.isDraggable, let controller = root.cardController,
      let layout = controller.layout
    else { return false }
    let drag = CardDrag(frame: controller.cardFrame, in: layout)
    let location = pan.location(in: root.view)
    let movement = LayoutOffset(
      x: Double(location.x - touchDownPoint.x), y: Double(location.y - touchDownPoint.y))
    guard let side = drag.side(of: movement) else { return false }
    let control = TrackingControl.find(touchedView, in: controller.card)
    if let control, control.tracksMovement { return false }
    guard let sharedScrollView = scrollView(along: drag, on: controller.card),
      !drag.allowedSides.contains(side) || sharedScrollView.scrollableDistance[side.opposite] > 0.5
    else { return true }
    // The list comes first, unless it leaves the finger to a control that is held.
    return control.map { sharedScrollView.touchesShouldCancel(in: $0) } ?? true
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

  /// Scroll views inside that scroll another way wait until it is clear that the card does not move.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let card = root?.card
    else { return false }
    return scrollView.panGestureRecognizer === otherGestureRecognizer
      && scrollView.isDescendant(of: card) && !sharesTouch(with: otherGestureRecognizer)
  }

  /// Whether it is the pan of the list that shares the finger with the card.
  private func sharesTouch(with recognizer: UIGestureRecognizer) -> Bool {
    guard let controller = root?.cardController, let layout = controller.layout else {
      return false
    }
    let drag = CardDrag(frame: controller.cardFrame, in: layout)
    return scrollView(along: drag, on: controller.card)?.panGestureRecognizer === recognizer
  }
}

/// A control that a finger has come down on.
@MainActor
enum TrackingControl {
  /// The control around a touched view that tracks the finger now, if there is one on the card.
  static func find(_ touched: UIView?, `in` card: UIView) -> UIControl? {
    var view = touched
    while let current = view, current !== card {
      if let control = current as? UIControl { return control.isTracking ? control : nil }
      view = current.superview
    }
    return nil
  }
}

extension UIControl {
  /// What somebody wants to know who is interested in taps only.
  private static let taps: Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel,
    .primaryActionTriggered, .menuActionTriggered,
  ]

  /// Whether it tracks the finger because of where that goes: a slider does, and what is only tapped
  /// does not.
  var tracksMovement: Bool {
    guard isTracking else { return false }
    let events = allControlEvents
    // Nobody has asked it for anything, so what it does with the finger is its own business.
    guard !events.isEmpty else { return !(self is UIButton) }
    return !events.isSubset(of: Self.taps)
  }
}
