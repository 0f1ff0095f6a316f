// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One column: what the app has put there, the child that holds it, and the view that it stands in.
@MainActor
final class SplitColumn {
  let kind: UISplitViewController.Column
  let content: UIViewController
  /// The content, or a navigation controller around it.
  let holder: UIViewController
  let box = SplitBox()

  init(_ content: UIViewController, as kind: UISplitViewController.Column, wraps: Bool) {
    self.kind = kind
    self.content = content
    let isBare = wraps && kind != .compact && !(content is UINavigationController)
    holder = isBare ? UINavigationController(rootViewController: content) : content
  }

  var navigation: UINavigationController? { holder as? UINavigationController }

  /// Puts the view of the holder into the box, wherever it is.
  func fill() {
    let view: UIView = holder.view
    guard view.superview !== box else { return }
    view.frame = box.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(view)
  }
}

/// Clips a column and draws the line between it and the next one.
final class SplitBox: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether another column stands behind its trailing edge.
  var hasLine = false {
    didSet {
      line.isHidden = !hasLine
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
    bringSubviewToFront(line)
  }
}

/// Moves columns in and out.
final class SplitShift: TransitionTiming {
  private let move: () -> Void

  init(_ move: @escaping () -> Void) {
    self.move = move
  }

  var duration: TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(move) { _ in transitionContext.completeTransition(true) }
  }
}
