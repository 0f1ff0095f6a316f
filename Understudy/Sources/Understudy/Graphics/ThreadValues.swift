// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What UIKit keeps per thread: the stack of graphics contexts and the current traits; and the
/// outlines of symbols that were drawn before.
///
/// The first two are pushed and popped in synchronous code, within which a task never changes its thread.
/// So tests that interleave on the main actor cannot see each other's values, and no lock is
/// needed.
final class ThreadValues {
  var contexts: [CGContext] = []
  var traits: UITraitCollection?
  var outlines: [SymbolOutline.Key: SymbolOutline] = [:]

  /// What Foundation has for this takes as long as resolving twenty colors.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { values in
      if let values { Unmanaged<ThreadValues>.fromOpaque(values).release() }
    }
    return key
  }()

  static var current: ThreadValues {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadValues>.fromOpaque(known).takeUnretainedValue()
    }
    let values = ThreadValues()
    pthread_setspecific(key, Unmanaged.passRetained(values).toOpaque())
    return values
  }
}
