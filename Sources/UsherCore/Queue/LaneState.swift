// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One lane with its queue, its occupants and its holds.
///
/// There are few lanes, so one is found by a linear search.
struct LaneState: Sendable, Equatable {
  let lane: PopupLane
  /// The queued requests.
  var queue = LaneQueue()
  /// The requests that are being presented, visible or being dismissed, in the order in which they
  /// started.
  var occupants: [PopupID] = []
  /// How many occupants are child popups, which take up no capacity.
  var childCount = 0
  /// The requests that more urgent ones interrupted, until the lane has capacity again.
  var interrupted: [PopupID] = []
  /// The holds on the lane, in the order in which they were added.
  var holds: [Hold] = []
  /// The sequences that are running in the lane; each one has interrupted those before it.
  var sequences: [SequenceID] = []
  /// The end of the gap after the last popup disappeared.
  var gapEnd: MonotonicInstant?

  /// A hold and the time at which it is reported as overdue; `nil` after the report.
  struct Hold: Sendable, Equatable {
    let hold: LaneHold
    var overdueTime: MonotonicInstant?
  }

  init(_ lane: PopupLane) {
    self.lane = lane
  }

  /// How many more requests without parents fit.
  var freeCapacity: Int { lane.capacity - (occupants.count - childCount) }

  var isFull: Bool { freeCapacity <= 0 }

  /// The running sequence that no other one has interrupted.
  var sequence: SequenceID? { sequences.last }

  func isInGap(at now: MonotonicInstant) -> Bool { gapEnd.map { now < $0 } ?? false }
}

/// The queued requests of one lane.
///
/// Requests with the same requirements are in one bucket, sorted by position. They can start under
/// the same conditions, so only the first one of each bucket has to be examined.
struct LaneQueue: Sendable, Equatable {
  /// Requests with the same requirements.
  struct Bucket: Sendable, Equatable {
    let requirements: StartRequirements
    /// Whether the pages satisfy the requirements.
    fileprivate(set) var isSatisfiedByPages: Bool
    /// The positions of the requests, in ascending order; never empty.
    fileprivate(set) var positions: [QueuePosition]
  }

  /// In the order in which their first requests were queued.
  private(set) var buckets: [Bucket] = []

  var isEmpty: Bool { buckets.isEmpty }
  var count: Int { buckets.reduce(0) { $0 + $1.positions.count } }

  mutating func insert(
    _ position: QueuePosition, _ requirements: StartRequirements, pages: PageState
  ) {
    if let index = index(of: requirements) {
      buckets[index].positions.insertInOrder(position)
    } else {
      let isSatisfied = requirements.pages.isSatisfied(by: pages)
      buckets.append(
        Bucket(requirements: requirements, isSatisfiedByPages: isSatisfied, positions: [position]))
    }
  }

  mutating func remove(_ position: QueuePosition, _ requirements: StartRequirements) {
    guard let index = index(of: requirements) else { return }
    buckets[index].positions.removeInOrder(position)
    if buckets[index].positions.isEmpty { buckets.remove(at: index) }
  }

  /// Removes all requests of a set.
  mutating func removeAll(_ ids: Set<PopupID>) {
    for index in buckets.indices { buckets[index].positions.removeAll { ids.contains($0.id) } }
    buckets.removeAll(where: \.positions.isEmpty)
  }

  mutating func updatePages(_ pages: PageState) {
    // Once for each change of the pages, so that a start compares no pages.
    for index in buckets.indices {
      buckets[index].isSatisfiedByPages = buckets[index].requirements.pages.isSatisfied(by: pages)
    }
  }

  /// Returns the first position among the requests with these requirements.
  func first(_ requirements: StartRequirements) -> QueuePosition? {
    index(of: requirements).flatMap { buckets[$0].positions.first }
  }

  private func index(of requirements: StartRequirements) -> Int? {
    buckets.firstIndex { $0.requirements == requirements }
  }
}

/// What a queued request needs in order to start, apart from its position.
struct StartRequirements: Sendable, Equatable {
  let wasSuspended: Bool
  let surface: PopupSurface
  let conflict: PopupConflict
  let presentsOverForeignModals: Bool
  let parent: PopupID?
  let pages: PageRequirement

  /// Whether the lane's gap does not apply.
  var ignoresGap: Bool { wasSuspended || conflict.ignoresGap }
}

