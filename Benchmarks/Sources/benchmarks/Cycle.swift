// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Measures cycles of a queue with queued requests: one request is added, one is started.
struct Cycle {
  /// The number of queued requests.
  let count: Int
  /// The number of cycles per queue; small, so that the mix of queued requests hardly changes.
  let cycles: Int
  /// The number of queues that are filled for one measurement.
  let repeats: Int

  /// The duration of the cycles, without filling the queue, and the start order.
  struct Result {
    var duration = Duration.zero
    var order = Order()
  }

  func run<Subject: MeasuredQueue>(_: Subject.Type) -> Result {
    var result = Result()
    for _ in 0..<repeats {
      var mix = Mix()
      var queue = Subject(queued: mix.next(count))
      let new = mix.next(cycles)
      // Not measured: the first sort, and copies of shared storage.
      result.order.add(queue.start())
      result.duration += ContinuousClock().measure {
        for request in new { result.order.add(queue.cycle(request)) }
      }
    }
    return result
  }

  /// Compares two queues, after verifying that they start the same requests in the same order.
  func compare<Subject: MeasuredQueue, Reference: MeasuredQueue>(
    _: Subject.Type, with _: Reference.Type
  ) -> Pair {
    let orders = (run(Subject.self).order, run(Reference.self).order)
    precondition(orders.0 == orders.1, "\(Reference.self) starts requests in a different order")
    return Pair(
      operations: cycles * repeats, subject: { run(Subject.self).duration },
      reference: { run(Reference.self).duration })
  }
}
