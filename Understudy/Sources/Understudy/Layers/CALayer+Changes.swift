// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension CALayer {
  /// Sets an animatable property and runs the action that its change calls for.
  func change<Value: Equatable>(
    _ property: WritableKeyPath<LayerProperties, Value>, to value: Value, _ key: String
  ) {
    let old = values[keyPath: property]
    guard old != value else { return }
    let wanted = actionForChange(of: key)
    let before = wanted == nil ? nil : LayerSnapshot(model: values, layer: self)
    values[keyPath: property] = value
    setNeedsRender()
    if key == "bounds", let old = old as? CGRect { boundsDidChange(from: old) }
    if let wanted, let before {
      wanted.run(forKey: key, object: self, arguments: [LayerSnapshot.key: before])
    }
  }

  /// Sets a property that never animates.
  func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<LayerState, Value>, to value: Value
  ) {
    guard state[keyPath: property] != value else { return }
    state[keyPath: property] = value
    setNeedsRender()
  }

  /// Takes over what an animation showed, without any action.
  func settle(_ key: AnimatableKey, at value: AnimatableValue) {
    let old = bounds
    key.write(&values, value)
    setNeedsRender()
    if bounds != old { boundsDidChange(from: old) }
  }

  func setContents(_ contents: Any?) {
    let wanted = actionForChange(of: "contents")
    let before = wanted == nil ? nil : LayerSnapshot(model: values, layer: self)
    values.contents = contents
    setNeedsRender()
    if let wanted, let before {
      wanted.run(forKey: "contents", object: self, arguments: [LayerSnapshot.key: before])
    }
  }

  private func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    markNeedsLayout()
    if state.needsDisplayOnBoundsChange { state.backing = nil }
    let layer = Unchecked(self)
    MainActor.assumeIsolated {
      (layer.value.delegate as? UIView)?.sizeDidChange(from: old.size)
    }
  }

  private func actionForChange(of key: String) -> (any CAAction)? {
    guard state.modelLayer == nil else { return nil }
    let action = action(forKey: key)
    return action is NSNull ? nil : action
  }

  /// Core Animation's search: delegate, the layer's `actions`, the class, then the implicit one.
  func defaultAction(forChangeOf key: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    let layer = Unchecked(self)
    if delegate != nil {
      let found = MainActor.assumeIsolated {
        Unchecked(layer.value.delegate?.action(for: layer.value, forKey: key))
      }
      if let action = found.value { return action }
    }
    if let action = actions?[key] { return action }
    if let action = type(of: self).defaultAction(forKey: key) { return action }
    return implicitAnimation(for: key)
  }

  /// Layers of views never get here: their view answers for them.
  private func implicitAnimation(for key: String) -> (any CAAction)? {
    guard isInWindow, state.joinedInTurn < HeadlessDevice.currentTurn,
      AnimatableKey(key) != nil
    else { return nil }
    return ImplicitAction()
  }
}

/// The values of a layer just before a change.
struct LayerSnapshot {
  static let key = "UnderstudyLayerSnapshot"

  let model: LayerProperties
  /// What was on screen.
  let presented: LayerProperties

  init(model: LayerProperties, layer: CALayer) {
    self.model = model
    presented =
      layer.animations.isEmpty
      ? model : layer.presentedValues(at: CACurrentMediaTime())
  }
}
