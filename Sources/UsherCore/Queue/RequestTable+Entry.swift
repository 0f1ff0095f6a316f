// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension RequestTable {
  /// What is known about one request; small, because there may be very many.
  struct Entry: Sendable, Equatable {
    let id: RequestID
    let key: PopupKey?
    let group: PopupGroup?
    /// When it came in.
    let submission: Instant
    var delay: Duration
    var expiresAfter: Duration?
    var priority: PopupPriority
    var scope: PopupScope
    let bond: Bond
    var phase = PopupQueue.Phase.inSequence
    /// The place of its lane in the lane table.
    let lane: Int32
    /// The slot of its lane's line that it is in, where it is in line.
    var slot: Int32 = -1
    let retention: PopupRetention
    let surface: PopupSurface
    let conflict: PopupConflictPolicy
    let staysWhenCovered: Bool
    let goesAboveModals: Bool
    let isModal: Bool
    let isAnimated: Bool
    /// Whether it has been suspended, so that it is restored and not presented.
    var isResumed = false
    /// How often its presentation was refused since it was last visible; no more than can be counted.
    var refusals: UInt8 = 0
    /// How many of these count against it, because nothing was seen that explains them.
    var failedAttempts: UInt8 = 0
  }

  /// What ties a request to others.
  enum Bond: Sendable, Equatable {
    case none
    /// It belongs to the popup of this request.
    case child(of: RequestID)
    /// It is a step of this sequence.
    case step(of: PopupSequence)
  }

  /// What a request gets when it starts, and what few requests have at all.
  struct Details: Sendable, Equatable {
    /// How long it may still be on screen, where that is limited.
    var time: ScreenTime?
    /// Why its time stands still, as far as that was told, each reason as often as it was given.
    var pauses: [PopupPause] = []
    /// The page in front of which it was first presented, where that matters.
    var boundPage: PageID?
    /// Whether it is hidden while its page departs.
    var isConcealed = false
    /// How many had started when it last did, itself included.
    var start = 0
    /// How many requests it stands for.
    var count = 1
  }
}

extension RequestTable.Entry {
  init(
    _ request: PopupQueue.Request, on surface: PopupSurface, lane: Int, submission: Instant
  ) {
    self.init(
      id: request.id, key: request.key, group: request.group, submission: submission,
      delay: request.delay, expiresAfter: request.expiresAfter, priority: request.priority,
      scope: request.scope, bond: RequestTable.Bond(request), lane: Int32(lane),
      retention: request.retention, surface: surface, conflict: request.conflict,
      staysWhenCovered: request.staysWhenCovered, goesAboveModals: request.goesAboveModals,
      isModal: request.isModal, isAnimated: request.isAnimated)
  }

  var parent: RequestID? {
    if case .child(let parent) = bond { parent } else { nil }
  }

  var sequence: PopupSequence? {
    if case .step(let sequence) = bond { sequence } else { nil }
  }

  /// Its place in the order of its lane.
  var place: PlaceInLine {
    PlaceInLine(priority: priority, isResumed: isResumed, id: id)
  }

  /// When it ends if it has not been on screen before.
  var expiry: DueRequest? {
    guard !isResumed, let expiresAfter else { return nil }
    return DueRequest(moment: submission + expiresAfter, id: id)
  }

  /// Whether the pages have something to say about it once it has been on screen.
  var isPageBound: Bool { retention != .stay }

  /// Whether it can be taken off the screen without ending: a window or a view of its own can, because
  /// hiding it leaves everything in it intact; what is presented on the app's window cannot.
  var canBeSuspended: Bool { surface != .appWindow }

  /// Whether it waits for its first presentation.
  var waitsToBeSeen: Bool { !isResumed && !phase.isOnStage }

  /// The bucket of its lane's line that it belongs to, with the page it is bound to.
  func bucket(_ boundPage: PageID?) -> WaitingLine.Bucket {
    WaitingLine.Bucket(
      need: isResumed ? needOfReturn(to: boundPage) : needOfStart, parent: parent,
      surface: surface, conflict: conflict, isResumed: isResumed, goesAboveModals: goesAboveModals)
  }

  private var needOfStart: PageNeed {
    switch scope {
    case .anywhere where isPageBound: .anyPage
    case .anywhere: surface == .appWindow ? .pagesAtRest : .nothing
    case .types(let types): .types(types)
    case .names(let names): .names(names)
    case .page(let id): .page(id)
    case .predicate(let id): .predicate(id)
    }
  }

  private func needOfReturn(to boundPage: PageID?) -> PageNeed {
    guard let boundPage else { return .nothing }
    return staysWhenCovered ? .pageEvenCovered(boundPage) : .page(boundPage)
  }
}

extension RequestTable.Bond {
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
