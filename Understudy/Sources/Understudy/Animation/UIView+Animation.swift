// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      BlockSettings(duration: duration, delay: delay, options: options), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(BlockSettings(duration: duration), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = BlockSettings.Spring(dampingRatio: dampingRatio, velocity: velocity)
    run(
      BlockSettings(duration: duration, delay: delay, options: options, spring: spring),
      animations, completion)
  }

  private class func run(
    _ settings: BlockSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    animations()
    HeadlessDevice.current.clock.nextTurn { completion?(true) }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  func viewAction(forKey key: String) -> (any CAAction)? { NSNull() }
}
