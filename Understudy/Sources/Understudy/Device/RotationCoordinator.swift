// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Lets controllers animate with a rotation of their window, or of a change of its size.
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private let angle: CGFloat
  let transitionDuration: TimeInterval
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var startTime: TimeInterval?
  private var hasEnded = false
  /// What the window looked like, over its content while it turns.
  private var snapshot: UIView?

  init(in window: UIWindow, angle: CGFloat, duration: TimeInterval) {
    self.window = window
    self.angle = angle
    transitionDuration = duration
  }

  /// Takes a picture of the window and turns it back to where it was before the device was turned.
  func addSnapshot(on screen: CGRect) {
    if window.headlessIsOnScreen, let snapshot = window.snapshotView(afterScreenUpdates: true) {
      snapshot.layer.position = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      // A layer only: the window's subviews are the app's business.
      window.layer.addSublayer(snapshot.layer)
      self.snapshot = snapshot
    }
    window.layer.transform = CATransform3DMakeRotation(-angle, 0, 0, 1)
    window.layer.position = CGPoint(x: screen.midX, y: screen.midY)
  }

  /// Lets the picture take the window's new size and go, so that old and new lines of text dissolve
  /// into each other.
  func fadeSnapshot() {
    snapshot?.layer.bounds.size = window.bounds.size
    snapshot?.layer.position = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    snapshot?.alpha = 0
  }

  func runAlongside() {
    startTime = HeadlessDevice.current.clock.now
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func finish() {
    hasEnded = true
    snapshot?.layer.removeFromSuperlayer()
    snapshot = nil
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if startTime == nil { animations.append(animation) } else { animation(self) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// No rotation is interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension RotationCoordinator {
  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }

  var percentComplete: CGFloat {
    guard let startTime, transitionDuration > 0 else { return hasEnded ? 1 : 0 }
    let passed = HeadlessDevice.current.clock.now - startTime
    return min(1, max(0, passed / transitionDuration))
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
