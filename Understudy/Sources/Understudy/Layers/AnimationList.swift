// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The animations of one layer, in the order in which they were added.
final class AnimationList {
  private(set) var running: [RunningAnimation] = []

  var isEmpty: Bool { running.isEmpty }
  var keys: [String] { running.compactMap(\.key) }

  /// A view animation without `.allowUserInteraction` is at work.
  var blocksTouches: Bool {
    running.contains { ($0.animation as? ViewAnimation)?.blocksTouches ?? false }
  }

  func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    if let key { remove(forKey: key, from: layer) }
    let copy = animation.copied()
    let list = Unchecked((self, copy, layer))
    MainActor.assumeIsolated {
      let (list, copy, layer) = list.value
      let animator = HeadlessDevice.current.animator
      if copy.duration <= 0, !(copy is ViewAnimation) {
        copy.duration = CAAnimation.defaultDuration
      }
      let item = RunningAnimation(
        copy, key: key, layer: layer, now: HeadlessDevice.current.clock.now)
      list.running.append(item)
      animator.add(item)
    }
    layer.setNeedsRender()
  }

  func remove(forKey key: String, from layer: CALayer) {
    for item in running where item.key == key { stop(item, in: layer) }
  }

  func removeAll(from layer: CALayer) {
    for item in running { stop(item, in: layer) }
  }

  func drop(_ item: RunningAnimation) {
    running.removeAll { $0 === item }
  }

  private func stop(_ item: RunningAnimation, in layer: CALayer) {
    drop(item)
    layer.setNeedsRender()
    let item = Unchecked(item)
    MainActor.assumeIsolated { HeadlessDevice.current.animator.stop(item.value) }
  }
}

extension CALayer {
  /// What is on screen at a moment of the clock.
  func presentedValues(at time: TimeInterval) -> LayerProperties {
    var presented = values
    for item in animations.running {
      item.animation.applyFilled(
        to: &presented, model: values, elapsed: time - item.start,
        ofDuration: item.activeDuration)
    }
    return presented
  }
}

/// An animation at work on a layer.
final class RunningAnimation {
  let animation: CAAnimation
  let key: String?
  let start: TimeInterval
  var activeDuration: TimeInterval
  /// Leaving the window ends the animation; one that never was in a window runs its time.
  let beganInWindow: Bool
  /// Its delegate has been notified of its end.
  var hasEnded = false
  weak var layer: CALayer?

  init(_ animation: CAAnimation, key: String?, layer: CALayer, now: TimeInterval) {
    self.animation = animation
    self.key = key
    self.layer = layer
    start = animation.beginTime > 0 ? animation.beginTime : now
    activeDuration = animation.activeDuration
    beganInWindow = layer.isInWindow
  }

  var end: TimeInterval { start + activeDuration }
}
