// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension PopupQueue {
  /// The properties of one popup that a queue needs; the content stays with its presenter.
  public struct Request: Sendable, Equatable {
    /// The identifier; must be higher than those of all earlier requests.
    public package(set) var id: PopupID
    /// The key that identifies the popup; `nil`: it is never a duplicate.
    public var key: PopupKey?
    /// What happens if another request has its key.
    public var keyPolicy: PopupKeyPolicy
    /// The group it is dismissed with.
    public var group: PopupGroup?
    /// The lane it competes in.
    public var lane: PopupLane
    /// Higher priorities start first.
    public var priority: PopupPriority
    /// The pages it may appear on.
    public var scope: PageScope
    /// What happens when its page is left.
    ///
    /// The default is `stay` for a request that may appear on any page, and `dismiss` for others.
    public var pageExit: PopupPageExit {
      get { explicitPageExit ?? (scope == .any ? .stay : .dismiss) }
      set { explicitPageExit = newValue }
    }
    /// The page exit policy that was set; `nil`: the default.
    package private(set) var explicitPageExit: PopupPageExit?
    /// Whether its page does not count as left while it is covered.
    public var ignoresPageCover: Bool
    /// Its relation to other requests.
    public var link: RequestLink
    /// What hosts the popup. The child of a popup in a window of its own always gets a window of
    /// its own.
    public var surface: PopupSurface
    /// Whether, in the app window, it is presented above a foreign modal; otherwise it waits until
    /// that has been dismissed.
    public var presentsOverForeignModals: Bool
    /// Whether what is behind it cannot be used. The display timers of popups behind it are
    /// stopped.
    public var isModal: Bool
    /// What has to be asked before it starts for the first time; `nil`: nothing.
    public var question: PopupQuestion?
    /// The minimum time before it starts, counted from its submission; a negative one counts as
    /// zero.
    public var delay: Duration { didSet { delay = delay.clampedToNonNegative } }
    /// What happens if it is the next one but has no capacity.
    public var conflict: PopupConflict
    /// The maximum time until its first appearance, counted from its submission; `nil`: no limit.
    public var expiration: Duration? { didSet { expiration = expiration?.clampedToNonNegative } }
    /// How long it stays visible before it is dismissed; `nil`: no limit.
    public var displayDuration: Duration? {
      didSet { displayDuration = displayDuration?.clampedToNonNegative }
    }
    /// How long it stays visible at least if the app dismisses it earlier.
    public var minimumDisplayDuration: Duration {
      didSet { minimumDisplayDuration = minimumDisplayDuration.clampedToNonNegative }
    }
    /// Whether its appearance is animated.
    public var isAnimated: Bool
    /// Whether the user has not asked for it. The engine only names it in blockers.
    public var isUnsolicited: Bool

    /// Creates a request; all properties except the identifier have defaults.
    public init(
      id: PopupID,
      key: PopupKey? = nil,
      keyPolicy: PopupKeyPolicy = .join,
      group: PopupGroup? = nil,
      lane: PopupLane = .popups,
      priority: PopupPriority = .standard,
      scope: PageScope = .any,
      pageExit: PopupPageExit? = nil,
      ignoresPageCover: Bool = false,
      link: RequestLink = .none,
      surface: PopupSurface = .ownWindow,
      presentsOverForeignModals: Bool = false,
      isModal: Bool = true,
      question: PopupQuestion? = nil,
      delay: Duration = .zero,
      conflict: PopupConflict = .wait,
      expiration: Duration? = nil,
      displayDuration: Duration? = nil,
      minimumDisplayDuration: Duration = .zero,
      isAnimated: Bool = true,
      isUnsolicited: Bool = false
    ) {
      self.id = id
      self.key = key
      self.keyPolicy = keyPolicy
      self.group = group
      self.lane = lane
      self.priority = priority
      self.scope = scope
      explicitPageExit = pageExit
      self.ignoresPageCover = ignoresPageCover
      self.link = link
      self.surface = surface
      self.presentsOverForeignModals = presentsOverForeignModals
      self.isModal = isModal
      self.question = question
      self.delay = delay.clampedToNonNegative
      self.conflict = conflict
      self.expiration = expiration?.clampedToNonNegative
      self.displayDuration = displayDuration?.clampedToNonNegative
      self.minimumDisplayDuration = minimumDisplayDuration.clampedToNonNegative
      self.isAnimated = isAnimated
      self.isUnsolicited = isUnsolicited
    }
  }

  /// The relation of a request to other ones.
  public enum RequestLink: Sendable, Equatable {
    /// None.
    case none
    /// It is a child of this popup: it is shown above it, whatever its lane shows, and is suspended
    /// and dismissed with it.
    case child(of: PopupID)
    /// It is a step of this sequence.
    case step(of: SequenceID)
  }
}

