// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Loads

extension PlaceholderMachine {
  mutating func begin(_ load: Load, _ effects: inout [Effect]) {
    guard isNew(load.id) else { return }
    endLoad(.replaced, &effects)
    var load = load
    if load.visibility == .automatic, hasContent { load.visibility = .never }
    self.load = load
    // It is the current load now, so its task is cancelled and its outcome delivered.
    if phase == .finished { return endLoad(.pageGone, &effects) }
    if load.visibility == .never {
      // The loading page of the replaced load would otherwise stay forever.
      return restoreBaseContent(&effects)
    }
    var timing = load.timing
    // The user has tapped and expects a reaction.
    if load.isRetry { timing.delay = .zero }
    setTarget(Page(id: load.id, kind: .loading), timing, for: nil, &effects)
  }

  mutating func finish(_ id: PlaceholderID, _ result: LoadResultKind, _ effects: inout [Effect]) {
    // The late result of a load that was replaced or cancelled.
    guard let load, load.id == id else { return }
    self.load = nil
    let outcome: LoadOutcome
    switch result {
    case .content: (baseContent, outcome) = (.content, .content)
    case .empty: (baseContent, outcome) = (.page(Page(id: id, kind: .empty), .immediate), .empty)
    case .failure where load.visibility == .never:
      return effects.append(.deliverLoadOutcome(id, .refreshFailed))
    case .failure:
      (baseContent, outcome) = (.page(Page(id: id, kind: .failure), .immediate), .failed)
    }
    setTarget(baseContent.page, .immediate, for: .load(id, outcome), &effects)
  }

  mutating func cancel(
    _ id: PlaceholderID, _ outcome: LoadOutcome, _ effects: inout [Effect]
  ) {
    guard load?.id == id else { return }  // It has ended already.
    endLoad(outcome, &effects)
    restoreBaseContent(&effects)
  }

  /// Cancels the current load and delivers its outcome.
  mutating func endLoad(_ outcome: LoadOutcome, _ effects: inout [Effect]) {
    guard let load else { return }
    self.load = nil
    effects += [.cancel(load.id), .deliverLoadOutcome(load.id, outcome)]
  }

  /// Shows what was shown before the load, unless it is the target already.
  private mutating func restoreBaseContent(_ effects: inout [Effect]) {
    guard targetPage != baseContent.page else { return }
    setTarget(baseContent.page, baseContent.timing, for: nil, &effects)
  }
}

// MARK: - Target

extension PlaceholderMachine {
  /// What is shown while no load is running.
  enum BaseContent: Sendable, Equatable {
    /// Neither the content nor a page has been set yet.
    case unknown
    /// The content, which is in place.
    case content
    case page(Page, PlaceholderTiming)

    var page: Page? {
      if case .page(let page, _) = self { page } else { nil }
    }

    var timing: PlaceholderTiming {
      if case .page(_, let timing) = self { timing } else { .immediate }
    }
  }

  /// The call or load whose outcome is reported when the target is shown.
  enum Completion: Sendable, Equatable {
    case call(PlaceholderID)
    /// A load that has a result; its outcome does not change any more.
    case load(PlaceholderID, LoadOutcome)
  }

  /// The page that was requested last; `nil` is the content.
  package var targetPage: Page? {
    phase.pendingMove.map(\.page) ?? visiblePage
  }

  /// Whether the content is in place: it was shown or loaded, and no page has replaced it since.
  package var hasContent: Bool { baseContent == .content }

  /// The pages that are visible or can still become visible.
  package var referencedPages: Set<Page> {
    Set([visiblePage, targetPage, baseContent.page].compactMap { $0 })
  }

  /// Shows a page or the content for a call.
  mutating func show(
    _ content: BaseContent, for id: PlaceholderID, animated: Bool, _ effects: inout [Effect]
  ) {
    guard isNew(id) else { return }
    // Every call has an outcome, also one for a page that is gone.
    guard phase != .finished else { return effects.append(.deliverOutcome(id, .pageGone)) }
    endLoad(.replaced, &effects)
    baseContent = content
    setTarget(content.page, content.timing, animated: animated, for: .call(id), &effects)
  }

