// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not been dismissed, indexed by identifier, key, group and page.
///
/// The entries are contiguous and unordered: the last one moves to the index of a removed one.
struct RequestTable: Sendable, Equatable {
  private(set) var entries: [Entry] = []
  private var indices: [PopupID: Int32] = [:]
  /// The properties that only some requests have.
  private(set) var details: [PopupID: Details] = [:]
  /// The requests with a key that are not being dismissed.
  private(set) var byKey: [PopupKey: PopupID] = [:]
  private(set) var byGroup: [PopupGroup: Set<PopupID>] = [:]
  /// The requests whose scope is one particular page.
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

  /// Changes the entry of a request, if it exists.
  mutating func change(_ id: PopupID, _ change: (inout Entry) -> Void) {
    guard let index = indices[id] else { return }
    change(&entries[Int(index)])
  }

  /// Sets the phase of a request; its key is free as soon as it is being dismissed.
  mutating func setPhase(of id: PopupID, _ phase: PopupQueue.Phase) {
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

  /// Binds a request that has started to a page, or unbinds it.
  mutating func bind(_ id: PopupID, toPage page: PageID?) {
    if let old = details[id]?.boundPage { byBoundPage.remove(id, from: old) }
    if let page { byBoundPage.add(id, to: page) }
    updateDetails(of: id) { $0.boundPage = page }
  }

  private mutating func releaseKey(of entry: Entry) {
    if let key = entry.key, byKey[key] == entry.id { byKey[key] = nil }
  }

  // MARK: Queries

  /// Returns the requests of a target, in the order of their submission.
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
  /// The state of one request; small, because there may be very many.
  struct Entry: Sendable, Equatable {
    let id: PopupID
    let key: PopupKey?
    let group: PopupGroup?
    let submittedAt: MonotonicInstant
    var delay: Duration
    var expiration: Duration?
    var priority: PopupPriority
    var scope: PageScope
    let link: Link
    var phase = PopupQueue.Phase.awaitingPreviousStep
    /// The index of its lane in the lane table.
    let laneIndex: Int32
    /// The index of its bucket in the queue of its lane, while it is queued.
    var bucketIndex: Int32 = -1
    let pageExit: PopupPageExit
    let surface: PopupSurface
    let conflict: PopupConflict
    let ignoresPageCover: Bool
    let presentsOverForeignModals: Bool
    let isModal: Bool
    let isAnimated: Bool
    /// Whether it has been suspended, so that it is resumed instead of presented.
    var wasSuspended = false
    /// How often its presentation was refused since it was last visible; stops at the maximum.
    var refusalCount: UInt8 = 0
    /// How many of the refusals count as failed attempts: those that the pages do not explain.
    var countedRefusals: UInt8 = 0
  }

  /// The relation of a request to other ones.
  enum Link: Sendable, Equatable {
    case none
    /// A child of this popup.
    case child(of: PopupID)
    /// A step of this sequence.
    case step(of: SequenceID)
  }

  /// The properties that a request gets when it starts, or that few requests have.
  struct Details: Sendable, Equatable {
    /// The timer of its display duration, if it has one.
    var displayTimer: DisplayTimer?
    /// The reasons to pause its display timer, each as often as it was added.
    var pauses: [DisplayTimerPause] = []
    /// The page that it is bound to: the one in front of which it was first presented.
    var boundPage: PageID?
    /// Whether it is hidden because its page disappears.
    var isHidden = false
    /// The start count of the queue when it last started, itself included.
    var startIndex = 0
    /// One more than the number of updates.
    var joinedCount = 1
  }
}

extension RequestTable.Entry {
  init(
    _ request: PopupQueue.Request, surface: PopupSurface, laneIndex: Int,
    submittedAt: MonotonicInstant
  ) {
    self.init(
      id: request.id, key: request.key, group: request.group, submittedAt: submittedAt,
      delay: request.delay, expiration: request.expiration, priority: request.priority,
      scope: request.scope, link: RequestTable.Link(request), laneIndex: Int32(laneIndex),
      pageExit: request.pageExit, surface: surface, conflict: request.conflict,
      ignoresPageCover: request.ignoresPageCover,
      presentsOverForeignModals: request.presentsOverForeignModals,
      isModal: request.isModal, isAnimated: request.isAnimated)
  }

  var parent: PopupID? {
    if case .child(let parent) = link { parent } else { nil }
  }

  var sequence: SequenceID? {
    if case .step(let sequence) = link { sequence } else { nil }
  }

  /// The sort key in the queue of its lane.
  var position: QueuePosition {
    QueuePosition(priority: priority, wasSuspended: wasSuspended, id: id)
  }

  /// When it expires; `nil` if it does not, or has been suspended.
  var expirationDeadline: RequestDeadline? {
    guard !wasSuspended, let expiration else { return nil }
    return RequestDeadline(time: submittedAt + expiration, id: id)
  }

  /// Whether it is bound to the page in front of which it is first presented.
  var isPageBound: Bool { pageExit != .stay }

  /// Whether it can be suspended: a window or view can be hidden with its state intact, a modal in
  /// the app window cannot.
  var canBeSuspended: Bool { surface != .appWindowModal }

  var isWaitingForFirstPresentation: Bool { !wasSuspended && !phase.occupiesLane }

  /// Returns its bucket in the queue of its lane, given the page it is bound to.
  func bucket(_ boundPage: PageID?) -> LaneQueue.Bucket {
    LaneQueue.Bucket(
      requirement: wasSuspended ? resumeRequirement(for: boundPage) : startRequirement,
      parent: parent,
      surface: surface, conflict: conflict, wasSuspended: wasSuspended,
      presentsOverForeignModals: presentsOverForeignModals)
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

  private func resumeRequirement(for boundPage: PageID?) -> PageRequirement {
    guard let boundPage else { return .none }
    return ignoresPageCover ? .pageIgnoringCover(boundPage) : .page(boundPage)
  }
}

extension RequestTable.Link {
  /// Creates the relation of a request; a child is never a step.
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
