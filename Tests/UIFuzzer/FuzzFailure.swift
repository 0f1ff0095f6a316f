// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A failed check of a run, with the log and the traces that lead to it.
package struct FuzzFailure: Error, Sendable {
  package let sentence: String
  /// The sentence without numbers; shortened scripts must fail with the same kind.
  package var kind: String { sentence.filter { !$0.isNumber && $0 != "." } }
  /// The number of the step after which the check failed; `nil` for the final checks.
  package let step: Int?
  /// Seconds since the start of the run.
  package let time: Double
  /// Actions, callbacks and misuse reports up to the failure, oldest first.
  package let log: [String]
  /// The recorded traces of the queues.
  package let trace: String
}

extension FuzzFailure: CustomStringConvertible {
  package var description: String {
    "\(sentence)\n\((log.suffix(60)).joined(separator: "\n"))"
  }
}
