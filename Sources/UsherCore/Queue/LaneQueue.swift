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

/// What decides who goes first: the higher priority, then what was on screen already,
/// then the earlier submission.
///
/// Smaller goes first.
struct QueuePosition: Sendable, Hashable, Comparable {
  let priority: PopupPriority
  let wasSuspended: Bool
  let id: PopupID

  static func < (lhs: QueuePosition, rhs: QueuePosition) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    return lhs.wasSuspended == rhs.wasSuspended ? lhs.id < rhs.id : lhs.wasSuspended
  }
}

/// What a waiting request must find among the pages before it may start.
enum PageRequirement: Sendable, Hashable {
  /// Nothing: it may appear anywhere, in a window of its own, and stays there.
  case none
  /// Pages, and no change of them: it may appear anywhere, but on the app's window.
  case settledPages
  /// Any page that it can be bound to.
  case anyPage
  /// A page of one of these types.
  case types(Set<PageTypeID>)
  /// A page with one of these names.
  case names(Set<PageName>)
  /// This page.
  case page(PageID)
  /// A page for which the condition holds.
  case predicate(PagePredicateID)
  /// This page, also when something covers it.
  case pageIgnoringCover(PageID)

  /// What meets the need; one is enough.
  var conditions: [StartCondition] {
    switch self {
    case .none: [.always]
    case .settledPages: [.pagesSettled]
    case .anyPage: [.anyPage]
    case .types(let types): types.map { .type($0) }
    case .names(let names): names.map { .name($0) }
    case .page(let id): [.page(id)]
    case .predicate(let id): [.predicate(id)]
    case .pageIgnoringCover(let id): [.page(id), .coveredPage(id)]
    }
  }

  func isSatisfied(by satisfied: Set<StartCondition>) -> Bool {
    self.conditions.contains(where: satisfied.contains)
  }

  /// Whether it may never come again, so that nothing is kept for it.
  var isTransient: Bool {
    switch self {
    case .none, .settledPages, .anyPage, .types, .names: false
    case .page, .predicate, .pageIgnoringCover: true
    }
  }
}

/// Something that a waiting request may need and that the stage has: pages, and popups above which
/// others can be shown.
enum StartCondition: Sendable, Hashable {
  /// What is always there.
  case always
  /// Pages, none of which departs.
  case pagesSettled
  /// An available page.
  case anyPage
  /// An available page of this type.
  case type(PageTypeID)
  /// An available page with this name.
  case name(PageName)
  /// This page, available.
  case page(PageID)
  /// An available page for which the condition holds.
  case predicate(PagePredicateID)
  /// This page, covered or about to be.
  case coveredPage(PageID)
  /// This popup, visible, so that one that belongs to it can be shown above it.
  case parentVisible(PopupID)
}

extension PageState {
  /// Everything that the pages offer.
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
