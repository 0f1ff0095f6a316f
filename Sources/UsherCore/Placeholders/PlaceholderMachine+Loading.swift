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
