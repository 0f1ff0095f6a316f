// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not been dismissed, indexed by identifier, key, group and page.
///
/// The entries are contiguous and unordered: the last one moves to the index of a removed one.
struct RequestTable: Sendable, Equatable {
  private(set) var entries: [Entry] = []
  /// The index of each entry, by the serial number of its request: numbers are hashed faster.
  private var indices: [UInt64: Int32] = [:]
  /// The properties that only some requests have.
  private(set) var details: [PopupID: Details] = [:]
  /// The requests with a key that are not being dismissed.
  private(set) var byKey: [PopupKey: PopupID] = [:]
  private(set) var byGroup: [PopupGroup: Set<PopupID>] = [:]
  /// The requests whose scope is one particular page.
  private(set) var byPage: [PageID: Set<PopupID>] = [:]
  /// The requests that are bound to a page.
  private(set) var boundIDs: [PopupID] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(id: PopupID) -> Entry? {
    indices[id.serial].map { entries[Int($0)] }
  }

  func phase(of id: PopupID) -> PopupQueue.Phase? {
    indices[id.serial].map { entries[Int($0)].phase }
  }

  mutating func insert(_ entry: Entry) {
    indices[entry.id.serial] = Int32(entries.count)
    entries.append(entry)
    if let key = entry.request.key { byKey[key] = entry.id }
    if let group = entry.request.group { byGroup[group, default: []].insert(entry.id) }
    if case .page(let page) = entry.request.scope { byPage.add(entry.id, to: page) }
    if let duration = entry.request.displayDuration {
      updateDetails(of: entry.id) { $0.displayTimer = DisplayTimer(duration) }
    }
  }

  mutating func remove(_ id: PopupID) {
    guard let index = indices.removeValue(forKey: id.serial) else { return }
    let entry = entries[Int(index)]
    let last = entries.removeLast()
    if last.id != id {
      entries[Int(index)] = last
      indices[last.id.serial] = index
    }
    releaseKey(of: entry)
    if let group = entry.request.group { byGroup.remove(id, from: group) }
    if case .page(let page) = entry.request.scope { byPage.remove(id, from: page) }
    if details.removeValue(forKey: id)?.boundPage != nil { boundIDs.removeAll { $0 == id } }
  }

  // MARK: Changes

  /// Changes the entry of a request, if it exists.
  mutating func change(_ id: PopupID, _ change: (inout Entry) -> Void) {
    guard let index = indices[id.serial] else { return }
    change(&entries[Int(index)])
  }

  /// Sets the phase of a request; its key is free as soon as it is being dismissed.
  mutating func setPhase(of id: PopupID, _ phase: PopupQueue.Phase) {
    guard let index = indices[id.serial] else { return }
    entries[Int(index)].phase = phase
    if phase.isDismissing { releaseKey(of: entries[Int(index)]) }
  }

  mutating func setScope(of id: PopupID, to scope: PageScope) {
    guard let entry = self[id] else { return }
    if case .page(let page) = entry.request.scope { byPage.remove(id, from: page) }
    if case .page(let page) = scope { byPage.add(id, to: page) }
    change(id) { $0.request.scope = scope }
  }

  @discardableResult
  mutating func updateDetails<Result>(
    of id: PopupID, _ change: (inout Details) -> Result
  ) -> Result {
    change(&details[id, default: Details()])
  }

  /// Binds a request that has started to a page, or unbinds it.
  mutating func bind(_ id: PopupID, toPage page: PageID?) {
    boundIDs.removeAll { $0 == id }
    if page != nil { boundIDs.append(id) }
    updateDetails(of: id) { $0.boundPage = page }
  }

  private mutating func releaseKey(of entry: Entry) {
    if let key = entry.request.key, byKey[key] == entry.id { byKey[key] = nil }
  }

  // MARK: Queries

  /// Returns the requests of a target, in the order of their submission.
  func ids(matching target: PopupQueue.DismissalTarget, in lanes: LaneTable) -> [PopupID] {
    switch target {
    case .request(let id): indices[id.serial] == nil ? [] : [id]
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
  /// A request and its state; small, because there may be very many.
  struct Entry: Sendable, Equatable {
    /// The request as it was submitted, with the changes of its priority and of `RequestChange`;
    /// its display duration is that of its timer.
    var request: PopupQueue.Request
    /// Whether it has been suspended, so that it is resumed instead of presented.
    var wasSuspended = false
    /// Whether it has been visible, so that it no longer expires.
    var hasAppeared = false
    /// How often its presentation was refused since it was last visible; stops at the maximum.
    var refusalCount: UInt8 = 0
    /// How many of the refusals count as failed attempts: those that the pages do not explain.
    var countedRefusals: UInt8 = 0
    /// The index of its lane in the lane table.
    let laneIndex: Int32
    /// The index of its bucket in the queue of its lane, while it is queued.
    var bucketIndex: Int32 = -1
    let submittedAt: MonotonicInstant
    var phase = PopupQueue.Phase.awaitingPreviousStep
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
  init(_ request: PopupQueue.Request, laneIndex: Int, submittedAt: MonotonicInstant) {
    self.init(request: request, laneIndex: Int32(laneIndex), submittedAt: submittedAt)
    // The default depends on the scope with which it was submitted.
    self.request.pageExit = request.pageExit
  }

  var id: PopupID { request.id }

  /// The sort key in the queue of its lane.
  var position: QueuePosition {
    QueuePosition(priority: request.priority, wasSuspended: wasSuspended, id: id)
  }

  /// When it expires; `nil` if it does not, or has appeared.
  var expirationDeadline: RequestDeadline? {
    guard !hasAppeared, let expiration = request.expiration else { return nil }
    return RequestDeadline(time: submittedAt + expiration, id: id)
  }

  /// Whether it is bound to the page in front of which it is first presented.
  var isPageBound: Bool { request.pageExit != .stay }

  /// Whether it can be suspended: a window or view can be hidden with its state intact, a modal in
  /// the app window cannot.
  var canBeSuspended: Bool { request.surface != .appWindowModal }

  var isWaitingForFirstPresentation: Bool { !wasSuspended && !phase.occupiesLane }

  /// Returns its bucket in the queue of its lane, given the page it is bound to.
  func bucket(_ boundPage: PageID?) -> LaneQueue.Bucket {
    LaneQueue.Bucket(
      requirement: wasSuspended ? resumeRequirement(for: boundPage) : startRequirement,
      parent: request.parent, surface: request.surface, conflict: request.conflict,
      wasSuspended: wasSuspended, presentsOverForeignModals: request.presentsOverForeignModals)
  }

  private var startRequirement: PageRequirement {
    switch request.scope {
    case .any where isPageBound: .anyPage
    case .any: request.surface == .appWindowModal ? .settledPages : .none
    case .types(let types): .types(types)
    case .names(let names): .names(names)
    case .page(let id): .page(id)
    case .predicate(let id): .predicate(id)
    }
  }

  private func resumeRequirement(for boundPage: PageID?) -> PageRequirement {
    guard let boundPage else { return .none }
    return request.ignoresPageCover ? .pageIgnoringCover(boundPage) : .page(boundPage)
  }
}
