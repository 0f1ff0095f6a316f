// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
  }

  /// The value at a fraction of one run; nil where there is nothing to say.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    guard let keyPath, let key = AnimatableKey(keyPath) else { return }
    let current = key.read(values)
    guard let value = value(at: fraction(at: time), current: current) else { return }
    key.write(&values, isAdditive ? current.adding(value) : value)
  }
}
