// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The queued requests of one lane, sorted into buckets.
///
/// All requests of a bucket have the same start conditions. Only the first request of each eligible
/// bucket has to be examined, however many are queued.
struct LaneQueue: Sendable, Equatable {
  /// The properties that all requests of one bucket share.
  struct Bucket: Sendable, Hashable {
    let requirement: PageRequirement
    let parent: PopupID?
    let surface: PopupSurface
    let conflict: PopupConflict
    let wasSuspended: Bool
    let presentsOverForeignModals: Bool

    /// What is in the place of a removed bucket.
    static let removed = Bucket(
      requirement: .condition(.always), parent: nil, surface: .ownWindow, conflict: .wait,
      wasSuspended: false, presentsOverForeignModals: false)

    /// Whether the lane's gap does not apply.
    var ignoresGap: Bool { wasSuspended || conflict.ignoresGap }

    /// The conditions that make the bucket eligible; one is enough. A child needs its visible
    /// parent, any other request needs pages.
    fileprivate var conditions: [StartCondition] {
      parent.map { [.parentVisible($0)] } ?? requirement.conditions
    }

    /// Whether one of the conditions is satisfied; allocates nothing.
    func isEligible(with satisfied: Set<StartCondition>) -> Bool {
      parent.map { satisfied.contains(.parentVisible($0)) }
        ?? requirement.isSatisfied(by: satisfied)
    }

    fileprivate var isTransient: Bool { parent != nil || requirement.isTransient }
  }

  /// A bucket with its requests.
  struct BucketQueue: Sendable, Equatable {
    let bucket: Bucket
    fileprivate(set) var heap = RemovableHeap<QueuePosition>()

    /// The position of the request that starts first.
    var head: QueuePosition? { heap.first }
    /// The positions of all requests. O(n).
    var members: Set<QueuePosition> { heap.members }
  }

  private(set) var buckets: [BucketQueue] = []
  private var indices: [Bucket: Int] = [:]
  private var byCondition: [StartCondition: [Int]] = [:]
  private var freeIndices: [Int] = []
  /// The indices of the buckets of which a condition is satisfied, in ascending order.
  private(set) var eligible: [Int] = [] {
    didSet {
      hasChildren = eligible.contains { buckets[$0].bucket.parent != nil }
      hasConflicts = eligible.contains { buckets[$0].bucket.conflict != .wait }
    }
  }
  /// Whether an eligible bucket is for children.
  private(set) var hasChildren = false
  /// Whether an eligible bucket has another conflict policy than to wait.
  private(set) var hasConflicts = false
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Inserts a request into its bucket. Returns the index of the bucket.
  mutating func insert(
    _ position: QueuePosition, into bucket: Bucket, conditions satisfied: Set<StartCondition>
  ) -> Int {
    let index = indices[bucket] ?? add(bucket, satisfied)
    buckets[index].heap.insert(position)
    count += 1
    return index
  }

  /// Removes a request from the bucket with this index.
  mutating func remove(_ position: QueuePosition, from index: Int) {
    buckets[index].heap.remove(position)
    count -= 1
    if buckets[index].heap.isEmpty, buckets[index].bucket.isTransient { removeBucket(index) }
  }

  /// Makes exactly the buckets eligible of which one of these conditions is satisfied.
  mutating func updateEligibility(for satisfied: Set<StartCondition>) {
    eligible.removeAll(keepingCapacity: true)
    for condition in satisfied { markEligible(by: condition) }
  }

  private mutating func markEligible(_ index: Int) {
    guard !eligible.contains(index) else { return }
    // In ascending order, so that the same events lead to the same value.
    eligible.insert(index, at: eligible.firstIndex { $0 > index } ?? eligible.endIndex)
  }

  mutating func markEligible(by condition: StartCondition) {
    for index in byCondition[condition] ?? [] { markEligible(index) }
  }

  /// Makes the buckets ineligible that only this condition made eligible: those of the children of
  /// a popup.
  mutating func markIneligible(by condition: StartCondition) {
    guard let affected = byCondition[condition] else { return }
    eligible.removeAll(where: affected.contains)
  }

  private mutating func add(_ bucket: Bucket, _ satisfied: Set<StartCondition>) -> Int {
    let (index, queue) = (freeIndices.popLast() ?? buckets.count, BucketQueue(bucket: bucket))
    if index < buckets.count { buckets[index] = queue } else { buckets.append(queue) }
    indices[bucket] = index
    for condition in bucket.conditions { byCondition[condition, default: []].append(index) }
    if bucket.isEligible(with: satisfied) { markEligible(index) }
    return index
  }

  private mutating func removeBucket(_ index: Int) {
    let bucket = buckets[index].bucket
    buckets[index] = BucketQueue(bucket: .removed)
    indices[bucket] = nil
    freeIndices.append(index)
    eligible.removeAll { $0 == index }
    for condition in bucket.conditions {
      byCondition[condition]?.removeAll { $0 == index }
      if byCondition[condition]?.isEmpty == true { byCondition[condition] = nil }
    }
  }

  /// Returns a bucket with its requests; `nil` if the lane does not have this bucket.
  func queue(for bucket: Bucket) -> BucketQueue? { indices[bucket].map { buckets[$0] } }

