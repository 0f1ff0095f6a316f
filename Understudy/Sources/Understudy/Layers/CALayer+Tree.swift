// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CALayer {
  var isInWindow: Bool { state.isWindowRoot || state.superlayer?.isInWindow ?? false }

  /// In a window that is shown.
  var isOnScreen: Bool {
    if state.isWindowRoot { return !isHidden }
    return state.superlayer?.isOnScreen ?? false
  }

  /// Sublayers from back to front: by `zPosition`, then by place in the array.
  var inDrawingOrder: [CALayer] {
    let layers = state.sublayers
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted {
        ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
      }
      .map(\.element)
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    var index = index
    if layer.state.superlayer === self,
      let old = state.sublayers.firstIndex(where: { $0 === layer }), old < index
    {
      index -= 1
    }
    layer.detach()
    state.sublayers.insert(layer, at: min(max(0, index), state.sublayers.count))
    layer.state.superlayer = self
    layer.state.joinedInTurn = HeadlessDevice.currentTurn
    if layer.needsPass { markSubtreeNeedsLayout() }
    markNeedsLayout()
    setNeedsRender()
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    guard let sibling, sibling !== layer else {
      return insert(layer, at: offset == 0 ? 0 : state.sublayers.count)
    }
    let index = state.sublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? state.sublayers.count)
  }

  func detach() {
    guard let parent = state.superlayer else { return }
    parent.state.sublayers.removeAll { $0 === self }
    state.superlayer = nil
    parent.markNeedsLayout()
    parent.setNeedsRender()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in state.sublayers { layer.detach() }
    for layer in layers { addSublayer(layer) }
  }

  /// Something visible has changed; what is drawn next shows it.
  func setNeedsRender() {
    // A layer that is nowhere yet is drawn when it comes to be somewhere.
    guard state.superlayer != nil || state.isWindowRoot || state.isMask else { return }
    onMainActor { HeadlessDevice.currentIfAny?.rendering.isStale = true }
  }
}

// MARK: - Geometry between layers

extension CALayer {
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// From this layer to the root of its tree, that root's own frame included.
  var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.values.toSuperlayer)
      layer = current.state.superlayer
    }
    return result
  }
}
