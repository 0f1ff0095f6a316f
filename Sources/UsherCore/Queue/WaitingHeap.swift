// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A binary heap from which any element can be taken out.
///
/// The smallest element comes first, and looking at it is free; putting in and taking out cost the
/// logarithm of the count. What is taken out of the middle stays in the heap, marked, until it comes
/// up or until more than half of the heap is marked. So nobody needs to know where an element is.
///
/// No element is in it twice, and only what is in it may be taken out.
struct WaitingHeap<Element: Comparable & Hashable & Sendable>: Sendable, Equatable {
  /// What is in it, marked or not.
  private(set) var elements: [Element] = []
  private var removed: Set<Element> = []

  var first: Element? { elements.first }
  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count - removed.count }

  mutating func insert(_ element: Element) {
    if !removed.isEmpty, removed.remove(element) != nil { return }
    elements.append(element)
    moveUp(from: elements.count - 1)
  }

  mutating func remove(_ element: Element) {
    if elements.first == element {
      removeFirst()
      while let first = elements.first, removed.remove(first) != nil { removeFirst() }
    } else {
      removed.insert(element)
      if removed.count > elements.count / 2 { sweep() }
    }
  }

  private mutating func removeFirst() {
    let last = elements.removeLast()
    guard !elements.isEmpty else { return }
    elements[0] = last
    moveDown(from: 0)
  }

  /// Takes out what is marked; a sorted array is a heap.
  private mutating func sweep() {
    elements.removeAll(where: removed.contains)
    elements.sort()
    removed = []
  }

  private mutating func moveUp(from start: Int) {
    var place = start
    let element = elements[start]
    while place > 0, element < elements[(place - 1) / 2] {
      elements[place] = elements[(place - 1) / 2]
      place = (place - 1) / 2
    }
    elements[place] = element
  }

  private mutating func moveDown(from start: Int) {
    var place = start
    let element = elements[start]
    while let child = smallestChild(of: place), elements[child] < element {
      elements[place] = elements[child]
      place = child
    }
    elements[place] = element
  }

  private func smallestChild(of place: Int) -> Int? {
    let left = 2 * place + 1
    guard left < elements.count else { return nil }
    let right = left + 1
    return right < elements.count && elements[right] < elements[left] ? right : left
  }

  /// What is in it; costs as much as there is.
  var members: Set<Element> { Set(elements).subtracting(removed) }

  /// Whether every element comes after its parent, and the first and all marked ones are there.
  var isWellFormed: Bool {
    removed.isSubset(of: elements) && !(elements.first.map(removed.contains) ?? false)
      && elements.indices.dropFirst().allSatisfy { elements[($0 - 1) / 2] < elements[$0] }
  }
}
