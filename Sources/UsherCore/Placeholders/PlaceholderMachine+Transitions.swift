// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What loads, and what its answer is good for.
extension PlaceholderMachine {
  mutating func begin(_ load: Load, _ effects: inout [Effect]) {
    guard phase != .finished else {
      return effects += [.cancel(load.id), .deliverLoadOutcome(load.id, .pageGone)]
    }
    cancelCurrentLoad(&effects)
    var load = load
    if load.visibility == .automatic, hasContent { load.visibility = .never }
    self.load = load
    if load.visibility == .never {
      // A loading page of a load that was replaced has nobody any more who takes it away.
      return restoreBaseContent(animated: load.isAnimated, &effects)
    }
    var timing = load.timing
    if load.isRetry { timing.delay = .zero }
    setTarget(
      Page(id: load.id, kind: .loading), timing, animated: load.isAnimated, for: nil, &effects)
  }

  mutating func finish(_ id: PlaceholderID, _ result: LoadResultKind, _ effects: inout [Effect]) {
    guard let load, load.id == id else { return }
    self.load = nil
    let page: Page?
    let outcome: LoadOutcome
    switch result {
    case .content: (page, outcome, baseContent) = (nil, .content, .content)
    case .empty: (page, outcome) = (Page(id: id, kind: .empty), .empty)
    case .failure where load.visibility == .never:
      return effects.append(.deliverLoadOutcome(id, .refreshFailed))
    case .failure: (page, outcome) = (Page(id: id, kind: .failure), .failed)
    }
    if let page { baseContent = .page(page, .immediate) }
    setTarget(page, .immediate, animated: load.isAnimated, for: .load(id, outcome), &effects)
  }

  mutating func cancel(_ id: PlaceholderID, _ effects: inout [Effect]) {
    guard let load, load.id == id else { return }
    self.load = nil
    effects += [.cancel(id), .deliverLoadOutcome(id, .cancelled)]
    restoreBaseContent(animated: load.isAnimated, &effects)
  }

  /// Takes its task from the load that runs, for something newer.
  mutating func cancelCurrentLoad(_ effects: inout [Effect]) {
    guard let load else { return }
    self.load = nil
    effects += [.cancel(load.id), .deliverLoadOutcome(load.id, .replaced)]
  }

  /// Goes back to what was there before a load, unless that is what is asked for.
  private mutating func restoreBaseContent(animated: Bool, _ effects: inout [Effect]) {
    guard targetPage != baseContent.page else { return }
    setTarget(baseContent.page, baseContent.timing, animated: animated, for: nil, &effects)
  }
}

// What is asked for, and when it is shown.
extension PlaceholderMachine {
  /// What the user sees if nothing loads.
  enum BaseContent: Sendable, Hashable {
    /// Nobody has said anything about the content yet.
    case unknown
    /// The content, and somebody said that it is there.
    case content
    case page(Page, PlaceholderTiming)

    var page: Page? {
      if case .page(let page, _) = self { page } else { nil }
    }

    var timing: PlaceholderTiming {
      if case .page(_, let timing) = self { timing } else { .immediate }
    }
  }

  /// How long what is shown has been there, and until when it has to stay.
  struct VisibleInterval: Sendable, Hashable {
    var since: MonotonicInstant
    var end: MonotonicInstant
  }

  /// Who is to be told that the screen shows what he asked for.
  enum Completion: Sendable, Hashable {
    case call(PlaceholderID)
    /// A load that has an answer; whatever comes now, that was it.
    case load(PlaceholderID, LoadOutcome)
  }

  /// What was asked for last; `nil` is the content.
  package var targetPage: Page? {
    phase.pendingMove.map(\.page) ?? visiblePage
  }

  /// Whether somebody said that the content is there, and nothing has been said against it since.
  package var hasContent: Bool { baseContent == .content }

  /// The pages that may still be ordered onto the screen or are there.
  package var referencedPages: Set<Page> {
    Set([visiblePage, targetPage, baseContent.page].compactMap { $0 })
  }

  mutating func show(
    _ page: Page, _ timing: PlaceholderTiming, animated: Bool, _ effects: inout [Effect]
  ) {
    guard phase != .finished else { return effects.append(.deliverOutcome(page.id, .pageGone)) }
    cancelCurrentLoad(&effects)
    baseContent = .page(page, timing)
    setTarget(page, timing, animated: animated, for: .call(page.id), &effects)
  }

