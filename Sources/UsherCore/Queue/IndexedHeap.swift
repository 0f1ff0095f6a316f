// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A binary heap of request identities that also finds each identity's place, so that one can be
/// taken out of the middle.
///
/// The smallest rank comes first; equal ranks come in the order of their identities. Putting in and
/// taking out cost the logarithm of the count, looking at the first is free.
struct IndexedHeap<Rank: Comparable & Sendable>: Sendable, Equatable {
  struct Item: Sendable, Equatable {
    let rank: Rank
    let id: RequestID

    func comesBefore(_ other: Item) -> Bool {
      rank == other.rank ? id < other.id : rank < other.rank
    }
  }

  private(set) var items: [Item] = []
  private var places: [RequestID: Int] = [:]

  var first: Item? { items.first }
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  func contains(_ id: RequestID) -> Bool { places[id] != nil }

  mutating func insert(_ id: RequestID, rank: Rank) {
    assert(!contains(id), "\(id) is there already")
    items.append(Item(rank: rank, id: id))
    places[id] = items.count - 1
    moveUp(from: items.count - 1)
  }

  /// Takes an identity out, if it is there.
  mutating func remove(_ id: RequestID) {
    guard let place = places.removeValue(forKey: id) else { return }
    let last = items.removeLast()
    guard place < items.count else { return }
    put(last, at: place)
    moveUp(from: place)
    moveDown(from: place)
  }

  private mutating func put(_ item: Item, at place: Int) {
    items[place] = item
    places[item.id] = place
  }

  private mutating func moveUp(from start: Int) {
    var place = start
    let item = items[start]
    while place > 0, item.comesBefore(items[(place - 1) / 2]) {
      put(items[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    if place != start { put(item, at: place) }
  }

  private mutating func moveDown(from start: Int) {
    var place = start
    let item = items[start]
    while let child = smallestChild(of: place), items[child].comesBefore(item) {
      put(items[child], at: place)
      place = child
    }
    if place != start { put(item, at: place) }
  }

  private func smallestChild(of place: Int) -> Int? {
    let left = 2 * place + 1
    guard left < items.count else { return nil }
    let right = left + 1
    return right < items.count && items[right].comesBefore(items[left]) ? right : left
  }

  /// Whether every item comes after its parent and is found where it is.
  var isWellFormed: Bool {
    places.count == items.count
      && items.indices.allSatisfy { place in
        places[items[place].id] == place
          && (place == 0 || items[(place - 1) / 2].comesBefore(items[place]))
      }
  }
}
