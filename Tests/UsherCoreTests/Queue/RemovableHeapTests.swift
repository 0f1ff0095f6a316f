// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct RemovableHeapTests {
  /// Removes all elements, first to last.
  private func drained(_ heap: RemovableHeap<Int>) -> [Int] {
    var heap = heap
    var order: [Int] = []
    while let first = heap.first {
      order.append(first)
      heap.remove(first)
    }
    return order
  }

  @Test func `the first element is the smallest`() {
    var heap = RemovableHeap<Int>()
    for element in [3, 1, 4, 2, 5] { heap.insert(element) }

    #expect(drained(heap) == [1, 2, 3, 4, 5])
  }

  @Test func `an element removed from the middle never becomes the first`() {
    var heap = RemovableHeap<Int>()
    for element in 1...6 { heap.insert(element) }
    heap.remove(2)
    heap.remove(3)

    heap.remove(1)

    #expect(heap.first == 4)
    #expect(heap.count == 3)
    #expect(heap.members == [4, 5, 6])
  }

  @Test func `removed elements keep their space until most elements of the heap are removed`() {
    var heap = RemovableHeap<Int>()
    for element in 1...4 { heap.insert(element) }
    heap.remove(4)
    heap.remove(3)
    #expect(heap.elements.count == 4)

    heap.remove(2)
    #expect(heap.elements == [1])
  }

  @Test func `a misused heap is not well-formed`() {
    var twice = RemovableHeap<Int>()
    for element in [1, 1] { twice.insert(element) }
    var never = RemovableHeap<Int>()
    for element in 1...4 { never.insert(element) }
    never.remove(9)

    #expect(!twice.isWellFormed)
    #expect(!never.isWellFormed)
  }

  @Test func `a removed element can be inserted again`() {
    var heap = RemovableHeap<Int>()
    for element in 1...4 { heap.insert(element) }
    heap.remove(3)
    heap.insert(3)

    #expect(drained(heap) == [1, 2, 3, 4])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `random insertions and removals keep the heap ordered`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var heap = RemovableHeap<Int>()
    var list: Set<Int> = []
    for step in 1...400 {
      let element = Int.random(in: 0..<100, using: &random)
      if list.insert(element).inserted {
        heap.insert(element)
      } else {
        heap.remove(element)
        list.remove(element)
      }
      #expect(heap.isWellFormed, "seed \(seed), step \(step)")
      #expect(heap.members == list, "seed \(seed), step \(step)")
      #expect(heap.first == list.min(), "seed \(seed), step \(step)")
      #expect(heap.count == list.count, "seed \(seed), step \(step)")
    }

    #expect(drained(heap) == list.sorted(), "seed \(seed)")
  }
}
