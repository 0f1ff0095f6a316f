// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Queues as apps have them: a few requests, many at once, or after other code has filled the caches.
enum SmallQueues {
  static func measure(into results: inout [String: Double]) {
    for (name, count) in [("1e1", 10), ("1e2", 100)] {
      let cycle = Cycle(count: count, cycles: 100, repeats: 100)
      results["queue.cycle.ns.\(name)"] =
        cycle.compare(EngineQueue.self, with: HeapQueue<Numbers>.self).subject
    }
    results["queue.cycle.cold.us"] = coldCycle(queued: 10, rounds: 101) / 1_000
    results["queue.burst.ms.1e3"] = burst(1_000, rounds: 301) / 1_000_000
  }

  /// Returns the nanoseconds of a cycle when neither the queue nor its code is in a cache.
  ///
  /// Before each cycle something is written to every cache line of a buffer that is larger than the
  /// last cache of common processors.
  private static func coldCycle(queued count: Int, rounds: Int) -> Double {
    var mix = Mix()
    var queue = EngineQueue(queued: mix.next(count))
    _ = queue.start()
    let clock = ContinuousClock()
    var buffer = [UInt8](repeating: 0, count: 128 << 20)
    let times = mix.next(rounds).map { request in
      for index in stride(from: 0, to: buffer.count, by: 64) { buffer[index] &+= 1 }
      // The clock is not measured, so its code is needed in the caches.
      _ = clock.now
      return clock.measure { _ = queue.cycle(request) }.nanoseconds
    }
    precondition(Int(buffer[0]) == rounds)
    return times.median
  }

  /// Returns the nanoseconds in which an empty queue receives this many requests.
  private static func burst(_ count: Int, rounds: Int) -> Double {
    var mix = Mix()
    let requests = mix.next(count)
    let now = MonotonicInstant(sinceStart: .zero)
    return (0..<rounds).map { _ in
      var queue = PopupQueue()
      return ContinuousClock().measure {
        for request in requests { _ = queue.handle(.enqueued(request), at: now) }
      }.nanoseconds
    }.median
  }
}