  /// Sets the target. The call or load that waited for the previous target is reported as replaced.
  mutating func setTarget(
    _ page: Page?, _ timing: PlaceholderTiming, animated: Bool = true, for completion: Completion?,
    _ effects: inout [Effect]
  ) {
    report(.replaced, &effects)
    self.completion = completion
    if page == visiblePage {
      // A move that is not due is dropped; one in progress to this page still has to end.
      phase = phase.move.map { .moving($0) } ?? .idle
      if phase == .idle { report(.shown, &effects) }
      return
    }
    var earliestTime = now + timing.delay.clampedToNonNegative
    if page?.kind == .loading {
      // For the user it is the same wait, which has no second delay.
      if visiblePage?.kind == .loading { earliestTime = now }
      // A new loading page does not restart the delay of a pending one.
      if let move = phase.pendingMove, move.page?.kind == .loading {
        earliestTime = min(earliestTime, move.earliestTime)
      }
    }
    phase = .waiting(
      PendingMove(
        page: page, earliestTime: earliestTime,
        minimumDuration: timing.minimumDuration.clampedToNonNegative, isAnimated: animated),
      during: phase.move)
  }

  /// Performs the pending move if it is due.
  mutating func moveIfDue(_ effects: inout [Effect]) {
    guard let move = phase.pendingMove, earliestMoveTime(of: move) <= now else { return }
    // The times of loading pages that follow each other are added.
    if !isSameWait(move) { (appearanceTime, earliestDisappearance) = (now, now) }
    earliestDisappearance = max(earliestDisappearance, appearanceTime + move.minimumDuration)
    visiblePage = move.page
    moveCount += 1
    phase = .moving(moveCount)
    effects.append(.move(moveCount, to: move.page, animated: move.isAnimated))
  }

  /// Returns when a pending move is due: after its delay and after the minimum duration of the
  /// visible page. A loading page replaces another one without waiting for the minimum duration.
  private func earliestMoveTime(of move: PendingMove) -> MonotonicInstant {
    isSameWait(move) ? move.earliestTime : max(move.earliestTime, earliestDisappearance)
  }

  /// Whether a loading page replaces another one.
  private func isSameWait(_ move: PendingMove) -> Bool {
    visiblePage?.kind == .loading && move.page?.kind == .loading
  }

  mutating func moveDidEnd(after number: Int, _ effects: inout [Effect]) {
    // A newer move has taken over and sends its own end.
    guard phase.move == number else { return }
    if let move = phase.pendingMove {
      // Nothing is reported yet, because the target is still to come.
      phase = .waiting(move, during: nil)
    } else {
      phase = .idle
      report(.shown, &effects)
    }
  }

  /// Reports an outcome to the call that waits for the target, or its own outcome to the load that
  /// does.
  mutating func report(_ outcome: PlaceholderOutcome, _ effects: inout [Effect]) {
    switch completion {
    case .call(let id): effects.append(.deliverOutcome(id, outcome))
    case .load(let id, let loadOutcome): effects.append(.deliverLoadOutcome(id, loadOutcome))
    // The target is that of a load in progress, or no call has asked for it.
    case nil: break
    }
    completion = nil
  }

  /// When `deadlineDidPass` must be sent; `nil` if no move is pending.
  package var deadline: MonotonicInstant? {
    phase.pendingMove.map(earliestMoveTime)
  }

  mutating func finish(_ effects: inout [Effect]) {
    guard phase != .finished else { return }  // Repeated.
    endLoad(.pageGone, &effects)
    report(.pageGone, &effects)
    phase = .finished
    baseContent = .unknown
    visiblePage = nil
  }
}

extension PlaceholderMachine.Phase {
  /// The move that is not due yet.
  var pendingMove: PlaceholderMachine.PendingMove? {
    if case .waiting(let move, during: _) = self { move } else { nil }
  }

  /// The number of the move in progress.
  var move: Int? {
    switch self {
    case .waiting(_, during: let move): move
    case .moving(let move): move
    case .idle, .finished: nil
    }
  }
}
