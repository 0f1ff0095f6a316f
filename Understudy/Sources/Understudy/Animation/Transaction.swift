// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What `CATransaction` keeps between `begin` and `commit`.
@MainActor
final class Transaction {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var completion: (() -> Void)?
  /// Animations added meanwhile that have not ended.
  var pending = 0
  var isCommitted = false

  /// Nested transactions start with the settings of the outer one.
  init(inside outer: Transaction? = nil) {
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
  }
}
