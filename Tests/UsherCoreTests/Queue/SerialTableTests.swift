// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct SerialTableTests {
  private struct Item: Sendable, Equatable, Identifiable {
    let id: PopupID
    var text: String
  }

  private func table(_ ids: [PopupID]) -> SerialTable<Item> {
    var table = SerialTable<Item>()
    for id in ids { table.append(Item(id: id, text: "\(id)")) }
    return table
  }

  @Test func `the last element moves to the index of a removed one`() {
    var table = table([1, 2, 3, 4])

    #expect(table.remove(2)?.text == "#2")

    #expect(table.elements.map(\.id) == [1, 4, 3])
    #expect(table[4]?.text == "#4")
  }

  @Test func `an element that is not in the table is neither found nor removed nor changed`() {
    var table = table([1, 2])
    let before = table

    #expect(table.remove(3) == nil)
    table.change(3) { $0.text = "changed" }

    #expect(table[3] == nil)
    #expect(table == before)
    #expect(SerialTable<Item>()[1] == nil)
  }

  @Test func `tables with the same elements are equal, however many they had`() {
    var many = table((1...100).map { PopupID(serial: $0) })
    for serial in (3...100).reversed() as [UInt64] { _ = many.remove(PopupID(serial: serial)) }

    #expect(many == table([1, 2]))
    #expect(many != table([2, 1]))
  }

  // Serial numbers that are far apart have the same first slot more often than successive ones.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [1, 0x1_0000_0000] as [UInt64])
  func `random changes lead to the same elements as in a dictionary`(seed: UInt64, stride: UInt64) {
    var random = SplitMix(seed: seed)
    var table = SerialTable<Item>()
    var dictionary: [PopupID: String] = [:]
    for step in 1...600 {
      let id = PopupID(serial: UInt64.random(in: 0..<60, using: &random) * stride)
      if dictionary[id] == nil {
        dictionary[id] = "new"
        table.append(Item(id: id, text: "new"))
      } else if Bool.random(using: &random) {
        #expect(table.remove(id)?.text == dictionary.removeValue(forKey: id))
      } else {
        dictionary[id] = "\(step)"
        table.change(id) { $0.text = "\(step)" }
      }
      let contents = Dictionary(uniqueKeysWithValues: table.elements.map { ($0.id, $0.text) })
      #expect(contents == dictionary, "step \(step)")
      #expect(table.isWellFormed, "step \(step)")
    }
  }
}
