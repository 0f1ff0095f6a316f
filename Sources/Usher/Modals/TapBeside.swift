// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Notices taps beside a view in what UIKit has put it into, without taking part in what they do there.
@MainActor
final class OutsideTapRecognizer: NSObject {
  private weak var view: UIView?
  private let tap = UITapGestureRecognizer()

  init(_ view: UIView, in container: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.view = view
    super.init()
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    tap.delegate = self
    GestureAction.add(to: tap) { recognizer in
      if recognizer.state == .ended { tapped() }
    }
    container.addGestureRecognizer(tap)
  }

  /// Leaves the container as it was.
  func remove() {
    tap.view?.removeGestureRecognizer(tap)
  }
}

extension OutsideTapRecognizer: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view else { return false }
    return !view.bounds.contains(touch.location(in: view))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
