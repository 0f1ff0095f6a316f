// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CALayer {
  /// Sets an animatable property and runs the action that its change calls for.
  @inline(__always)
  func change<Value: Equatable>(
    _ old: Value, to new: Value, _ key: String, _ write: (inout LayerProperties) -> Void
  ) {
    guard old != new else { return }
    let wanted = actionForChange(of: key)
    let before = wanted == nil ? nil : LayerSnapshot(model: values, layer: self)
    let size = values.bounds.size
    write(&values)
    setNeedsRender()
    if values.bounds.size != size { sizeDidChange(from: size) }
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
    let size = values.bounds.size
    key.write(&values, value)
    setNeedsRender()
    if values.bounds.size != size { sizeDidChange(from: size) }
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

  private func sizeDidChange(from old: CGSize) {
    markNeedsLayout()
    if state.needsDisplayOnBoundsChange { state.backing = nil }
    guard state.view != nil else { return }
    let layer = Unchecked(self)
    onMainActor { layer.value.state.view?.sizeDidChange(from: old) }
  }

  private func actionForChange(of key: String) -> (any CAAction)? {
    guard !state.isPresentation else { return nil }
    let action = action(forKey: key)
    return action === NSNull.action || action is NSNull ? nil : action
  }

  /// Core Animation's search: delegate, the layer's `actions`, the class, then the implicit one.
  func defaultAction(forChangeOf key: String) -> (any CAAction)? {
    let layer = Unchecked(self)
    if let view = state.view {
      let asked = Unchecked(view)
      let found = onMainActor {
        Unchecked(asked.value.action(for: layer.value, forKey: key))
      }
      // Almost always; whether actions are disabled need not be found out then.
      if found.value === NSNull.action { return found.value }
      if CATransaction.disableActions() { return nil }
      if let action = found.value { return action }
    } else if CATransaction.disableActions() {
      return nil
    } else if delegate != nil {
      let found = onMainActor {
        Unchecked(layer.value.delegate?.action(for: layer.value, forKey: key))
      }
      if let action = found.value { return action }
    }
    if let action = actions?[key] { return action }
    if let action = type(of: self).defaultAction(forKey: key) { return action }
    return implicitAnimation(for: key)
  }

  /// Never called for layers of views: their view provides the action.
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
