// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One call of `UIView.animate`: how its changes animate, and its completion.
@MainActor
final class AnimationBlock {
  let settings: BlockSettings
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var allFinished = true
  private var isClosed = false
  /// The block has made an animation.
  private var hasAnimated = false

  init(_ settings: BlockSettings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.completion = completion
  }

  var makesAnimations: Bool { settings.duration > 0 || settings.delay > 0 }

  func didAdd() {
    hasAnimated = true
    pending += 1
  }

  func didEnd(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    if pending == 0 && isClosed { complete() }
  }

  /// The block's closure has returned.
  func close() {
    isClosed = true
    guard pending == 0 else { return }
    let device = HeadlessDevice.current
    if makesAnimations, device.animator.areAnimationsEnabled, !hasAnimated,
      device.switches.emptyAnimationCompletesAtOnce
    {
      complete()
    } else {
      device.clock.nextTurn { self.complete() }
    }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}

/// Reports the end of one of its animations to the block.
struct BlockDelegate: CAAnimationDelegate {
  let block: AnimationBlock

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { block.didEnd(finished: flag) }
  }
}

/// What a view's layer does with a change inside of a block.
final class BlockAction: CAAction {
  let block: AnimationBlock

  init(block: AnimationBlock) {
    self.block = block
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let key = AnimatableKey(event),
      let before = dict?[LayerSnapshot.key] as? LayerSnapshot
    else { return }
    let change = Unchecked((layer, key, before, block))
    MainActor.assumeIsolated {
      let (layer, key, before, block) = change.value
      let settings = block.settings
      let fromPresented = settings.options.contains(.beginFromCurrentState)
      let animation = ViewAnimation(keyPath: event)
      animation.addsUp = Self.geometry.contains(event) && !fromPresented
      animation.from = key.read(fromPresented ? before.presented : before.model)
      animation.to = key.read(layer.values)
      settings.configure(animation)
      HeadlessDevice.current.animator.interactiveAnimation?.add(animation, of: layer)
      animation.delegate = BlockDelegate(block: block)
      block.didAdd()
      layer.add(animation, forKey: animation.addsUp ? Self.freeKey(event, in: layer) : event)
    }
  }

  /// What adds up since iOS 8: a later block does not cut an earlier one.
  private static let geometry: Set<String> = ["position", "bounds", "transform"]

  private static func freeKey(_ key: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    let number = (2...).first { layer.animation(forKey: "\(key)-\($0)") == nil } ?? 2
    return "\(key)-\(number)"
  }
}
