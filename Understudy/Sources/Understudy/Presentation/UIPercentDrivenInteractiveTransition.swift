// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without timing curves of the app's own.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  public override init() {
    super.init()
  }

  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true

  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }

  /// Called for every transition that it is to drive, interactive from its start or not.
  func willDrive(_ context: TransitionContext) {
    self.context = context
    percentComplete = 0
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    (transitionContext as? TransitionContext)?.animateInteractively()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    if context.isInteractive { percentComplete = context.coordinator.percentComplete }
  }

  open func cancel() { end(completes: false, rest: percentComplete) }

  open func finish() { end(completes: true, rest: 1 - percentComplete) }

  /// The remaining distance takes its part of the duration.
  private func end(completes: Bool, rest: CGFloat) {
    let duration = TimeInterval(rest * duration / max(0.01, completionSpeed))
    context?.release(
      completes: completes, timing: .curve(duration: duration, completionCurve.timingFunction))
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