  /// Whether every heap is well-formed, and exactly the buckets are eligible of which a condition
  /// is satisfied.
  func isWellFormed(with satisfied: Set<StartCondition>) -> Bool {
    let used = Set(buckets.indices).subtracting(freeIndices)
    let expected = used.filter { buckets[$0].bucket.isEligible(with: satisfied) }
    return eligible == expected.sorted()
      && count == buckets.reduce(0) { $0 + $1.heap.count } && Set(indices.values) == used
      && used.allSatisfy { buckets[$0].heap.isWellFormed && indices[buckets[$0].bucket] == $0 }
  }
}

/// A binary heap from which any element can be removed.
///
/// The smallest element is the first. Reading it is O(1), inserting and removing are O(log n). An
/// element that is removed from the middle stays in the heap, marked, until it is the first one or
/// until more than half of the heap is marked, so the index of an element is never needed.
///
/// The elements are unique, and only an element of the heap may be removed.
struct RemovableHeap<Element: Comparable & Hashable & Sendable>: Sendable, Equatable {
  /// The elements, including the marked ones.
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
      while !removed.isEmpty, let first, removed.remove(first) != nil { removeFirst() }
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

  /// Deletes the marked elements; a sorted array is a heap.
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

  /// The elements without the marked ones. O(n).
  var members: Set<Element> { Set(elements).subtracting(removed) }

  /// Whether every element is greater than its parent, the first one is not marked, and all marked
  /// ones are in the heap.
  var isWellFormed: Bool {
    removed.isSubset(of: elements) && !(elements.first.map(removed.contains) ?? false)
      && elements.indices.dropFirst().allSatisfy { elements[($0 - 1) / 2] < elements[$0] }
  }
}

/// The sort key of a queued request: priority, suspended before new, submission.
///
/// Smaller positions start first; a higher priority makes a position smaller.
struct QueuePosition: Sendable, Hashable, Comparable {
  let priority: PopupPriority
  let wasSuspended: Bool
  let id: PopupID

  static func < (lhs: QueuePosition, rhs: QueuePosition) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    return lhs.wasSuspended == rhs.wasSuspended ? lhs.id < rhs.id : lhs.wasSuspended
  }
}

/// What a queued request needs from the pages before it can start.
enum PageRequirement: Sendable, Hashable {
  /// This condition. A set of one type or name is a condition, too, because that is compared and
  /// hashed faster.
  case condition(StartCondition)
  /// An available page of one of these types.
  case types(Set<PageTypeID>)
  /// An available page with one of these names.
  case names(Set<PageName>)
  /// This page, available or covered.
  case pageIgnoringCover(PageID)

  /// The conditions that satisfy the requirement; one is enough.
  var conditions: [StartCondition] {
    switch self {
    case .condition(let condition): [condition]
    case .types(let types): types.map { .type($0) }
    case .names(let names): names.map { .name($0) }
    case .pageIgnoringCover(let id): [.page(id), .coveredPage(id)]
    }
  }

  func isSatisfied(by satisfied: Set<StartCondition>) -> Bool {
    switch self {
    case .condition(let condition): satisfied.contains(condition)
    case .types(let types): types.contains { satisfied.contains(.type($0)) }
    case .names(let names): names.contains { satisfied.contains(.name($0)) }
    case .pageIgnoringCover(let id):
      satisfied.contains(.page(id)) || satisfied.contains(.coveredPage(id))
    }
  }

  /// Whether the requirement may never be satisfied again, so that an empty bucket with it is
  /// removed.
  var isTransient: Bool {
    switch self {
    case .condition(.page), .condition(.predicate), .pageIgnoringCover: true
    case .condition, .types, .names: false
    }
  }
}

/// A condition that a queued request can require: about the pages, or about a visible parent.
enum StartCondition: Sendable, Hashable {
  /// Always satisfied.
  case always
  /// There are visible pages, and none of them is disappearing.
  case pagesSettled
  /// A page is available.
  case anyPage
  /// A page of this type is available.
  case type(PageTypeID)
  /// A page with this name is available.
  case name(PageName)
  /// This page is available.
  case page(PageID)
  /// A page that satisfies this predicate is available.
  case predicate(PagePredicateID)
  /// This page is covered, or will be after the running transition.
  case coveredPage(PageID)
  /// This popup is visible, so that its children can be shown above it.
  case parentVisible(PopupID)
}

extension PageState {
  /// The start conditions that the pages satisfy.
  var startConditions: Set<StartCondition> {
    var conditions: Set<StartCondition> = [.always]
    if isSettled { conditions.insert(.pagesSettled) }
    for page in visible where isAvailable(page) {
      conditions.insert(.anyPage)
      conditions.insert(.page(page.id))
      for type in page.types { conditions.insert(.type(type)) }
      if let name = page.name { conditions.insert(.name(name)) }
      for predicate in page.predicates { conditions.insert(.predicate(predicate)) }
    }
    for page in covered.keys { conditions.insert(.coveredPage(page)) }
    for page in visible where page.obstruction == nil && disappearing[page.id] == .covered {
      conditions.insert(.coveredPage(page.id))
    }
    return conditions
  }
}
