// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The times of single events, of a queue as apps have it and of one that is far too long.
enum QueueTimes {
  private static let now = MonotonicInstant(sinceStart: .zero)

  static func measure(into results: inout [String: Double]) {
    results["queue.cycle.cold.us"] = coldCycle(queued: 10, rounds: 101) / 1_000
    results["queue.burst.ms.1e3"] = burst(1_000, rounds: 301, page: "Home") / 1_000_000
    results["queue.burst.elsewhere.ms.1e3"] = burst(1_000, rounds: 301, page: nil) / 1_000_000
    results["queue.pageChange.us.1e3"] = pageChange(queued: 1_000, rounds: 1_001) / 1_000
    let longest = longestEvent(queued: 100_000, rounds: 9)
    print("longest event with 1e5: \(longest.name)")
    results["queue.event.ms.1e5"] = longest.time / 1_000_000
    results["queue.dismissAll.ms.1e5"] = dismissalOfAll(queued: 100_000, rounds: 3) / 1_000_000
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

  /// Returns the nanoseconds in which a queue without requests receives this many, which wait behind
  /// the first one, or, without a page, for their pages.
  private static func burst(_ count: Int, rounds: Int, page: String?) -> Double {
    var mix = Mix(includesAnyPage: page != nil)
    let requests = mix.next(count)
    var empty = PopupQueue()
    _ = empty.handle(.sceneDidChange(.active), at: now)
    _ = empty.handle(.pagesDidChange(state(1, page ?? "Settings")), at: now)
    return (0..<rounds).map { _ in
      var queue = empty
      return ContinuousClock().measure {
        for request in requests { _ = queue.handle(.enqueued(request), at: now) }
      }.nanoseconds
    }.median
  }

  /// Returns the nanoseconds of a change between two pages for which none of the requests waits.
  private static func pageChange(queued count: Int, rounds: Int) -> Double {
    var queue = queue(of: count, includesAnyPage: false)
    let states = [state(2, "Settings"), state(3, "Account")]
    return (0..<rounds).map { round in
      ContinuousClock().measure {
        _ = queue.handle(.pagesDidChange(states[round % 2]), at: now)
      }.nanoseconds
    }.median
  }

  /// Returns the event that takes longest, of those that concern one request, the pages or the scene.
  private static func longestEvent(queued count: Int, rounds: Int) -> (name: String, time: Double) {
    let page = PageID(serial: 9)
    let new = PopupQueue.Request(
      id: PopupID(serial: 200_000), key: "key-60000", keyPolicy: .replace, group: "group",
      priority: PopupPriority(500), expiration: .seconds(60))
    let middle = PopupID(serial: UInt64(count / 2))
    let events: [(String, PopupQueue.Event)] = [
      ("sceneDidChange", .sceneDidChange(.active)),
      ("pagesDidChange", .pagesDidChange(state(1, "Settings"))),
      ("pagesDidChange, with requests for the page", .pagesDidChange(state(2, "Home"))),
      ("pagesDidChange, a page is gone", .pagesDidChange(PageState(gone: [page]))),
      ("enqueued, replaces", .enqueued(new)),
      ("enqueued, first", .enqueued(.init(id: PopupID(serial: 200_001), priority: 5_000))),
      ("enqueued, last", .enqueued(.init(id: PopupID(serial: 200_002), priority: -5_000))),
      ("changeRequested, priority", .changeRequested(middle, .priority(-6_000))),
      ("changeRequested, scope", .changeRequested(middle, .scope(.page(page)))),
      ("changeRequested, delay", .changeRequested(middle, .delay(.seconds(9)))),
      ("changeRequested, expiration", .changeRequested(middle, .expiration(.seconds(7)))),
      ("holdAdded", .holdAdded(LaneHold(id: .init(serial: 1), lane: .popups, reason: "guide"))),
      ("holdReleased", .holdReleased(.init(serial: 1))),
      ("dismissalRequested, one", dismissal(.request(middle))),
      ("dismissalRequested, key", dismissal(.key("key-50000"))),
      ("dismissalRequested, group", dismissal(.group("group"))),
      ("nextTurnDidBegin", .nextTurnDidBegin),
      ("deadlineDidPass", .deadlineDidPass),
    ]
    var times = [[Double]](repeating: [], count: events.count)
    let filled = queue(of: count, includesAnyPage: true)
    for _ in 0..<rounds {
      var queue = filled
      // Not measured: the copy of the storage, which is shared.
      _ = queue.handle(dismissal(.request(PopupID(serial: 1))), at: now)
      for (index, (_, event)) in events.enumerated() {
        let time = ContinuousClock().measure { _ = queue.handle(event, at: now) }
        times[index].append(time.nanoseconds)
      }
    }
    let medians = times.map(\.median)
    let longest = medians.indices.max { medians[$0] < medians[$1] } ?? 0
    return (events[longest].0, medians[longest])
  }

  private static func dismissal(_ target: PopupQueue.DismissalTarget) -> PopupQueue.Event {
    .dismissalRequested(target, .cancelled, animated: true)
  }

  /// Returns the nanoseconds in which all requests are dismissed by one event.
  private static func dismissalOfAll(queued count: Int, rounds: Int) -> Double {
    (0..<rounds).map { _ in
      var queue = queue(of: count, includesAnyPage: true)
      return ContinuousClock().measure {
        _ = queue.handle(dismissal(.all), at: now)
      }.nanoseconds
    }.median
  }

  private static func queue(of count: Int, includesAnyPage: Bool) -> PopupQueue {
    var mix = Mix(includesAnyPage: includesAnyPage)
    var queue = PopupQueue()
    for request in mix.next(count) { _ = queue.handle(.enqueued(request), at: now) }
    _ = queue.handle(.sceneDidChange(.active), at: now)
    return queue
  }

  private static func state(_ serial: UInt64, _ type: String) -> PageState {
    PageState(visible: [PageState.Page(id: PageID(serial: serial), types: [PageTypeID(type)])])
  }
}
