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

  /// Core Animation's search: delegate, the layer's `actions`, then the implicit one.
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

// MARK: - Delegate

/// Optional in Objective-C; here every method has a default that does nothing.
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

// MARK: - From layers to the main actor

/// Carries a value into `MainActor.assumeIsolated`.
///
/// Layers are nonisolated as in Core Animation, their delegates belong to the main actor. The value
/// never leaves the synchronous call, so nothing is shared between threads.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs `body`, which belongs to the main actor, at once.
///
/// Layers are used on the main thread only; `MainActor.assumeIsolated` proves it in debug builds.
/// In release the proof would take longer than most of what is done here.
func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.assumeIsolated(body)
  #else
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  #endif
}
