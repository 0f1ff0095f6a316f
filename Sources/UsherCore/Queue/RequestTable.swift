// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not ended, found by identity, by key, by group and by page.
///
/// The entries lie close together, in no order: the last one takes the place of one that is removed.
struct RequestTable: Sendable, Equatable {
  private(set) var entries: [Entry] = []
  private var indices: [PopupID: Int32] = [:]
  /// What only some requests have.
  private(set) var details: [PopupID: Details] = [:]
  /// The requests with a key that are not bound to end.
  private(set) var byKey: [PopupKey: PopupID] = [:]
  private(set) var byGroup: [PopupGroup: Set<PopupID>] = [:]
  /// The requests that may appear on one page and no other.
  private(set) var byPage: [PageID: Set<PopupID>] = [:]
  /// The requests that are bound to a page.
  private(set) var byBoundPage: [PageID: Set<PopupID>] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(id: PopupID) -> Entry? {
    indices[id].map { entries[Int($0)] }
  }

  func phase(of id: PopupID) -> PopupQueue.Phase? {
    indices[id].map { entries[Int($0)].phase }
  }

  mutating func insert(_ entry: Entry, _ request: PopupQueue.Request) {
    indices[entry.id] = Int32(entries.count)
    entries.append(entry)
    if let key = entry.key { byKey[key] = entry.id }
    if let group = entry.group { byGroup[group, default: []].insert(entry.id) }
    if case .page(let page) = entry.scope { byPage.add(entry.id, to: page) }
    if let duration = request.displayDuration {
      updateDetails(of: entry.id) { $0.displayTimer = DisplayTimer(duration) }
    }
  }

  mutating func remove(_ id: PopupID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    let entry = entries[Int(index)]
    let last = entries.removeLast()
    if last.id != id {
      entries[Int(index)] = last
      indices[last.id] = index
    }
    releaseKey(of: entry)
    if let group = entry.group { byGroup.remove(id, from: group) }
    if case .page(let page) = entry.scope { byPage.remove(id, from: page) }
    if let page = details.removeValue(forKey: id)?.boundPage { byBoundPage.remove(id, from: page) }
  }

  // MARK: Changes

  /// Changes what is known about a request, if it lives.
  mutating func change(_ id: PopupID, _ change: (inout Entry) -> Void) {
    guard let index = indices[id] else { return }
    change(&entries[Int(index)])
  }

  /// Moves a request to another phase; its key is free as soon as it is bound to end.
  mutating func setPhase(_ id: PopupID, to phase: PopupQueue.Phase) {
    guard let index = indices[id] else { return }
    entries[Int(index)].phase = phase
    if phase.isDismissing { releaseKey(of: entries[Int(index)]) }
  }

  mutating func setScope(of id: PopupID, to scope: PageScope) {
    guard let entry = self[id] else { return }
    if case .page(let page) = entry.scope { byPage.remove(id, from: page) }
    if case .page(let page) = scope { byPage.add(id, to: page) }
    change(id) { $0.scope = scope }
  }

  mutating func updateDetails(of id: PopupID, _ change: (inout Details) -> Void) {
    change(&details[id, default: Details()])
  }

  /// Binds a request that has started to a page, or looses it.
  mutating func bind(_ id: PopupID, toPage page: PageID?) {
    if let old = details[id]?.boundPage { byBoundPage.remove(id, from: old) }
    if let page { byBoundPage.add(id, to: page) }
    updateDetails(of: id) { $0.boundPage = page }
  }

  private mutating func releaseKey(of entry: Entry) {
    if let key = entry.key, byKey[key] == entry.id { byKey[key] = nil }
  }

  // MARK: Questions

  /// The requests that a target names, in the order of their submission.
  func ids(matching target: PopupQueue.DismissalTarget, in lanes: LaneTable) -> [PopupID] {
    switch target {
    case .request(let id): indices[id] == nil ? [] : [id]
    case .key(let key): byKey[key].map { [$0] } ?? []
    case .group(let group): byGroup[group]?.sorted() ?? []
    case .lane(let lane):
      entries.filter { lanes[$0.laneIndex].lane.name == lane.name }.map(\.id).sorted()
    case .all: entries.map(\.id).sorted()
    }
  }
}

extension Dictionary where Value == Set<PopupID> {
  fileprivate mutating func add(_ id: PopupID, to key: Key) {
    self[key, default: []].insert(id)
  }