extension PopupQueue.Request {
  /// The parent, if it is a child.
  package var parent: PopupID? {
    if case .child(let parent) = link { parent } else { nil }
  }

  /// The sequence of which it is a step, if it is one.
  package var sequence: SequenceID? {
    if case .step(let sequence) = link { sequence } else { nil }
  }
}

extension PopupQueue {
  /// A change of a request that waits for its first presentation, or of its display duration.
  public enum RequestChange: Sendable, Equatable {
    /// It has another priority; the same priority does not change its position.
    case priority(PopupPriority)
    /// It may appear on other pages.
    case scope(PageScope)
    /// It waits at least this long, counted from its submission.
    case delay(Duration)
    /// It waits at most this long for its first appearance, counted from its submission; `nil`: no
    /// limit.
    case expiration(Duration?)
    /// It is dismissed after being visible this long, counted from now; `nil`: never. Unlike the
    /// others it can be changed until the dismissal begins.
    case displayDuration(Duration?)
  }
}

// MARK: - Completing and changing a request

extension PopupQueue {
  /// Returns the surface of a request. The children of a popup in its own window get windows of
  /// their own, because everything in the app window would be below their parent.
  func effectiveSurface(for request: Request) -> PopupSurface {
    request.parent.flatMap(find)?.request.surface == .ownWindow ? .ownWindow : request.surface
  }

  /// Returns a request with its effective surface, and with what follows from that.
  package func completed(_ request: Request, countsAsPage: Bool) -> Request {
    var request = request
    request.surface = effectiveSurface(for: request)
    let isModalInAppWindow = request.surface == .appWindowModal
    // With pages or a parent it is meant for that place, whatever the app presents there.
    request.presentsOverForeignModals =
      isModalInAppWindow
      && (request.presentsOverForeignModals || request.scope != .any || request.parent != nil)
    // A page covers the page that it is bound to itself, and later popups are in front of it.
    if isModalInAppWindow, countsAsPage { request.ignoresPageCover = true }
    return request
  }

  /// Changes a request. Everything but the display duration can be changed only while the request
  /// waits for its first presentation.
  mutating func apply(_ id: PopupID, _ change: RequestChange) {
    if case .displayDuration(let duration) = change {
      return restartDisplayTimer(of: id, with: duration)
    }
    guard let before = find(id), before.isWaitingForFirstPresentation else { return }
    var changed = before.request
    switch change {
    case .priority(let priority): changed.priority = priority
    case .scope(let scope): changed.scope = scope
    case .delay(let delay): changed.delay = delay
    case .expiration(let time): changed.expiration = time
    case .displayDuration: break  // Handled above.
    }
    guard changed != before.request else { return }
    removeFromQueues(before)
    self.change(id) { $0.request = changed }
    requeue(id, after: before.phase)
  }

  /// Queues or delays a changed request again.
  private mutating func requeue(_ id: PopupID, after phase: Phase) {
    guard let state = find(id) else { return }
    if let deadline = state.expirationDeadline { expirations.insertInOrder(deadline) }
    var earliestTime = state.submittedAt + state.request.delay
    switch phase {
    // `finishStep` queues it, with the delay that it has then.
    case .awaitingPreviousStep: return
    // A postponement that has begun goes on.
    case .postponed(let time, _):
      if let time { delays.insertInOrder(RequestDeadline(time: time, id: id)) }
      return
    case .asking where earliestTime <= now: return asking.insertInOrder(id)
    case .asking: effects.append(.stopAsking(id))
    // A request that was refused also waits for its next attempt.
    case .delayed(let attempt):
      if state.refusalCount > 0 { earliestTime = max(earliestTime, attempt) }
    // Only a request that waits for its first presentation is changed.
    case .queued, .presenting, .dismissalPending, .visible, .suspended, .dismissing: break
    }
    queue(id, notBefore: earliestTime)
  }
}

// MARK: - Updating a request

extension PopupQueue {
  /// Updates the content of the first request, raises its priority and restarts its display timer.
  mutating func update(_ first: PopupID, from request: Request) {
    // The closure cannot read the queue while `change` modifies it.
    let now = now
    cancelLateDismissal(of: first)
    change(first) { state in
      state.joinedCount += 1
      if !request.isUnsolicited { state.request.isUnsolicited = false }
      if state.displayTimer == nil {
        state.displayTimer = request.displayDuration.map { DisplayTimer($0) }
      }
      state.displayTimer?.restart(request.displayDuration, at: now)
    }
    guard let state = find(first) else { return }
    timedRequests.removeFirst(first)
    if state.displayTimer != nil, state.phase.occupiesLane { timedRequests.append(first) }
    reprioritize(first, max(state.request.priority, request.priority))
    effects.append(.update(first, from: request.id, count: state.joinedCount))
  }
}
