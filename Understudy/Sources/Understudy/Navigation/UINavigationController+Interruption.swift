// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Since iOS 26 a push or a pop need not have ended for the next one to begin.
extension UINavigationController {
  /// Whether what runs can be completed now. Not while it is interactive, nor where the app's own
  /// animator does.
  var canInterrupt: Bool {
    guard HeadlessDevice.current.system >= .iOS26, !isEnding, let current else {
      return false
    }
    return current.hasStarted && !current.isLed
      && current.animator is NavigationSlideAnimator
  }

  /// Whether a finger can take over what runs: a pop that has begun without one.
  var canCatchPop: Bool {
    guard canInterrupt, let current else { return false }
    return current.canBeCaught && current.interactiveAnimation == nil
  }

  /// A finger takes over the pop that runs, from where it is.
  func catchPop() {
    guard let current, let slide = current.animator as? NavigationSlideAnimator else { return }
    current.beginInteraction(slide.makeInteractive())
  }

  /// Where a transition left its upper page when it was interrupted.
  struct Interruption {
    weak var upper: UIView?
    /// How far away it was, from 0 to 1.
    let offscreenFraction: CGFloat
  }

  /// Completes what runs, with its callbacks, in this turn.
  func interrupt() -> Interruption? {
    guard canInterrupt, let slide = current?.animator as? NavigationSlideAnimator else {
      return nil
    }
    let interruption = Interruption(upper: slide.upper, offscreenFraction: slide.offscreenFraction)
    slide.finishImmediately()
    return interruption
  }

  /// Lets a pop begin where the page that it takes away was left.
  func begin(_ context: TransitionContext, after interruption: Interruption?) {
    guard let interruption, let upper = interruption.upper, context.from.view === upper,
      running?.operation == .pop, let slide = context.animator as? NavigationSlideAnimator
    else { return context.run() }
    // A swipe can also return the page to its position, so that it has the whole distance.
    guard let interactiveAnimation = context.interactiveAnimation else {
      slide.start = interruption.offscreenFraction
      return context.run()
    }
    interactiveAnimation.startFraction = interruption.offscreenFraction
    context.run()
    interactiveAnimation.update(interactiveAnimation.startFraction)
  }
}
