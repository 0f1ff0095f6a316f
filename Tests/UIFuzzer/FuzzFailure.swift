// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a storm found wrong, and how it came to it.
package struct FuzzFailure: Error, Sendable {
  package let sentence: String
  /// The sentence without names and numbers: what is compared when a script is made shorter.
  package var kind: String { sentence.filter { !$0.isNumber && $0 != "." } }
  /// The number of the step after which it was seen; `nil` at the end.
  package let step: Int?
  /// Seconds since the beginning.
  package let time: Double
  /// What happened up to it, and what the storm was told, oldest first.
  package let log: [String]
  /// What the queue recorded.
  package let trace: String
}

extension FuzzFailure: CustomStringConvertible {
  package var description: String {
    "\(sentence)\n\((log.suffix(60)).joined(separator: "\n"))"
  }
}
