// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import HeapModule
import UsherCore

/// A plain binary heap: one insertion and one removal per cycle.
struct HeapQueue: MeasuredQueue {
  private var heap: Heap<Numbers>

  init(queued: [PopupQueue.Request]) {
    heap = Heap(queued.map(Numbers.init))
  }

  mutating func start() -> UInt64 { heap.removeMax().serial }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    heap.insert(Numbers(new))
    return start()
  }
}

/// An array that appends new requests and is sorted by priority before each removal.
///
/// This is the approach of SwiftMessages, reimplemented. Swift's sort is stable.
struct SortOnDequeueQueue: MeasuredQueue {
  private var items: [Numbers]

  init(queued: [PopupQueue.Request]) {
    items = queued.map(Numbers.init)
  }

  mutating func start() -> UInt64 {
    items.sort { $0.priority > $1.priority }
    return items.removeFirst().serial
  }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    items.append(Numbers(new))
    return start()
  }
}

/// A sorted array with linear search for the insertion index; removes the first element.
///
/// This is the approach of SwiftEntryKit, reimplemented.
struct LinearInsertQueue: MeasuredQueue {
  private var items: [Numbers]

  init(queued: [PopupQueue.Request]) {
    items = queued.map(Numbers.init).sorted(by: >)
  }

  mutating func start() -> UInt64 { items.removeFirst().serial }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    let item = Numbers(new)
    let index = items.firstIndex { $0.priority < item.priority } ?? items.endIndex
    items.insert(item, at: index)
    return start()
  }
}
