// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Since iOS 26 a push or a pop need not have ended for the next one to begin.
extension UINavigationController {
  /// Whether what runs can be completed now. Not while a finger leads it, nor where the app's own
  /// animator does.
  var canInterrupt: Bool {
    guard HeadlessDevice.current.switches.pushesCanBeInterrupted, !isEnding, let current else {
      return false
    }
    return current.hasStarted && !current.isInteractive
      && current.animator is NavigationSlideAnimator
  }

  /// Where a transition left its upper page when it was interrupted.
  struct Interruption {
    weak var upper: UIView?
    /// How far away it was, from 0 to 1.
    let awayness: CGFloat
  }

  /// Completes what runs, with its callbacks, in this turn.
  func interrupt() -> Interruption? {
    guard canInterrupt, let slide = current?.animator as? NavigationSlideAnimator else {
      return nil
    }
    let interruption = Interruption(upper: slide.upper, awayness: slide.awayness)
    slide.endAtOnce()
    return interruption
  }

  /// Lets a pop begin where the page that it takes away was left.
  func begin(_ context: TransitionContext, after interruption: Interruption?) {
    guard let interruption, let upper = interruption.upper, context.from.view === upper,
      running?.operation == .pop, let slide = context.animator as? NavigationSlideAnimator
    else { return context.run() }
    // A finger can also take the page back to its place, so that it has the whole way.
    guard let motion = context.motion else {
      slide.start = interruption.awayness
      return context.run()
    }
    motion.start = interruption.awayness
    context.run()
    motion.update(motion.start)
  }
}
