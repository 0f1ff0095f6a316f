// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What the app says when a popup is about to start.
public enum PopupAnswer: Sendable, Hashable {
  /// It starts.
  case now
  /// It waits this long, at least a tenth of a second, and is asked about again when it would start;
  /// `nil`: until the waiting popups are reconsidered.
  case later(Duration? = nil)
  /// It is dismissed without having appeared.
  case drop
}

/// The question that a request asks before it starts, and how long its answer may take.
public struct PopupQuestion: Sendable, Hashable {
  /// How long an answer may take, counted while the scene is active, at least a millisecond; `nil`:
  /// there is an answer within the same turn.
  public let timeLimit: Duration?
  /// The answer that counts if there is none in time.
  public let defaultAnswer: PopupAnswer

  /// Creates a question; a time limit below a millisecond counts as one.
  public init(timeLimit: Duration? = nil, defaultAnswer: PopupAnswer = .drop) {
    self.timeLimit = timeLimit.map { max($0.clamped, .milliseconds(1)) }
    self.defaultAnswer = defaultAnswer
  }
}

/// Who has answered a question.
public enum AnswerSource: Sendable, Hashable, CaseIterable {
  /// A closure of the app, or the answer that counts without one.
  case app
  /// The limits of the popup.
  case limit
  /// Its limits, which cannot be read.
  case unreadableLimits
}

// MARK: - Asking before a start

extension PopupQueue {
  /// The shortest time until a postponed request is asked about again, so that no answer can keep
  /// the queue busy.
  static let minimumPostponement = Duration.milliseconds(100)

  /// Whether a request that would start has to be asked about first. One that is resumed has been on
  /// the screen, or on its way there.
  func needsAnswer(_ state: RequestState) -> Bool {
    state.request.question != nil && !state.wasSuspended && !admitted.contains(state.id)
  }

  /// Asks about a request that would start; it keeps its place until the answer.
  mutating func ask(_ state: RequestState) {
    stopWaiting(state)
    asking.insertInOrder(state.id)
    setPhase(of: state.id, .asking(until: answerDeadline(for: state)))
    effects.append(.ask(state.id))
  }

  private func answerDeadline(for state: RequestState) -> MonotonicInstant? {
    state.request.question?.timeLimit.map { now + $0 }
  }

  /// Applies an answer.
  mutating func didAnswer(_ id: PopupID, _ answer: PopupAnswer, by source: AnswerSource) {
    guard let state = find(id), case .asking = state.phase else { return }  // Late or unknown.
    stopWaiting(state)
    switch answer {
    case .now:
      admitted.insertInOrder(id)
      queue(id, notBefore: now)
    case .later(let duration):
      postpone(state, for: duration, by: source)
    case .drop:
      finish(id, source == .app ? .declined : .limited)
    }
  }

  private mutating func postpone(
    _ state: RequestState, for duration: Duration?, by source: AnswerSource
  ) {
    let time = duration.map { now + max($0, PopupQueue.minimumPostponement) }
    setPhase(of: state.id, .postponed(until: time, by: source))
    if let time { delays.insertInOrder(RequestDeadline(time: time, id: state.id)) }
    // A step that waits for long must not keep the others of its lane waiting.
    if let sequence = state.request.sequence { releaseLanes(of: sequence) }
  }

  /// Queues postponed requests, because an answer may be another one now.
  mutating func reconsider(_ target: ReconsiderationTarget) {
    let postponed = ids { state in
      switch (state.phase, target) {
      case (.postponed(_, by: .app), .limited): false
      default: state.phase.isPostponed
      }
    }
    guard !postponed.isEmpty else { return }
    let ids = Set(postponed)
    delays.removeAll { ids.contains($0.id) }
    for id in postponed { queueAfterDelay(id) }
  }

  /// Lets the default answer count where there is none in time.
  mutating func processQuestions() {
    guard sceneState == .active else { return }
    for id in asking {
      guard let state = find(id), case .asking(let time?) = state.phase, time <= now else {
        continue
      }
      effects.append(.stopAsking(id))
      didAnswer(id, state.request.question?.defaultAnswer ?? .drop, by: .app)
    }
  }

  /// Restarts the time limits of all questions, because only time while the scene is active counts.
  mutating func restartQuestions() {
    for state in asking.compactMap(find) {
      setPhase(of: state.id, .asking(until: answerDeadline(for: state)))
    }
  }

  /// Lets an answer count for this turn and the next one, and until the popups have disappeared that
  /// the request replaces. If it cannot start, it is asked about again when it could.
  mutating func forgetAnswers() {
    guard !admitted.isEmpty, !isWaitingForNextTurn else { return }
    let forgotten = admitted.filter { !(find($0).map(isReplacing) ?? false) }
    admitted.removeAll(where: forgotten.contains)
    // Those that were dismissed meanwhile are not asked about again.
    for id in forgotten where find(id) != nil { effects.append(.forgetAnswer(id)) }
  }

  func isReplacing(_ state: RequestState) -> Bool {
    state.phase == .queued && state.request.conflict == .replace
      && conflictingRequests(for: state).contains { phase(of: $0)?.isDismissing == true }
  }

  /// Whether the capacity that is left, or the slot of the app window, is kept for requests before
  /// this position that are being asked about.
  func isBehindQuestion(
    _ requirements: StartRequirements, at position: QueuePosition, inLane lane: Int
  ) -> Bool {
    guard !asking.isEmpty else { return false }
    let earlier = asking.compactMap(find).filter { $0.position < position && keepsPlace($0) }
    if requirements.surface == .appWindowModal, earlier.contains(where: keepsAppWindow) {
      return true
    }
    guard requirements.parent == nil else { return false }
    let count = earlier.count { $0.laneIndex == lane && $0.request.parent == nil }
    return count > 0 && lanes[lane].freeCapacity <= count
  }

  /// Whether nothing that can last keeps a request that is being asked about from starting.
  private func keepsPlace(_ state: RequestState) -> Bool {
    let requirements = state.startRequirements
    var blockers = lastingBlockers(
      of: requirements, inLane: state.laneIndex,
      isSatisfiedByPages: requirements.pages.isSatisfied(by: pageState))
    let lane = lanes[state.laneIndex]
    // The next step of a running sequence.
    if lane.sequence == state.request.sequence { blockers.remove(.sequence) }
    return lane.holds.isEmpty && blockers.isEmpty
  }

  private func keepsAppWindow(_ state: RequestState) -> Bool {
    state.request.surface == .appWindowModal && isAppWindowAvailable(under: state.request.parent)
  }
}
