// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Slides a page in from the trailing edge over one that moves away more slowly, or back.
final class NavigationSlideAnimator: SystemTransitionAnimator {
  /// The part of the width by which the lower page moves.
  static let parallax: CGFloat = 0.3
  /// How dark the lower page gets.
  private static let maximumDimming: CGFloat = 0.1

  private let isPush: Bool
  /// What moves with the lower page, such as a tab bar that the upper one does without.
  var lowerCompanions: [UIView] = []
  /// What moves with the upper page.
  var upperCompanions: [UIView] = []
  /// What lies over the lower page and belongs to it; it stays when the transition has ended.
  var lowerOverlays: [UIView] = []
  /// What lies over the upper page and belongs to it.
  var upperOverlays: [UIView] = []
  /// How far away the upper page already is when a pop begins, from 0 to 1.
  var start: CGFloat = 0
  private(set) weak var upper: UIView?
  /// What has been animated, that of the pages first.
  private var blocks: [AnimationBlock] = []
  private var end: (() -> Void)?

  init(isPush: Bool) {
    self.isPush = isPush
  }

  var duration: TimeInterval { NavigationMotion.current.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let container = transitionContext.containerView
    let rest = transitionContext.finalFrame(for: controller)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let upper = isPush ? to : from
    let lower = isPush ? from : to
    let away = CGAffineTransform(translationX: width, y: 0)
    let aside = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    let popStart = CGAffineTransform(translationX: width * start, y: 0)
    let popAside = CGAffineTransform(translationX: -width * Self.parallax * (1 - start), y: 0)
    self.upper = upper
    let dimmingView = UIView(frame: container.bounds)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.maximumDimming)
    dimmingView.isUserInteractionEnabled = false
    let shadow = EdgeShadow(isMirrored: isMirrored)
    UIView.performWithoutAnimation {
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      to.frame = rest
      for overlay in lowerOverlays { container.insertSubview(overlay, belowSubview: upper) }
      for overlay in upperOverlays { container.insertSubview(overlay, aboveSubview: upper) }
      for companion in lowerCompanions { container.insertSubview(companion, belowSubview: upper) }
      for companion in upperCompanions { container.insertSubview(companion, aboveSubview: upper) }
      container.insertSubview(dimmingView, belowSubview: upper)
      container.insertSubview(shadow, belowSubview: upper)
      shadow.frame = container.bounds
      container.layoutIfNeeded()
      upper.transform = isPush ? away : popStart
      lower.transform = isPush ? .identity : popAside
      follow(upper, lower)
      dimmingView.alpha = isPush ? 0 : 1 - start
      shadow.transform = upper.transform
    }
    end = {
      dimmingView.removeFromSuperview()
      shadow.removeFromSuperview()
      upper.transform = .identity
      lower.transform = .identity
      self.follow(upper, lower)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animate { [isPush] in
      upper.transform = isPush ? .identity : away
      lower.transform = isPush ? aside : .identity
      self.follow(upper, lower)
      dimmingView.alpha = isPush ? 1 : 0
      shadow.transform = upper.transform
    } completion: { _ in
      self.finish()
    }
  }

  /// While it can be interrupted, what moves takes touches, such as the back button.
  func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    let takesTouches = HeadlessDevice.current.system >= .iOS26
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: takesTouches ? .allowUserInteraction : [],
      animations: {
        if let block = HeadlessDevice.current.animator.blocks.last { self.blocks.append(block) }
        animations()
      }, completion: completion)
  }

  /// Ends the movement now, with everything where it was going.
  func finishImmediately() {
    if let block = blocks.first { HeadlessDevice.current.animator.end(block, finished: false) }
    finish()
  }

  /// Lets a finger lead the movement from where it is.
  func makeInteractive() -> InteractiveAnimation {
    HeadlessDevice.current.animator.makeInteractive(blocks)
  }

  private func finish() {
    let end = end
    (self.end, blocks) = (nil, [])
    end?()
  }

  /// How far away the upper page is on the screen, from 0 to 1.
  var offscreenFraction: CGFloat {
    guard let upper, let width = upper.superview?.bounds.width, width > 0 else { return 0 }
    let shown = upper.layer.presentation()?.frame.minX ?? upper.frame.minX
    return min(1, abs(shown) / width)
  }
}

extension NavigationSlideAnimator {
  private func follow(_ upper: UIView, _ lower: UIView) {
    for view in lowerCompanions + lowerOverlays { view.transform = lower.transform }
    for view in upperCompanions + upperOverlays { view.transform = upper.transform }
  }
}

/// The soft shadow that runs before the leading edge of the upper page.
final class EdgeShadow: UIView {
  private static let width: CGFloat = 9
  private let isMirrored: Bool

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for step in 0..<Int(Self.width) {
      let strip = UIView()
      let strength = CGFloat(step + 1) / Self.width
      strip.backgroundColor = UIColor(white: 0, alpha: 0.1 * strength * strength)
      addSubview(strip)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (step, strip) in subviews.enumerated() {
      let distance = Self.width - CGFloat(step)
      let x = isMirrored ? bounds.width + distance - 1 : -distance
      strip.frame = CGRect(x: x, y: 0, width: 1, height: bounds.height)
    }
  }
}