  fileprivate mutating func remove(_ id: PopupID, from key: Key) {
    self[key]?.remove(id)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}

extension RequestTable {
  /// What is known about one request; small, because there may be very many.
  struct Entry: Sendable, Equatable {
    let id: PopupID
    let key: PopupKey?
    let group: PopupGroup?
    /// When it came in.
    let submittedAt: MonotonicInstant
    var delay: Duration
    var expiration: Duration?
    var priority: PopupPriority
    var scope: PageScope
    let link: Link
    var phase = PopupQueue.Phase.awaitingPreviousStep
    /// The place of its lane in the lane table.
    let laneIndex: Int32
    /// The slot of its lane's line that it is in, where it is in line.
    var bucketIndex: Int32 = -1
    let pageExit: PopupPageExit
    let surface: PopupSurface
    let conflict: PopupConflict
    let ignoresPageCover: Bool
    let presentsOverForeignModals: Bool
    let isModal: Bool
    let isAnimated: Bool
    /// Whether it has been suspended, so that it is restored and not presented.
    var wasSuspended = false
    /// How often its presentation was refused since it was last visible; no more than can be counted.
    var refusalCount: UInt8 = 0
    /// How many of these count against it, because nothing was seen that explains them.
    var countedRefusals: UInt8 = 0
  }

  /// What ties a request to others.
  enum Link: Sendable, Equatable {
    case none
    /// It belongs to the popup of this request.
    case child(of: PopupID)
    /// It is a step of this sequence.
    case step(of: SequenceID)
  }

  /// What a request gets when it starts, and what few requests have at all.
  struct Details: Sendable, Equatable {
    /// How long it may still be on screen, where that is limited.
    var displayTimer: DisplayTimer?
    /// Why its time stands still, as far as that was told, each reason as often as it was given.
    var pauses: [DisplayTimerPause] = []
    /// The page in front of which it was first presented, where that matters.
    var boundPage: PageID?
    /// Whether it is hidden while its page departs.
    var isHidden = false
    /// How many had started when it last did, itself included.
    var startIndex = 0
    /// How many requests it stands for.
    var joinedCount = 1
  }
}

extension RequestTable.Entry {
  init(
    _ request: PopupQueue.Request, surface: PopupSurface, laneIndex: Int, submittedAt: MonotonicInstant
  ) {
    self.init(
      id: request.id, key: request.key, group: request.group, submittedAt: submittedAt,
      delay: request.delay, expiration: request.expiration, priority: request.priority,
      scope: request.scope, link: RequestTable.Link(request), laneIndex: Int32(laneIndex),
      pageExit: request.pageExit, surface: surface, conflict: request.conflict,
      ignoresPageCover: request.ignoresPageCover, presentsOverForeignModals: request.presentsOverForeignModals,
      isModal: request.isModal, isAnimated: request.isAnimated)
  }

  var parent: PopupID? {
    if case .child(let parent) = link { parent } else { nil }
  }

  var sequence: SequenceID? {
    if case .step(let sequence) = link { sequence } else { nil }
  }

  /// Its place in the order of its lane.
  var position: QueuePosition {
    QueuePosition(priority: priority, wasSuspended: wasSuspended, id: id)
  }

  /// When it ends if it has not been on screen before.
  var expirationDeadline: RequestDeadline? {
    guard !wasSuspended, let expiration else { return nil }
    return RequestDeadline(time: submittedAt + expiration, id: id)
  }

  /// Whether the pages have something to say about it once it has been on screen.
  var isPageBound: Bool { pageExit != .stay }

  /// Whether it can be taken off the screen without ending: a window or a view of its own can, because
  /// hiding it leaves everything in it intact; what is presented on the app's window cannot.
  var canBeSuspended: Bool { surface != .appWindowModal }

  /// Whether it waits for its first presentation.
  var isWaitingForFirstPresentation: Bool { !wasSuspended && !phase.occupiesLane }

  /// The bucket of its lane's line that it belongs to, with the page it is bound to.
  func bucket(_ boundPage: PageID?) -> LaneQueue.Bucket {
    LaneQueue.Bucket(
      requirement: wasSuspended ? resumeRequirement(for: boundPage) : startRequirement, parent: parent,
      surface: surface, conflict: conflict, wasSuspended: wasSuspended, presentsOverForeignModals: presentsOverForeignModals)
  }

  private var startRequirement: PageRequirement {
    switch scope {
    case .any where isPageBound: .anyPage
    case .any: surface == .appWindowModal ? .settledPages : .none
    case .types(let types): .types(types)
    case .names(let names): .names(names)
    case .page(let id): .page(id)
    case .predicate(let id): .predicate(id)
    }
  }

  private func resumeRequirement(`for` boundPage: PageID?) -> PageRequirement {
    guard let boundPage else { return .none }
    return ignoresPageCover ? .pageIgnoringCover(boundPage) : .page(boundPage)
  }
}

extension RequestTable.Link {
  /// One that belongs to a popup is no step of anything.
  fileprivate init(_ request: PopupQueue.Request) {
    if let parent = request.parent {
      self = .child(of: parent)
    } else if let sequence = request.sequence {
      self = .step(of: sequence)
    } else {
      self = .none
    }
  }
}
