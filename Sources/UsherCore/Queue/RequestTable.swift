// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Every request that has not been dismissed, indexed by identifier, key, group and page.
struct RequestTable: Sendable, Equatable {
  private(set) var table = SerialTable<Entry>()
  /// The properties that only some requests have.
  private(set) var details = SerialTable<Details>()
  /// The requests with a key that are not being dismissed.
  private(set) var byKey: [PopupKey: PopupID] = [:]
  private(set) var byGroup: [PopupGroup: Set<PopupID>] = [:]
  /// The requests whose scope is one particular page.
  private(set) var byPage: [PageID: Set<PopupID>] = [:]
  /// The requests that are bound to a page.
  private(set) var boundIDs: [PopupID] = []

  var entries: [Entry] { table.elements }

  var isEmpty: Bool { entries.isEmpty }

  subscript(id: PopupID) -> Entry? { table[id] }

  mutating func insert(_ entry: Entry) {
    let id = entry.id
    if let key = entry.request.key { byKey[key] = id }
    if let group = entry.request.group { byGroup[group, default: []].insert(id) }
    if case .page(let page) = entry.request.scope { byPage.add(id, to: page) }
    if let duration = entry.request.displayDuration {
      updateDetails(of: id) { $0.displayTimer = DisplayTimer(duration) }
    }
    table.append(entry)
  }

  /// Removes and returns the entry of a request, if it exists.
  mutating func remove(_ id: PopupID) -> Entry? {
    guard let entry = table.remove(id) else { return nil }
    releaseKey(entry.request.key, of: id)
    if let group = entry.request.group { byGroup.remove(id, from: group) }
    if case .page(let page) = entry.request.scope { byPage.remove(id, from: page) }
    boundIDs.removeFirst(id)
    _ = details.remove(id)
    return entry
  }

  // MARK: Changes

  /// Changes the entry of a request, if it exists.
  mutating func change(_ id: PopupID, _ change: (inout Entry) -> Void) {
    table.change(id, change)
  }

  /// Sets the phase of a request; its key is free as soon as it is being dismissed.
  mutating func setPhase(of id: PopupID, _ phase: PopupQueue.Phase) {
    guard let index = table.index(of: id) else { return }
    table.change(id) { $0.phase = phase }
    if phase.isDismissing { releaseKey(table.elements[index].request.key, of: id) }
  }

  mutating func setScope(of id: PopupID, to scope: PageScope) {
    guard let entry = self[id] else { return }
    if case .page(let page) = entry.request.scope { byPage.remove(id, from: page) }
    if case .page(let page) = scope { byPage.add(id, to: page) }
    change(id) { $0.request.scope = scope }
  }

  mutating func updateDetails(of id: PopupID, _ change: (inout Details) -> Void) {
    if details.index(of: id) == nil { details.append(Details(id: id)) }
    details.change(id, change)
  }

  /// Binds a request that has started to a page, or unbinds it.
  mutating func bind(_ id: PopupID, toPage page: PageID?) {
    boundIDs.removeFirst(id)
    if page != nil { boundIDs.append(id) }
    updateDetails(of: id) { $0.boundPage = page }
  }

  private mutating func releaseKey(_ key: PopupKey?, of id: PopupID) {
    if let key, byKey[key] == id { byKey[key] = nil }
  }

  // MARK: Queries

  // Each reads one property in place: a copy of the whole entry takes longer than most events.

  func phase(of id: PopupID) -> PopupQueue.Phase? {
    table.index(of: id).map { table.elements[$0].phase }
  }

  func watchdog(of id: PopupID) -> PopupQueue.Watchdog? {
    table.index(of: id).flatMap { table.elements[$0].phase.watchdog }
  }

  func displayTimer(of id: PopupID) -> DisplayTimer? {
    details.index(of: id).flatMap { details.elements[$0].displayTimer }
  }

  func boundPage(of id: PopupID) -> PageID? {
    details.index(of: id).flatMap { details.elements[$0].boundPage }
  }

  func isHidden(_ id: PopupID) -> Bool {
    details.index(of: id).map { details.elements[$0].isHidden } ?? false
  }

  func startIndex(of id: PopupID) -> Int {
    details.index(of: id).map { details.elements[$0].startIndex } ?? 0
  }

  /// Returns the requests of a target, in the order of their submission; one that is named by its
  /// identifier need not exist.
  func ids(matching target: PopupQueue.DismissalTarget, in lanes: LaneTable) -> [PopupID] {
    switch target {
    case .request(let id): [id]
    case .key(let key): byKey[key].map { [$0] } ?? []
    case .group(let group): byGroup[group]?.sorted() ?? []
    case .lane(let lane):
      entries.filter { lanes[$0.laneIndex].lane.name == lane.name }.map(\.id).sorted()
    case .all: entries.map(\.id).sorted()
    }
  }
}

extension [PopupID] {
  /// Removes a request that the array contains at most once.
  mutating func removeFirst(_ id: PopupID) {
    if let index = firstIndex(of: id) { remove(at: index) }
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
  struct Entry: Sendable, Equatable, Identifiable {
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
  struct Details: Sendable, Equatable, Identifiable {
    let id: PopupID
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
    case .any where isPageBound: .condition(.anyPage)
    case .any: .condition(request.surface == .appWindowModal ? .pagesSettled : .always)
    case .types(let types): types.only.map { .condition(.type($0)) } ?? .types(types)
    case .names(let names): names.only.map { .condition(.name($0)) } ?? .names(names)
    case .page(let id): .condition(.page(id))
    case .predicate(let id): .condition(.predicate(id))
    }
  }

  private func resumeRequirement(for boundPage: PageID?) -> PageRequirement {
    guard let boundPage else { return .condition(.always) }
    return request.ignoresPageCover ? .pageIgnoringCover(boundPage) : .condition(.page(boundPage))
  }
}

extension Set {
  /// The element, if there is exactly one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
