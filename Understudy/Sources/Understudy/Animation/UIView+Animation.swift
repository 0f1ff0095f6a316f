// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
    let outer = HeadlessDevice.current.animator.blocks.last
    let block = AnimationBlock(
      outer.map { settings.nested(in: $0.settings) } ?? settings, completion: completion)
    run(block, animations)
  }

  class func run(_ block: AnimationBlock, _ animations: () -> Void) {
    let animator = HeadlessDevice.current.animator
    animator.blocks.append(block)
    animations()
    animator.blocks.removeLast()
    block.close()
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = HeadlessDevice.current.animator
    let before = animator.areAnimationsEnabled
    animator.areAnimationsEnabled = false
    actionsWithoutAnimation()
    animator.areAnimationsEnabled = before
  }

  public class var areAnimationsEnabled: Bool {
    HeadlessDevice.current.animator.areAnimationsEnabled
  }

  /// Outside of blocks nothing about a view animates.
  func viewAction(forKey key: String) -> (any CAAction)? {
    guard let animator = HeadlessDevice.currentIfAny?.animator, animator.areAnimationsEnabled,
      let block = animator.blocks.last, block.makesAnimations, key != "contents",
      AnimatableKey(key) != nil
    else { return NSNull.action }
    return BlockAction(block: block)
  }
}

// MARK: - Options and curves

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
