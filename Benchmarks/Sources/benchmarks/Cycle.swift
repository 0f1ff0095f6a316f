// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// One request's way through a line in which others wait, however the line is made.
struct Cycle {
  /// How many wait.
  let count: Int
  /// How many cycles one filled line goes through; few, so that the mix of those that wait stays.
  let cycles: Int
  /// How many lines are filled for one time.
  let repeats: Int

  /// What a line took, without being filled.
  struct Result {
    var duration = Duration.zero
    var order = Order()
  }

  func run<Subject: Line>(_: Subject.Type) -> Result {
    var result = Result()
    for _ in 0..<repeats {
      var mix = Mix()
      var queue = Subject(queued: mix.next(count))
      let new = mix.next(cycles)
      // Not measured: a line sorts itself for the first time, or copies what it shares.
      result.order.add(queue.start())
      result.duration += ContinuousClock().measure {
        for request in new { result.order.add(queue.cycle(request)) }
      }
    }
    return result
  }

  /// Times two lines, after seeing that they let the same requests go first.
  func compare<Subject: Line, Reference: Line>(
    _: Subject.Type, with _: Reference.Type
  ) -> Pair {
    let orders = (run(Subject.self).order, run(Reference.self).order)
    precondition(orders.0 == orders.1, "\(Reference.self) has another order")
    return Pair(
      operations: cycles * repeats, subject: { run(Subject.self).duration },
      reference: { run(Reference.self).duration })
  }
}
