// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What loads, and what its answer is good for.
extension PlaceholderMachine {
  mutating func begin(_ load: Load, _ effects: inout [Effect]) {
    guard phase != .gone else {
      return effects += [.cancel(load.id), .reportLoad(load.id, .gone)]
    }
    replaceLoad(&effects)
    var load = load
    if load.cover == .automatic, hasContent { load.cover = .never }
    self.load = load
    if load.cover == .never {
      // A loading page of a load that was replaced has nobody any more who takes it away.
      return returnToSettled(animated: load.isAnimated, &effects)
    }
    var pacing = load.pacing
    if load.isRetry { pacing.delay = .zero }
    want(
      Page(id: load.id, kind: .loading), pacing, animated: load.isAnimated, for: nil, &effects)
  }

  mutating func finish(_ id: PlaceholderID, _ end: LoadEnd, _ effects: inout [Effect]) {
    guard let load, load.id == id else { return }
    self.load = nil
    let page: Page?
    let outcome: LoadOutcome
    switch end {
    case .content: (page, outcome, settled) = (nil, .content, .content)
    case .empty: (page, outcome) = (Page(id: id, kind: .empty), .empty)
    case .failure where load.cover == .never:
      return effects.append(.reportLoad(id, .refreshFailed))
    case .failure: (page, outcome) = (Page(id: id, kind: .failure), .failed)
    }
    if let page { settled = .page(page, .immediate) }
    want(page, .immediate, animated: load.isAnimated, for: .load(id, outcome), &effects)
  }

  mutating func cancel(_ id: PlaceholderID, _ effects: inout [Effect]) {
    guard let load, load.id == id else { return }
    self.load = nil
    effects += [.cancel(id), .reportLoad(id, .cancelled)]
    returnToSettled(animated: load.isAnimated, &effects)
  }

  /// Takes its task from the load that runs, for something newer.
  mutating func replaceLoad(_ effects: inout [Effect]) {
    guard let load else { return }
    self.load = nil
    effects += [.cancel(load.id), .reportLoad(load.id, .replaced)]
  }

  /// Goes back to what was there before a load, unless that is what is asked for.
  private mutating func returnToSettled(animated: Bool, _ effects: inout [Effect]) {
    guard wanted != settled.page else { return }
    want(settled.page, settled.pacing, animated: animated, for: nil, &effects)
  }
}
