// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The recognizer that pops from the edge; scroll views wait for it.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private let popDelegate: PopGestureDelegate

  init(controller: UINavigationController) {
    popDelegate = PopGestureDelegate(controller: controller)
    super.init()
    delaysTouchesBegan = true
    delegate = popDelegate
    addAction(of: controller)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }
}

/// The recognizer that pops from anywhere in the content; other pans there wait for it, unless it
/// waits for them.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: UINavigationController?
  private let popDelegate: PopGestureDelegate

  init(controller: UINavigationController) {
    self.controller = controller
    popDelegate = PopGestureDelegate(controller: controller)
    super.init()
    delegate = popDelegate
    addAction(of: controller)
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    guard let controller, controller.inward(movement.x) > abs(movement.y) else { return false }
    return !contentScrolls
  }

  /// Content below the finger can go where the finger does.
  private var contentScrolls: Bool {
    var next = touch?.view
    while let current = next, current !== view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        !scrollView.isAtLeadingEnd
      {
        return true
      }
      next = current.superview
    }
    return false
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is SwipePanGestureRecognizer
      || otherGestureRecognizer === controller?.interactivePopGestureRecognizer
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // Those of an inner navigation controller, and edges, come first.
    guard let content = view, otherGestureRecognizer is UIPanGestureRecognizer,
      !(otherGestureRecognizer is ContentPopGestureRecognizer),
      !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer),
      otherGestureRecognizer.view?.isDescendant(of: content) ?? false
    else { return false }
    return !mustWait(for: otherGestureRecognizer)
  }
}

extension UIPanGestureRecognizer {
  fileprivate func addAction(of controller: UINavigationController) {
    headlessAddAction { [weak controller] recognizer in
      guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
      controller?.popGestureDidChange(recognizer)
    }
  }
}

extension UIScrollView {
  /// Content that is wider than the view shows its beginning.
  fileprivate var isAtLeadingEnd: Bool {
    let range = offsetRange.x
    guard range.lowerBound < range.upperBound else { return true }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? contentOffset.x >= range.upperBound - 0.5 : contentOffset.x <= range.lowerBound + 0.5
  }
}

/// Says when the page may be swiped away, as long as the app does not put its own delegate here.
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    if controller.canCatchPop { return true }
    guard controller.stack.count > 1, controller.running == nil || controller.canInterrupt else {
      return false
    }
    return controller.allowsInteractivePop && !controller.hasCustomPopAnimator
  }
}
