// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The placeholder machine and its reference model, compared after each event, with a check of what
/// is visible.
package struct PlaceholderDifferentialTest {
  package private(set) var machine = PlaceholderMachine()
  package private(set) var now = MonotonicInstant.seconds(0)
  /// The events and their effects, as text.
  package private(set) var script: [String] = []
  /// The number of moves so far.
  package private(set) var moves = 0
  private var model = ReferencePlaceholder()
  private(set) var calls: Set<PlaceholderID> = []
  private var reported: Set<PlaceholderID> = []
  /// The visible loading page, and when it appeared.
  private var loading: (since: MonotonicInstant, minimum: Duration)?
  private var minimumDurations: [PlaceholderID: Duration] = [:]

  package init() {}

  /// Sends an event after an interval. Returns the first failure with the script, or `nil`.
  ///
  /// Deadlines during the interval are sent first.
  package mutating func play(
    _ event: PlaceholderMachine.Event, after interval: Duration = .zero
  ) -> String? {
    let end = now + interval
    while let next = machine.deadline, next <= end {
      now = next
      if let failure = send(.deadlineDidPass) { return failure }
    }
    now = end
    return send(event)
  }

  private mutating func send(_ event: PlaceholderMachine.Event) -> String? {
    record(event)
    let effects = machine.handle(event, at: now)
    let expected = model.handle(event, at: now)
    script.append("at \(now) \(event) -> \(effects)")
    if effects != expected { return failed("the model says \(expected)") }
    if machine.deadline != model.deadline {
      return failed("the deadline is \(machine.deadline as Any), not \(model.deadline as Any)")
    }
    if let deadline = machine.deadline, deadline <= now { return failed("the deadline has passed") }
    for effect in effects {
      if let problem = check(effect) { return failed(problem) }
    }
    return nil
  }

  private func failed(_ problem: String) -> String {
    "\(problem), after\n\(script.joined(separator: "\n"))"
  }

  /// Removes the page. Returns a failure, such as a missing report.
  package mutating func finish() -> String? {
    if let failure = play(.pageWasRemoved) { return failure }
    if machine.deadline != nil { return failed("a deadline is left") }
    let missing = calls.subtracting(reported)
    return missing.isEmpty ? nil : failed("\(missing) have no report")
  }

  /// Whether machine and model are in the same states as those of another test.
  func hasSameState(as other: PlaceholderDifferentialTest) -> Bool {
    now == other.now && machine == other.machine && model == other.model
  }

  private mutating func record(_ event: PlaceholderMachine.Event) {
    switch event {
    case .showRequested(let page, let timing, _): addCall(page.id, timing.minimumDuration)
    case .hideRequested(let id, _): addCall(id, .zero)
    case .loadDidBegin(let load): addCall(load.id, load.timing.minimumDuration)
    case .loadDidFinish, .cancelRequested, .loadDidLosePage, .retryRequested, .moveDidEnd,
      .deadlineDidPass, .pageWasRemoved:
      break
    }
  }

  private mutating func addCall(_ id: PlaceholderID, _ minimum: Duration) {
    guard calls.insert(id).inserted else { return }
    minimumDurations[id] = minimum
  }

  /// Checks one effect by itself. Returns a failure, or `nil`.
  private mutating func check(_ effect: PlaceholderMachine.Effect) -> String? {
    switch effect {
    case .deliverOutcome(let id, _), .deliverLoadOutcome(let id, _):
      guard calls.contains(id) else { return "\(id) is not a call" }
      return reported.insert(id).inserted ? nil : "\(id) was reported before"
    case .move(let index, let page, _):
      moves += 1
      guard index == moves else { return "move \(index) is not the next" }
      return checkLoading(page)
    case .cancel, .retry: return nil
    }
  }

  private mutating func checkLoading(_ page: PlaceholderMachine.Page?) -> String? {
    guard let page, page.kind == .loading else {
      defer { loading = nil }
      guard let loading, now - loading.since < loading.minimum else { return nil }
      return "a loading page flashed for \(now - loading.since)"
    }
    let since = loading?.since ?? now
    loading = (since, max(loading?.minimum ?? .zero, minimumDurations[page.id] ?? .zero))
    return nil
  }
}
