// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The animations of one layer, in the order in which they were added.
final class AnimationList {
  var isEmpty: Bool { true }
  var keys: [String] { [] }

  func animation(forKey key: String) -> CAAnimation? { nil }
  func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {}
  func remove(forKey key: String, from layer: CALayer) {}
  func removeAll(from layer: CALayer) {}
}

extension CALayer {
  func presentedValues(at time: TimeInterval) -> LayerProperties { values }
}

/// The action of a layer without a view.
struct ImplicitAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

struct AnimatableKey {
  init?(_ key: String) { return nil }
}
