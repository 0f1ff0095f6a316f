// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    let (from, to, by) = (
      current.reading(fromValue), current.reading(toValue), current.reading(byValue)
    )
    let ends: (AnimatableValue, AnimatableValue)
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, from.adding(by))
    case (nil, let to?, let by?): ends = (to.adding(differenceFrom: to.adding(by), to: to), to)
    case (let from?, nil, nil): ends = (from, current)
    case (nil, let to?, nil): ends = (current, to)
    case (nil, nil, let by?): ends = (current, current.adding(by))
    case (nil, nil, nil): return nil
    }
    return ends.0.interpolated(with: ends.1, CGFloat(fraction))
  }
}
