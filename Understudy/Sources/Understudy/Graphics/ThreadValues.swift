// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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

  private static let key = "Understudy.ThreadValues"

  static var current: ThreadValues {
    let dictionary = Thread.current.threadDictionary
    if let values = dictionary[key] as? ThreadValues { return values }
    let values = ThreadValues()
    dictionary[key] = values
    return values
  }
}
