// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The requests of one lane that may start as soon as there is room, sorted into buckets.
///
/// All requests of a bucket have the same answer to "may you start?", so that only the first of each
/// needs to be asked, and of the buckets only those whose need is met, however many wait.
struct WaitingLine: Sendable, Equatable {
  /// What those of one bucket have in common.
  struct Bucket: Sendable, Hashable {
    let need: PageNeed
    let parent: RequestID?
    let surface: PopupSurface
    let conflict: PopupConflictPolicy
    let isResumed: Bool
    let goesAboveModals: Bool

    /// Whether the lane's gap does not apply.
    var ignoresGap: Bool { isResumed || conflict.ignoresGap }

    /// What opens it: for what belongs to a popup that popup, else what its pages offer.
    fileprivate var keys: [StageOffer] { parent.map { [.parent($0)] } ?? need.offers }

    fileprivate var isPassing: Bool { parent != nil || need.isPassing }
  }

  /// One bucket and those in it.
  struct Slot: Sendable, Equatable {
    let bucket: Bucket
    fileprivate(set) var heap = WaitingHeap<PlaceInLine>()

    /// The one that goes first.
    var head: PlaceInLine? { heap.first }
    /// All of them; costs as much as there are.
    var members: Set<PlaceInLine> { heap.members }
  }

  private(set) var slots: [Slot?] = []
  private var numbers: [Bucket: Int] = [:]
  private var byKey: [StageOffer: [Int]] = [:]
  private var free: [Int] = []
  /// The numbers of the slots that something has opened, in order.
  private(set) var open: [Int] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Puts a request into its bucket; answers with the number of the slot.
  mutating func insert(
    _ place: PlaceInLine, into bucket: Bucket, offers: Set<StageOffer>
  ) -> Int {
    let number = numbers[bucket] ?? add(bucket, offers)
    slots[number]?.heap.insert(place)
    count += 1
    return number
  }

  /// Takes a request out of the slot that it was put into.
  mutating func remove(_ place: PlaceInLine, from number: Int) {
    slots[number]?.heap.remove(place)
    count -= 1
    if let slot = slots[number], slot.heap.isEmpty, slot.bucket.isPassing { drop(number, slot) }
  }

  /// Opens the slots whose needs are met, and no others.
  mutating func open(for offers: Set<StageOffer>) {
    open.removeAll(keepingCapacity: true)
    for offer in offers { open(for: offer) }
  }

  private mutating func open(_ number: Int) {
    guard !open.contains(number) else { return }
    // In order, so that the same events lead to the same value.
    open.insert(number, at: open.firstIndex { $0 > number } ?? open.endIndex)
  }

  mutating func open(for offer: StageOffer) {
    for number in byKey[offer] ?? [] { open(number) }
  }

  /// Closes the slots that nothing but this offer had opened: those of what belongs to a popup.
  mutating func close(_ offer: StageOffer) {
    guard let numbers = byKey[offer] else { return }
    open.removeAll(where: numbers.contains)
  }

  private mutating func add(_ bucket: Bucket, _ offers: Set<StageOffer>) -> Int {
    let number = free.popLast() ?? slots.count
    if number == slots.count { slots.append(nil) }
    slots[number] = Slot(bucket: bucket)
    numbers[bucket] = number
    let keys = bucket.keys
    for key in keys { byKey[key, default: []].append(number) }
    if keys.contains(where: offers.contains) { open(number) }
    return number
  }

  private mutating func drop(_ number: Int, _ slot: Slot) {
    slots[number] = nil
    numbers[slot.bucket] = nil
    free.append(number)
    open.removeAll { $0 == number }
    for key in slot.bucket.keys {
      byKey[key]?.removeAll { $0 == number }
      if byKey[key]?.isEmpty == true { byKey[key] = nil }
    }
  }

  /// The slot of a bucket, if anything is or was in it.
  func slot(of bucket: Bucket) -> Slot? { numbers[bucket].flatMap { slots[$0] } }

  /// Whether every slot is in order and open if, and only if, something opens it.
  func isWellFormed(with offers: Set<StageOffer>) -> Bool {
    let used = slots.indices.compactMap { number in slots[number].map { (number, $0) } }
    let opened = used.filter { $0.1.bucket.keys.contains(where: offers.contains) }
    return open == opened.map(\.0)
      && count == used.reduce(0) { $0 + $1.1.heap.count }
      && Set(free) == Set(slots.indices).subtracting(used.map(\.0))
      && used.allSatisfy { number, slot in
        slot.heap.isWellFormed && numbers[slot.bucket] == number
      }
  }
}
