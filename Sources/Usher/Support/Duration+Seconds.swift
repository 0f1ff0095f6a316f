// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension Duration {
  /// The duration in seconds, for UIKit's animations.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
