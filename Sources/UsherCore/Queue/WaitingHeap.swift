// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A binary heap from which any element can be taken out.
///
/// The smallest element comes first, and looking at it is free; putting in and taking out cost the
/// logarithm of the count. What is taken out of the middle stays in the heap, marked, until it comes
/// up or until more than half of the heap is marked. So nobody needs to know where an element is.
///
/// No element is in it twice, and only what is in it may be taken out.
struct RemovableHeap<Element: Comparable & Hashable & Sendable>: Sendable, Equatable {
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
      if removed.count > elements.count / 2 { compact() }
    }
  }

  private mutating func removeFirst() {
    let last = elements.removeLast()
    guard !elements.isEmpty else { return }
    elements[0] = last
    moveDown(from: 0)
  }

  /// Takes out what is marked; a sorted array is a heap.
  private mutating func compact() {
    elements.removeAll(where: removed.contains)
    elements.sort()
    removed = []
  }

  private mutating func moveUp(from start: Int) {
    var index = start
    let element = elements[start]
    while index > 0, element < elements[(index - 1) / 2] {
      elements[index] = elements[(index - 1) / 2]
      index = (index - 1) / 2
    }
    elements[index] = element
  }

  private mutating func moveDown(from start: Int) {
    var index = start
    let element = elements[start]
    while let child = smallestChild(of: index), elements[child] < element {
      elements[index] = elements[child]
      index = child
    }
    elements[index] = element
  }

  private func smallestChild(of index: Int) -> Int? {
    let left = 2 * index + 1
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
