// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Notices when the first finger comes onto a view and when the last one has left it, without taking
/// part in what it does there.
@MainActor
final class TouchObserver: NSObject {
  var onChange: @MainActor (Bool) -> Void = { _ in }
  private weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var isTouched = false {
    didSet { if isTouched != oldValue { onChange(isTouched) } }
  }

  func observe(_ view: UIView) {
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.cancelsTouchesInView = false
    press.delaysTouchesEnded = false
    press.delegate = self
    GestureAction.add(to: press) { [weak self] recognizer in
      self?.isTouched = recognizer.state == .began || recognizer.state == .changed
    }
    view.addGestureRecognizer(press)
    self.view = view
  }

  /// Leaves the view as it was.
  func remove() {
    view?.removeGestureRecognizer(press)
    onChange = { _ in }
  }

  /// Whatever finger there is does not count any more.
  func reset() {
    isTouched = false
  }
}

extension TouchObserver: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
