// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import HeapModule
import UsherCore

/// The life of requests from `enqueued` to their outcome, one on screen after the other, against a
/// plain heap that only sorts the same priorities.
struct QueueCycle {
  let priorities: [Int]

  /// The priorities come from a fixed sequence: every run sorts the same.
  init(count: Int) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    priorities = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 500
    }
  }

  /// Enqueues everything while the stage is away.
  func filledQueue() -> PopupQueue {
    var queue = PopupQueue()
    for (serial, priority) in priorities.enumerated() {
      let request = PopupQueue.Request(
        id: RequestID(serial: UInt64(serial + 1)), priority: PopupPriority(priority))
      _ = queue.handle(.enqueued(request), at: Instant(sinceStart: .zero))
    }
    return queue
  }

  /// Shows and ends everything: four events for each request.
  func drain(_ queue: inout PopupQueue) -> Int {
    var now = Instant(sinceStart: .zero)
    var ended = 0
    var waiting = queue.handle(.stageDidChange(.active), at: now)
    while let id = waiting.firstPresented {
      now = now + .milliseconds(1)
      _ = queue.handle(.didPresent(id), at: now)
      _ = queue.handle(.endRequested(.request(id), .dismissed, animated: true), at: now)
      _ = queue.handle(.didLeave(id), at: now)
      waiting = queue.handle(.turnDidBegin, at: now)
      ended += 1
    }
    return ended
  }

  func filledHeap() -> Heap<Entry> {
    var heap = Heap<Entry>()
    for (serial, priority) in priorities.enumerated() {
      heap.insert(Entry(priority: priority, serial: serial))
    }
    return heap
  }

  func drain(_ heap: inout Heap<Entry>) -> Int {
    var ended = 0
    while heap.popMax() != nil { ended += 1 }
    return ended
  }

  /// Higher priority first, then first in, first out.
  struct Entry: Comparable {
    let priority: Int
    let serial: Int

    static func < (left: Entry, right: Entry) -> Bool {
      (left.priority, right.serial) < (right.priority, left.serial)
    }
  }
}

extension [PopupQueue.Effect] {
  var firstPresented: RequestID? {
    for case .present(let id, animated: _) in self { return id }
    return nil
  }
}
