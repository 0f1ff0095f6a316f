// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct IndexedHeapTests {
  /// Takes everything out, first to last.
  private func drained(_ heap: IndexedHeap<Int>) -> [UInt64] {
    var heap = heap
    var order: [UInt64] = []
    while let first = heap.first {
      order.append(first.id.serial)
      heap.remove(first.id)
    }
    return order
  }

  @Test func `the smallest rank comes first, equal ranks by identity`() {
    var heap = IndexedHeap<Int>()
    for (id, rank) in [(1, 3), (2, 1), (3, 2), (4, 1), (5, 3)] as [(RequestID, Int)] {
      heap.insert(id, rank: rank)
    }

    #expect(drained(heap) == [2, 4, 3, 1, 5])
  }

  @Test func `taking out what is not there changes nothing`() {
    var heap = IndexedHeap<Int>()
    heap.insert(1, rank: 0)
    let before = heap

    heap.remove(2)

    #expect(heap == before)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `it stays in order whatever is put in and taken out`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var heap = IndexedHeap<Int>()
    var list: [UInt64: Int] = [:]
    for serial in UInt64(1)...200 {
      let rank = Int.random(in: 0..<20, using: &random)
      heap.insert(RequestID(serial: serial), rank: rank)
      list[serial] = rank
      let victim = UInt64.random(in: 1...200, using: &random)
      if victim % 2 == 0 {
        heap.remove(RequestID(serial: victim))
        list[victim] = nil
      }
      #expect(heap.isWellFormed && heap.count == list.count, "seed \(seed), after \(serial)")
    }

    let sorted = list.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    #expect(drained(heap) == sorted.map(\.key), "seed \(seed)")
  }
}
