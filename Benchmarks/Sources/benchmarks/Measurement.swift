// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The median times of two implementations of the same work, measured alternately.
///
/// So the load of the machine affects both of them. The first pair is a warm-up and does not count.
struct Pair {
  let subject: Double
  let reference: Double

  /// The time of the subject divided by that of the reference.
  var ratio: Double { subject / reference }

  /// Measures the nanoseconds per operation of both; `rounds` must be odd.
  init(
    operations: Int, rounds: Int = 9, subject: () -> Duration, reference: () -> Duration
  ) {
    var subjectTimes: [Double] = []
    var referenceTimes: [Double] = []
    for round in 0...rounds {
      let first = subject().nanoseconds / Double(operations)
      let second = reference().nanoseconds / Double(operations)
      guard round > 0 else { continue }
      subjectTimes.append(first)
      referenceTimes.append(second)
    }
    self.subject = subjectTimes.sorted()[rounds / 2]
    self.reference = referenceTimes.sorted()[rounds / 2]
  }
}

extension Duration {
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}
