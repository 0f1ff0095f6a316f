// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Recognizes taps outside a view in its container, without affecting other gesture handling.
@MainActor
final class OutsideTapRecognizer: NSObject {
  private weak var view: UIView?
  private let tap = UITapGestureRecognizer()

  init(_ view: UIView, in container: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.view = view
    super.init()
    tap.observe(container, for: self, tapped)
  }

  func remove() {
    tap.view?.removeGestureRecognizer(tap)
  }
}

extension OutsideTapRecognizer: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.isOutside(view)
  }

  // UIKit may handle the same tap, as it does beside a popover.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Recognizes taps on a card that nothing of its content handles.
@MainActor
final class InsideTapRecognizer: NSObject {
  private weak var card: UIView?
  private let tap = UITapGestureRecognizer()

  init(on card: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.card = card
    super.init()
    tap.observe(card, for: self, tapped)
  }
}

extension InsideTapRecognizer: UIGestureRecognizerDelegate {
  /// Controls, cells and text inputs handle taps without a recognizer that could precede this one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let card, let view = touch.view else { return false }
    return !view.superviews(below: card).contains {
      $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell
        || $0 is any UITextInput
    }
  }

  /// A tap that a recognizer of the content recognizes is not one on the card.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let card, let view = otherGestureRecognizer.view else { return false }
    return otherGestureRecognizer is UITapGestureRecognizer && view !== card
      && view.isDescendant(of: card)
  }
}

/// Detects one-finger taps outside a view among all touches of its window.
@MainActor
final class OutsideTapDetector {
  private weak var view: UIView?
  private let tapped: @MainActor () -> Void
  /// The only touch, if it began outside the view.
  private weak var finger: UITouch?

  init(beside view: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.view = view
    self.tapped = tapped
  }

  func handle(_ touches: Set<UITouch>) {
    // A second finger makes it another gesture.
    guard touches.count == 1, let touch = touches.first else {
      finger = nil
      return
    }
    if touch.phase == .began {
      finger = touch.isOutside(view) ? touch : nil
    } else if touch.phase == .ended || touch.phase == .cancelled {
      let isTap = touch === finger && touch.phase == .ended && touch.isOutside(view)
      finger = nil
      if isTap { tapped() }
    }
  }
}

extension UITapGestureRecognizer {
  /// Recognizes taps on a view without affecting other gesture handling.
  fileprivate func observe(
    _ view: UIView, for delegate: any UIGestureRecognizerDelegate,
    _ tapped: @escaping @MainActor () -> Void
  ) {
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    self.delegate = delegate
    GestureAction.add(to: self) { recognizer in
      if recognizer.state == .ended { tapped() }
    }
    view.addGestureRecognizer(self)
  }
}

extension UITouch {
  fileprivate func isOutside(_ view: UIView?) -> Bool {
    view.map { !$0.bounds.contains(location(in: $0)) } ?? false
  }
}

/// Observes when the first finger touches a view and when the last one is lifted, without affecting
/// other gesture handling.
@MainActor
final class TouchObserver: NSObject {
  private let onChange: @MainActor (Bool) -> Void
  private let press = UILongPressGestureRecognizer()
  private var isTouched = false {
    didSet { if isTouched != oldValue { onChange(isTouched) } }
  }

  init(of view: UIView, _ onChange: @escaping @MainActor (Bool) -> Void) {
    self.onChange = onChange
    super.init()
    // A press without a minimum duration that never fails reports each touch until its end.
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.cancelsTouchesInView = false
    press.delaysTouchesEnded = false
    press.delegate = self
    GestureAction.add(to: press) { [weak self] recognizer in
      self?.isTouched = recognizer.state == .began || recognizer.state == .changed
    }
    view.addGestureRecognizer(press)
  }

  func remove() {
    press.view?.removeGestureRecognizer(press)
  }

  /// Ignores the fingers that are touching the view now.
  func reset() {
    isTouched = false
  }
}

extension TouchObserver: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// From iOS 26 on a page can be swiped back from anywhere, but not from a popup in its view, which
  /// takes the touches of the page. The press never fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard #available(iOS 26.0, *), let view = press.view,
      otherGestureRecognizer.view.map(view.isDescendant) == true
    else { return false }
    return sequence(first: view as UIResponder, next: \.next).contains { responder in
      let navigation = responder as? UINavigationController
      return navigation?.interactiveContentPopGestureRecognizer === otherGestureRecognizer
    }
  }
}
