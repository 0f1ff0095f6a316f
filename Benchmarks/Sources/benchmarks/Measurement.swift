// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The median times of two ways to do the same work, run in alternation.
///
/// Whatever slows the machine down for a while hits both sides alike; a run of one side alone would
/// blame it on that side. The first pair warms up and is not counted.
struct Pair {
  let subject: Double
  let reference: Double

  /// How many times as long the subject takes.
  var ratio: Double { subject / reference }

  /// Nanoseconds per operation of each side; `rounds` is odd, so that the median is a measurement.
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
