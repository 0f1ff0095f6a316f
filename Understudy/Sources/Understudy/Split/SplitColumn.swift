// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One column: the app's content, the child that contains it, and the view of the column.
@MainActor
final class SplitColumn {
  let kind: UISplitViewController.Column
  let content: UIViewController
  /// The content, or a navigation controller around it.
  let container: UIViewController
  let columnView = SplitColumnView()

  init(_ content: UIViewController, as kind: UISplitViewController.Column) {
    self.kind = kind
    self.content = content
    let isBare = kind != .compact && !(content is UINavigationController)
    container = isBare ? UINavigationController(rootViewController: content) : content
  }

  var navigation: UINavigationController? { container as? UINavigationController }

  /// Puts the view of the holder into the box, wherever it is.
  func fill() {
    let view: UIView = container.view
    guard view.superview !== columnView else { return }
    view.frame = columnView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    columnView.addSubview(view)
  }
}

/// Clips a column and draws the line between it and the next one.
final class SplitColumnView: UIView {
  private let separator = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    separator.backgroundColor = .separator
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether another column stands behind its trailing edge.
  var hasSeparator = false {
    didSet {
      separator.isHidden = !hasSeparator
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
    bringSubviewToFront(separator)
  }
}

/// Moves columns in and out.
final class SplitColumnAnimator: SystemTransitionAnimator {
  private let move: () -> Void

  init(_ move: @escaping () -> Void) {
    self.move = move
  }

  var duration: TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(move) { _ in transitionContext.completeTransition(true) }
  }
}