/// What a queued request needs from the pages before it can start.
enum PageRequirement: Sendable, Equatable {
  case none
  /// There are visible pages, and none of them is disappearing.
  case settledPages
  /// A page of this type is available; compared faster than a set of one type.
  case pageOfType(PageTypeID)
  /// A page in this scope is available.
  case pageInScope(PageScope)
  /// This page, to which it is bound, is available; or covered, if that is to be ignored.
  case boundPage(PageID, of: PageScope, ignoringCover: Bool)

  func isSatisfied(by state: PageState) -> Bool {
    switch self {
    case .none: true
    case .settledPages: state.isSettled
    case .pageOfType(let type):
      state.visible.contains { state.isAvailable($0) && $0.types.contains(type) }
    case .pageInScope(let scope): state.firstAvailablePage(for: scope) != nil
    case .boundPage(let page, let scope, let ignoringCover):
      state.visible.contains {
        $0.id == page && state.isAvailable($0) && $0.hasName(for: scope)
      } || ignoringCover && state.isCoveredOrWillBe(page, of: scope)
    }
  }
}

extension PageState {
  /// Whether a page is covered, or will be after the running transition.
  fileprivate func isCoveredOrWillBe(_ page: PageID, of scope: PageScope) -> Bool {
    // Until the page is covered, its name and an obstruction of it still count.
    covered[page] != nil
      || disappearing[page] == .covered
        && visible.contains {
          $0.id == page && $0.obstruction == nil && $0.hasName(for: scope)
        }
  }
}

/// The sort key of a queued request: priority, suspended before new, submission.
///
/// Smaller positions start first; a higher priority makes a position smaller.
struct QueuePosition: Sendable, Equatable, Comparable {
  let priority: PopupPriority
  let wasSuspended: Bool
  let id: PopupID

  static func < (lhs: QueuePosition, rhs: QueuePosition) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    return lhs.wasSuspended == rhs.wasSuspended ? lhs.id < rhs.id : lhs.wasSuspended
  }
}

/// Arrays of unique elements in ascending order.
extension Array where Element: Comparable {
  mutating func insertInOrder(_ element: Element) {
    insert(element, at: firstIndex(notBefore: element))
  }

  /// Removes an element, if the array contains it.
  mutating func removeInOrder(_ element: Element) {
    let index = firstIndex(notBefore: element)
    if index < count, self[index] == element { remove(at: index) }
  }

  /// Returns the index of the first element that is not smaller, found by bisection.
  private func firstIndex(notBefore element: Element) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle] < element { start = middle + 1 } else { end = middle }
    }
    return start
  }
}

// MARK: - Holds

extension PopupQueue {
  /// The age at which a hold is reported, because the app may have forgotten it.
  static let holdOverdueAge = Duration.seconds(60)

  /// Returns the index of the lane with this name; a new lane is added.
  mutating func index(of lane: PopupLane) -> Int {
    if let index = lanes.firstIndex(where: { $0.lane.name == lane.name }) { return index }
    lanes.append(LaneState(lane))
    return lanes.count - 1
  }

  /// Adds a hold. Does nothing if there is a hold with this identifier, or if the popup that owns
  /// the hold has been dismissed.
  mutating func addHold(_ hold: LaneHold) {
    guard sceneState != .disconnected, !holds.contains(where: { $0.id == hold.id }) else { return }
    if case .request(let owner) = hold.owner, find(owner) == nil { return }
    lanes[index(of: hold.lane)].holds.append(
      LaneState.Hold(hold: hold, overdueTime: now + Self.holdOverdueAge))
  }

  /// Removes the holds that satisfy a predicate from all lanes.
  mutating func removeHolds(where shouldRemove: (LaneHold) -> Bool) {
    for lane in lanes.indices where !lanes[lane].holds.isEmpty {
      lanes[lane].holds.removeAll { shouldRemove($0.hold) }
    }
  }

  /// Reports every overdue hold once.
  mutating func reportOverdueHolds() {
    for lane in lanes.indices {
      for index in lanes[lane].holds.indices {
        guard let time = lanes[lane].holds[index].overdueTime, time <= now else { continue }
        lanes[lane].holds[index].overdueTime = nil
        effects.append(.reportOverdueHold(lanes[lane].holds[index].hold.id))
      }
    }
  }
}
