// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import HeapModule
import UsherCore

/// A bare binary heap: one insert and one pop.
struct HeapQueue<Item: QueueElement>: Line {
  private var heap: Heap<Item>

  init(queued: [PopupQueue.Request]) {
    heap = Heap(queued.map(Item.init))
  }

  mutating func start() -> UInt64 { heap.removeMax().serial }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    heap.insert(Item(new))
    return start()
  }
}

/// What comes in goes to the end; before one goes out, everything is sorted by priority.
///
/// This is how SwiftMessages does it, told anew. Swift's sort keeps the order of equals.
struct SortOnDequeueQueue<Item: QueueElement>: Line {
  private var items: [Item]

  init(queued: [PopupQueue.Request]) {
    items = queued.map(Item.init)
  }

  mutating func start() -> UInt64 {
    items.sort { $0.priority > $1.priority }
    return items.removeFirst().serial
  }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    items.append(Item(new))
    return start()
  }
}

/// What comes in is put behind the last that goes before it, looked for from the front; the first
/// goes out.
///
/// This is how SwiftEntryKit does it, told anew.
struct LinearInsertQueue<Item: QueueElement>: Line {
  private var items: [Item]

  init(queued: [PopupQueue.Request]) {
    items = queued.map(Item.init).sorted(by: >)
  }

  mutating func start() -> UInt64 { items.removeFirst().serial }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    let item = Item(new)
    let index = items.firstIndex { $0.priority < item.priority } ?? items.endIndex
    items.insert(item, at: index)
    return start()
  }
}
