// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CALayer {
  func markNeedsLayout() {
    state.needsLayout = true
    state.superlayer?.markSubtreeNeedsLayout()
  }

  func markNeedsUpdateOfProperties() {
    state.needsUpdateOfProperties = true
    state.superlayer?.markSubtreeNeedsLayout()
  }

  func markSubtreeNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.state.subtreeNeedsLayout {
      current.state.subtreeNeedsLayout = true
      layer = current.state.superlayer
    }
  }

  func layOutFromTopmostDirtyLayer() {
    var topmost = self
    var layer = state.superlayer
    while let current = layer {
      if current.state.needsLayout { topmost = current }
      layer = current.state.superlayer
    }
    topmost.layOutTree()
  }

  /// Whether something waits for a pass, in this layer or below.
  var needsPass: Bool {
    state.needsLayout || state.subtreeNeedsLayout || state.needsUpdateOfProperties
  }

  /// Parents first; layers that ask again while laid out get another pass.
  func layOutTree() {
    for _ in 0..<Self.passes {
      guard needsPass else { return }
      layOutOnce()
    }
  }

  private func layOutOnce() {
    if state.needsUpdateOfProperties {
      state.needsUpdateOfProperties = false
      let view = Unchecked(state.view)
      onMainActor { view.value?.sendUpdateOfProperties() }
    }
    if state.needsLayout {
      state.needsLayout = false
      layoutSublayers()
    }
    guard state.subtreeNeedsLayout else { return }
    state.subtreeNeedsLayout = false
    for sublayer in state.sublayers where sublayer.state.superlayer === self {
      sublayer.layOutOnce()
    }
  }

  /// A view that asks for layout in its own layout would otherwise never end.
  private static var passes: Int { 16 }
}
