// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What is asked for, and when it is shown.
extension PlaceholderMachine {
  /// What the user sees if nothing loads.
  enum Settled: Sendable, Hashable {
    /// Nobody has said anything about the content yet.
    case unknown
    /// The content, and somebody said that it is there.
    case content
    case page(Page, PlaceholderPacing)

    var page: Page? {
      if case .page(let page, _) = self { page } else { nil }
    }

    var pacing: PlaceholderPacing {
      if case .page(_, let pacing) = self { pacing } else { .immediate }
    }
  }

  /// How long what is shown has been there, and until when it has to stay.
  struct Stay: Sendable, Hashable {
    var since: Instant
    var end: Instant
  }

  /// Who is to be told that the screen shows what he asked for.
  enum Pending: Sendable, Hashable {
    case call(PlaceholderID)
    /// A load that has an answer; whatever comes now, that was it.
    case load(PlaceholderID, LoadOutcome)
  }

  /// What was asked for last; `nil` is the content.
  package var wanted: Page? {
    phase.wish.map(\.page) ?? shown
  }

  /// Whether somebody said that the content is there, and nothing has been said against it since.
  package var hasContent: Bool { settled == .content }

  /// The pages that may still be ordered onto the screen or are there.
  package var pagesInUse: Set<Page> {
    Set([shown, wanted, settled.page].compactMap { $0 })
  }

  mutating func show(
    _ page: Page, _ pacing: PlaceholderPacing, animated: Bool, _ effects: inout [Effect]
  ) {
    guard phase != .gone else { return effects.append(.report(page.id, .gone)) }
    replaceLoad(&effects)
    settled = .page(page, pacing)
    want(page, pacing, animated: animated, for: .call(page.id), &effects)
  }

  mutating func hide(_ id: PlaceholderID, animated: Bool, _ effects: inout [Effect]) {
    guard phase != .gone else { return effects.append(.report(id, .gone)) }
    replaceLoad(&effects)
    settled = .content
    want(nil, .immediate, animated: animated, for: .call(id), &effects)
  }

  /// Makes this what is asked for; whoever asked before has been replaced.
  mutating func want(
    _ page: Page?, _ pacing: PlaceholderPacing, animated: Bool, for asker: Pending?,
    _ effects: inout [Effect]
  ) {
    report(.replaced, &effects)
    pending = asker
    if page == shown {
      phase = phase.move.map { .moving($0) } ?? .resting
      if phase == .resting { report(.shown, &effects) }
      return
    }
    var due = now + pacing.delay.limitedAndNotNegative
    if page?.kind == .loading {
      if shown?.kind == .loading { due = now }
      // Who has waited for a page that loads goes on waiting for the next one, not anew.
      if let wish = phase.wish, wish.page?.kind == .loading { due = min(due, wish.due) }
    }
    phase = .waiting(
      Wish(
        page: page, due: due, minimum: pacing.minimum.limitedAndNotNegative, isAnimated: animated),
      during: phase.move)
  }

  /// Orders onto the screen what waits, if nothing keeps it from that any more.
  mutating func moveIfDue(_ effects: inout [Effect]) {
    guard let wish = phase.wish, time(of: wish) <= now else { return }
    let isSameWait = shown?.kind == .loading && wish.page?.kind == .loading
    let since = isSameWait ? stay.since : now
    stay = Stay(since: since, end: max(isSameWait ? stay.end : now, since + wish.minimum))
    shown = wish.page
    moves += 1
    phase = .moving(moves)
    effects.append(.move(moves, to: wish.page, animated: wish.isAnimated))
  }

  /// When what waits is shown: after its delay, and when what is there may leave. One page that loads
  /// gives way to another at once.
  private func time(of wish: Wish) -> Instant {
    let isSameWait = shown?.kind == .loading && wish.page?.kind == .loading
    return isSameWait ? wish.due : max(wish.due, stay.end)
  }

  mutating func rest(after number: Int, _ effects: inout [Effect]) {
    guard phase.move == number else { return }
    if let wish = phase.wish {
      phase = .waiting(wish, during: nil)
    } else {
      phase = .resting
      report(.shown, &effects)
    }
  }

  /// Tells who waits for the screen, if anybody does, what became of it.
  mutating func report(_ outcome: PlaceholderOutcome, _ effects: inout [Effect]) {
    switch pending {
    case .call(let id): effects.append(.report(id, outcome))
    case .load(let id, let end): effects.append(.reportLoad(id, end))
    case nil: break
    }
    pending = nil
  }

  /// The moment at which something becomes due.
  var nextDeadline: Instant? {
    phase.wish.map(time)
  }

  /// Says when the timer is to fire, if that changed.
  mutating func armDeadline(_ effects: inout [Effect]) {
    let deadline = nextDeadline
    guard deadline != armedDeadline else { return }
    armedDeadline = deadline
    effects.append(.setDeadline(deadline))
  }

  mutating func go(_ effects: inout [Effect]) {
    guard phase != .gone else { return }
    if let load {
      self.load = nil
      effects += [.cancel(load.id), .reportLoad(load.id, .gone)]
    }
    report(.gone, &effects)
    phase = .gone
    settled = .unknown
    shown = nil
  }
}

extension PlaceholderMachine.Phase {
  /// What waits to be shown.
  var wish: PlaceholderMachine.Wish? {
    if case .waiting(let wish, during: _) = self { wish } else { nil }
  }

  /// The move that runs.
  var move: Int? {
    switch self {
    case .waiting(_, during: let move): move
    case .moving(let move): move
    case .resting, .gone: nil
    }
  }
}
