// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The requests of one lane that may start as soon as there is room, sorted into buckets.
///
/// All requests of a bucket have the same answer to "may you start?", so that only the first of each
/// needs to be asked, and of the buckets only those whose need is met, however many wait.
struct LaneQueue: Sendable, Equatable {
  /// What those of one bucket have in common.
  struct Bucket: Sendable, Hashable {
    let requirement: PageRequirement
    let parent: PopupID?
    let surface: PopupSurface
    let conflict: PopupConflict
    let wasSuspended: Bool
    let presentsOverForeignModals: Bool

    /// Whether the lane's gap does not apply.
    var ignoresGap: Bool { wasSuspended || conflict.ignoresGap }

    /// What opens it: for what belongs to a popup that popup, else what its pages offer.
    fileprivate var conditions: [StartCondition] { parent.map { [.parentVisible($0)] } ?? requirement.conditions }

    fileprivate var isTransient: Bool { parent != nil || requirement.isTransient }
  }

  /// One bucket and those in it.
  struct BucketQueue: Sendable, Equatable {
    let bucket: Bucket
    fileprivate(set) var heap = RemovableHeap<QueuePosition>()

    /// The one that goes first.
    var head: QueuePosition? { heap.first }
    /// All of them; costs as much as there are.
    var members: Set<QueuePosition> { heap.members }
  }

  private(set) var buckets: [BucketQueue?] = []
  private var indices: [Bucket: Int] = [:]
  private var byCondition: [StartCondition: [Int]] = [:]
  private var freeIndices: [Int] = []
  /// The numbers of the slots that something has opened, in order.
  private(set) var eligible: [Int] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Puts a request into its bucket; answers with the number of the slot.
  mutating func insert(
    _ position: QueuePosition, into bucket: Bucket, conditions: Set<StartCondition>
  ) -> Int {
    let index = indices[bucket] ?? add(bucket, conditions)
    buckets[index]?.heap.insert(position)
    count += 1
    return index
  }

  /// Takes a request out of the slot that it was put into.
  mutating func remove(_ position: QueuePosition, from index: Int) {
    buckets[index]?.heap.remove(position)
    count -= 1
    if let queue = buckets[index], queue.heap.isEmpty, queue.bucket.isTransient { removeBucket(index, queue) }
  }

  /// Opens the slots whose needs are met, and no others.
  mutating func updateEligibility(for satisfied: Set<StartCondition>) {
    eligible.removeAll(keepingCapacity: true)
    for condition in satisfied { markEligible(by: condition) }
  }

  private mutating func markEligible(_ index: Int) {
    guard !eligible.contains(index) else { return }
    // In order, so that the same events lead to the same value.
    eligible.insert(index, at: eligible.firstIndex { $0 > index } ?? eligible.endIndex)
  }

  mutating func markEligible(by condition: StartCondition) {
    for index in byCondition[condition] ?? [] { markEligible(index) }
  }

  /// Closes the slots that nothing but this offer had opened: those of what belongs to a popup.
  mutating func markIneligible(_ condition: StartCondition) {
    guard let affected = byCondition[condition] else { return }
    eligible.removeAll(where: affected.contains)
  }

  private mutating func add(_ bucket: Bucket, _ satisfied: Set<StartCondition>) -> Int {
    let index = freeIndices.popLast() ?? buckets.count
    if index == buckets.count { buckets.append(nil) }
    buckets[index] = BucketQueue(bucket: bucket)
    indices[bucket] = index
    let conditions = bucket.conditions
    for condition in conditions { byCondition[condition, default: []].append(index) }
    if conditions.contains(where: satisfied.contains) { markEligible(index) }
    return index
  }

  private mutating func removeBucket(_ index: Int, _ queue: BucketQueue) {
    buckets[index] = nil
    indices[queue.bucket] = nil
    freeIndices.append(index)
    eligible.removeAll { $0 == index }
    for condition in queue.bucket.conditions {
      byCondition[condition]?.removeAll { $0 == index }
      if byCondition[condition]?.isEmpty == true { byCondition[condition] = nil }
    }
  }

  /// The slot of a bucket, if anything is or was in it.
  func queue(`for` bucket: Bucket) -> BucketQueue? { indices[bucket].flatMap { buckets[$0] } }

  /// Whether every slot is in order and open if, and only if, something opens it.
  func isWellFormed(with satisfied: Set<StartCondition>) -> Bool {
    let used = buckets.indices.compactMap { index in buckets[index].map { (index, $0) } }
    let expected = used.filter { $0.1.bucket.conditions.contains(where: satisfied.contains) }
    return eligible == expected.map(\.0)
      && count == used.reduce(0) { $0 + $1.1.heap.count }
      && Set(freeIndices) == Set(buckets.indices).subtracting(used.map(\.0))
      && used.allSatisfy { index, queue in
        queue.heap.isWellFormed && indices[queue.bucket] == index
      }
  }
}
