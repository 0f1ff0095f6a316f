// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Elements by the serial numbers of their requests.
///
/// The elements are contiguous and unordered: the last one moves to the index of a removed one.
struct SerialTable<Element: Identifiable & Sendable & Equatable>: Sendable, Equatable
where Element.ID == PopupID {
  private(set) var elements: [Element] = []
  private(set) var indices = SerialIndices()

  /// The indices follow from the elements.
  static func == (lhs: SerialTable, rhs: SerialTable) -> Bool { lhs.elements == rhs.elements }

  subscript(id: PopupID) -> Element? { indices[id].map { elements[$0] } }

  func index(of id: PopupID) -> Int? { indices[id] }

  /// Changes the element of a request, if there is one.
  @inline(__always)
  mutating func change(_ id: PopupID, _ change: (inout Element) -> Void) {
    guard let index = indices[id] else { return }
    change(&elements[index])
  }

  /// Appends the element of a request that has none.
  mutating func append(_ element: Element) {
    indices.insert(elements.count, for: element.id)
    elements.append(element)
  }

  /// Removes and returns the element of a request, if there is one.
  mutating func remove(_ id: PopupID) -> Element? {
    guard let index = indices.remove(id) else { return nil }
    let last = elements.count - 1
    if index != last {
      indices.update(index, for: elements[last].id)
      // Unlike an assignment, it copies nothing.
      elements.withUnsafeMutableBufferPointer { $0.swapAt(index, last) }
    }
    return elements.removeLast()
  }
}

/// The indices of elements in an array, by the serial numbers of their requests.
///
/// A hash table with linear probing. Unlike a dictionary, it hashes with one multiplication. Its
/// functions are not inlined, because they are used in many places.
struct SerialIndices: Sendable {
  struct Slot: Sendable {
    var serial: UInt64 = 0
    /// The index of the element; negative: the slot is vacant.
    var index: Int32 = -1

    var isVacant: Bool { index < 0 }
  }

  /// Their number is a power of two, and at least a quarter of them is vacant.
  private(set) var slots: [Slot] = []
  private(set) var count = 0

  subscript(id: PopupID) -> Int? {
    @inline(never) get { slot(of: id).map { Int(slots[$0].index) } }
  }

  /// Inserts the index of an element that has none.
  @inline(never)
  mutating func insert(_ index: Int, for id: PopupID) {
    count += 1
    if count * 4 > slots.count * 3 {
      let occupied = slots.filter { !$0.isVacant }
      slots = Array(repeating: Slot(), count: max(8, slots.count * 2))
      for slot in occupied { occupySlot(slot) }
    }
    occupySlot(Slot(serial: id.serial, index: Int32(index)))
  }

  /// Changes the index of an element that has one.
  @inline(never)
  mutating func update(_ index: Int, for id: PopupID) {
    if let slot = slot(of: id) { slots[slot].index = Int32(index) }
  }

  /// Removes and returns the index of an element. Those in the slots after it move up, so that every
  /// one can be found from its first slot.
  @inline(never)
  mutating func remove(_ id: PopupID) -> Int? {
    guard var gap = slot(of: id) else { return nil }
    let index = Int(slots[gap].index)
    var next = following(gap)
    while !slots[next].isVacant {
      let first = firstSlot(of: slots[next].serial)
      if distance(from: first, to: next) >= distance(from: gap, to: next) {
        slots[gap] = slots[next]
        gap = next
      }
      next = following(next)
    }
    slots[gap] = Slot()
    count -= 1
    return index
  }

  private mutating func occupySlot(_ new: Slot) {
    var slot = firstSlot(of: new.serial)
    while !slots[slot].isVacant { slot = following(slot) }
    slots[slot] = new
  }

  private func slot(of id: PopupID) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = firstSlot(of: id.serial)
    while !slots[slot].isVacant {
      if slots[slot].serial == id.serial { return slot }
      slot = following(slot)
    }
    return nil
  }

  /// Successive serial numbers have distant slots: the multiplier is 2^64 divided by the golden
  /// ratio.
  private func firstSlot(of serial: UInt64) -> Int {
    let product = serial &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
  }

  private func following(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  private func distance(from start: Int, to end: Int) -> Int { (end - start) & (slots.count - 1) }
}