  mutating func hide(_ id: PlaceholderID, animated: Bool, _ effects: inout [Effect]) {
    guard phase != .finished else { return effects.append(.deliverOutcome(id, .pageGone)) }
    cancelCurrentLoad(&effects)
    baseContent = .content
    setTarget(nil, .immediate, animated: animated, for: .call(id), &effects)
  }

  /// Makes this what is asked for; whoever asked before has been replaced.
  mutating func setTarget(
    _ page: Page?, _ timing: PlaceholderTiming, animated: Bool, for asker: Completion?,
    _ effects: inout [Effect]
  ) {
    report(.replaced, &effects)
    completion = asker
    if page == visiblePage {
      phase = phase.move.map { .moving($0) } ?? .idle
      if phase == .idle { report(.shown, &effects) }
      return
    }
    var earliestTime = now + timing.delay.clampedToNonNegative
    if page?.kind == .loading {
      if visiblePage?.kind == .loading { earliestTime = now }
      // Who has waited for a page that loads goes on waiting for the next one, not anew.
      if let move = phase.pendingMove, move.page?.kind == .loading { earliestTime = min(earliestTime, move.earliestTime) }
    }
    phase = .waiting(
      PendingMove(
        page: page, earliestTime: earliestTime, minimumDuration: timing.minimumDuration.clampedToNonNegative, isAnimated: animated),
      during: phase.move)
  }

  /// Orders onto the screen what waits, if nothing keeps it from that any more.
  mutating func moveIfDue(_ effects: inout [Effect]) {
    guard let move = phase.pendingMove, earliestMoveTime(of: move) <= now else { return }
    let isSameWait = visiblePage?.kind == .loading && move.page?.kind == .loading
    let since = isSameWait ? visibleInterval.since : now
    visibleInterval = VisibleInterval(since: since, end: max(isSameWait ? visibleInterval.end : now, since + move.minimumDuration))
    visiblePage = move.page
    moveCount += 1
    phase = .moving(moveCount)
    effects.append(.move(moveCount, to: move.page, animated: move.isAnimated))
  }

  /// When what waits is shown: after its delay, and when what is there may leave. One page that loads
  /// gives way to another at once.
  private func earliestMoveTime(of move: PendingMove) -> MonotonicInstant {
    let isSameWait = visiblePage?.kind == .loading && move.page?.kind == .loading
    return isSameWait ? move.earliestTime : max(move.earliestTime, visibleInterval.end)
  }

  mutating func moveDidEnd(after number: Int, _ effects: inout [Effect]) {
    guard phase.move == number else { return }
    if let move = phase.pendingMove {
      phase = .waiting(move, during: nil)
    } else {
      phase = .idle
      report(.shown, &effects)
    }
  }

  /// Tells who waits for the screen, if anybody does, what became of it.
  mutating func report(_ outcome: PlaceholderOutcome, _ effects: inout [Effect]) {
    switch completion {
    case .call(let id): effects.append(.deliverOutcome(id, outcome))
    case .load(let id, let loadOutcome): effects.append(.deliverLoadOutcome(id, loadOutcome))
    case nil: break
    }
    completion = nil
  }

  /// The moment at which something becomes due.
  var nextDeadline: MonotonicInstant? {
    phase.pendingMove.map(earliestMoveTime)
  }

  /// Says when the timer is to fire, if that changed.
  mutating func updateDeadline(_ effects: inout [Effect]) {
    let deadline = nextDeadline
    guard deadline != scheduledDeadline else { return }
    scheduledDeadline = deadline
    effects.append(.setDeadline(deadline))
  }

  mutating func finish(_ effects: inout [Effect]) {
    guard phase != .finished else { return }
    if let load {
      self.load = nil
      effects += [.cancel(load.id), .deliverLoadOutcome(load.id, .pageGone)]
    }
    report(.pageGone, &effects)
    phase = .finished
    baseContent = .unknown
    visiblePage = nil
  }
}

extension PlaceholderMachine.Phase {
  /// What waits to be shown.
  var pendingMove: PlaceholderMachine.PendingMove? {
    if case .waiting(let move, during: _) = self { move } else { nil }
  }

  /// The move that runs.
  var move: Int? {
    switch self {
    case .waiting(_, during: let move): move
    case .moving(let move): move
    case .idle, .finished: nil
    }
  }
}
