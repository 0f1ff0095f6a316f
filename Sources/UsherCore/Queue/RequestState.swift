// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A request and its state, from its submission until it is dismissed.
struct RequestState: Sendable, Equatable {
  /// The request as it was submitted, with the changes of its priority and of `RequestChange`; its
  /// display duration is that of its timer.
  var request: PopupQueue.Request
  var phase = PopupQueue.Phase.awaitingPreviousStep
  /// The index of its lane.
  let laneIndex: Int
  let submittedAt: MonotonicInstant
  /// Whether it has been suspended, so that it is resumed instead of presented.
  var wasSuspended = false
  /// Whether it has been visible, so that it no longer expires.
  var hasAppeared = false
  /// When it last became visible.
  var visibleSince = MonotonicInstant.distantPast
  /// Its late dismissal, if it has one.
  var lateDismissal: LateDismissal?
  /// Whether it is hidden because its page disappears.
  var isHidden = false
  /// How often its presentation was refused since it was last visible.
  var refusalCount = 0
  /// How many of the refusals count as failed attempts: those that the pages do not explain.
  var countedRefusals = 0
  /// The start count of the queue when it last started, itself included.
  var startIndex = 0
  /// One more than the number of updates.
  var joinedCount = 1
  /// The page that it is bound to: the one in front of which it was first presented.
  var boundPage: PageID?
  /// The timer of its display duration, if it has one.
  var displayTimer: DisplayTimer?
  /// The reasons to pause its display timer, each as often as it was added.
  var pauses: [DisplayTimerPause] = []

  init(_ request: PopupQueue.Request, laneIndex: Int, submittedAt: MonotonicInstant) {
    self.request = request
    // The default depends on the scope with which it was submitted.
    self.request.pageExit = request.pageExit
    self.laneIndex = laneIndex
    self.submittedAt = submittedAt
    displayTimer = request.displayDuration.map { DisplayTimer($0) }
  }

  var id: PopupID { request.id }

  /// The sort key while it is queued.
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

  /// What it needs in order to start.
  var startRequirements: StartRequirements {
    StartRequirements(
      wasSuspended: wasSuspended, surface: request.surface, conflict: request.conflict,
      presentsOverForeignModals: request.presentsOverForeignModals, parent: request.parent,
      pages: pageRequirement)
  }

  private var pageRequirement: PageRequirement {
    if wasSuspended {
      return boundPage.map {
        .boundPage($0, of: request.scope, ignoringCover: request.ignoresPageCover)
      } ?? .none
    }
    switch request.scope {
    case .any where !isPageBound:
      // UIKit refuses presentations during a transition.
      return request.surface == .appWindowModal ? .settledPages : .none
    case .types(let types) where types.count == 1:
      return types.first.map { .pageOfType($0) } ?? .none
    case .any, .types, .names, .page, .predicate:
      return .pageInScope(request.scope)
    }
  }
}

// MARK: - Requests by identifier

extension PopupQueue {
  // Inlined, so that reading a property does not copy the others.
  @inline(__always)
  func find(_ id: PopupID) -> RequestState? { requests[id.serial] }

  /// Removes and returns a request, if it exists.
  mutating func remove(_ id: PopupID) -> RequestState? {
    guard let state = requests.removeValue(forKey: id.serial) else { return nil }
    releaseKey(state.request.key, of: id)
    return state
  }

  /// Changes a request, if it exists. Returns what the closure returns.
  @discardableResult
  mutating func change<Result>(_ id: PopupID, _ change: (inout RequestState) -> Result) -> Result? {
    guard let index = requests.index(forKey: id.serial) else { return nil }
    return change(&requests.values[index])
  }

  /// Sets the phase of a request; its key is free as soon as it is being dismissed.
  mutating func setPhase(of id: PopupID, _ phase: Phase) {
    let key = change(id) { state in
      state.phase = phase
      return state.request.key
    }
    if phase.isDismissing { releaseKey(key ?? nil, of: id) }
  }

  private mutating func releaseKey(_ key: PopupKey?, of id: PopupID) {
    // A dismissing request has lost its key, which another one may have now.
    if let key, idsByKey[key] == id { idsByKey[key] = nil }
  }

  /// Returns the page that a request is bound to, in front of which it was first presented; `nil`
  /// if there is none.
  public func boundPage(of id: PopupID) -> PageID? { find(id)?.boundPage }

  func isHidden(_ id: PopupID) -> Bool { find(id)?.isHidden ?? false }

  /// Returns the requests of a target, in the order of their submission; one that is named by its
  /// identifier need not exist.
  func ids(matching target: DismissalTarget) -> [PopupID] {
    switch target {
    case .request(let id): [id]
    case .key(let key): idsByKey[key].map { [$0] } ?? []
    case .group(let group): ids { $0.request.group == group }
    case .lane(let lane): ids { lanes[$0.laneIndex].lane.name == lane.name }
    case .all: ids { _ in true }
    }
  }

  /// Returns the requests that satisfy a predicate, in the order of their submission. O(n).
  func ids(where isIncluded: (RequestState) -> Bool) -> [PopupID] {
    requests.values.filter(isIncluded).map(\.id).inOrder
  }
}
