// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The requests of one lane that may start as soon as there is room, sorted into buckets.
///
/// All requests of a bucket have the same answer to "is there room for you?", so that only the first
/// of each bucket needs to be asked, however many wait.
struct WaitingLine: Sendable, Equatable {
  /// What those of one bucket have in common.
  struct Bucket: Sendable, Hashable {
    let surface: PopupSurface
    let ignoresGap: Bool
  }

  private(set) var buckets: [Bucket: IndexedHeap<PlaceInLine>] = [:]

  var count: Int { buckets.values.reduce(0) { $0 + $1.count } }
  var isEmpty: Bool { buckets.values.allSatisfy(\.isEmpty) }

  func contains(_ entry: RequestTable.Entry) -> Bool {
    buckets[entry.bucket]?.contains(entry.request.id) ?? false
  }

  mutating func insert(_ entry: RequestTable.Entry) {
    buckets[entry.bucket, default: IndexedHeap()]
      .insert(entry.request.id, rank: entry.place)
  }

  mutating func remove(_ entry: RequestTable.Entry) {
    buckets[entry.bucket]?.remove(entry.request.id)
  }

  /// The one that goes first among the buckets that are open.
  func first(where isOpen: (Bucket) -> Bool) -> PlaceInLine? {
    var best: PlaceInLine?
    for (bucket, heap) in buckets where isOpen(bucket) {
      guard let head = heap.first?.rank else { continue }
      if best.map({ head < $0 }) ?? true { best = head }
    }
    return best
  }
}

extension RequestTable.Entry {
  /// The bucket of its lane's line that it belongs to.
  var bucket: WaitingLine.Bucket {
    WaitingLine.Bucket(surface: request.surface, ignoresGap: ignoresGap)
  }
}
