// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The machine and the model side by side; each event goes to both, and the answer to somebody who
/// watches the screen.
package struct PlaceholderDuel {
  package private(set) var machine = PlaceholderMachine()
  package private(set) var now = Instant.seconds(0)
  /// What has been played, and what was answered, as text.
  package private(set) var script: [String] = []
  /// The moves that were ordered.
  package private(set) var moves = 0
  private var model = NaivePlaceholder()
  private(set) var asked: Set<PlaceholderID> = []
  private var told: Set<PlaceholderID> = []
  private var deadline: Instant?
  /// The loading page on the screen, and when it came.
  private var loading: (since: Instant, minimum: Duration)?
  private var minima: [PlaceholderID: Duration] = [:]

  package init() {}

  /// Lets time go by and the event happen; returns what is wrong with the answer, with the script.
  ///
  /// A deadline that is reached on the way is told.
  package mutating func play(
    _ event: PlaceholderMachine.Event, after span: Duration = .zero
  ) -> String? {
    let end = now + span
    while let next = deadline, next <= end {
      now = next
      if let failure = happen(.deadlineDidPass) { return failure }
    }
    now = end
    return happen(event)
  }

  private mutating func happen(_ event: PlaceholderMachine.Event) -> String? {
    if event == .deadlineDidPass { deadline = nil }
    note(event)
    let effects = machine.handle(event, at: now)
    let expected = model.handle(event, at: now)
    script.append("at \(now) \(event) -> \(effects)")
    if effects != expected { return failed("the model says \(expected)") }
    for effect in effects {
      if let fault = watch(effect) { return failed(fault) }
    }
    return nil
  }

  private func failed(_ fault: String) -> String {
    "\(fault), after\n\(script.joined(separator: "\n"))"
  }

  /// Lets the page go; returns what is wrong, such as a missing report.
  package mutating func finish() -> String? {
    if let failure = play(.pageDidGo) { return failure }
    if deadline != nil { return failed("a timer is left") }
    let missing = asked.subtracting(told)
    return missing.isEmpty ? nil : failed("\(missing) should have had a report each")
  }

  /// Whether both sides stand where they stand in another duel, whatever led there.
  func isWhere(_ other: PlaceholderDuel) -> Bool {
    now == other.now && machine == other.machine && model == other.model
  }

  private mutating func note(_ event: PlaceholderMachine.Event) {
    switch event {
    case .showRequested(let page, let pacing, _): ask(page.id, pacing.minimum)
    case .hideRequested(let id, _): ask(id, .zero)
    case .loadDidBegin(let load): ask(load.id, load.pacing.minimum)
    case .loadDidEnd, .cancelRequested, .retryRequested, .moveDidEnd, .deadlineDidPass, .pageDidGo:
      break
    }
  }

  private mutating func ask(_ id: PlaceholderID, _ minimum: Duration) {
    guard asked.insert(id).inserted else { return }
    minima[id] = minimum
  }

  /// What is wrong with one order, by itself.
  private mutating func watch(_ effect: PlaceholderMachine.Effect) -> String? {
    switch effect {
    case .report(let id, _), .reportLoad(let id, _):
      guard asked.contains(id) else { return "\(id) was never asked for" }
      return told.insert(id).inserted ? nil : "\(id) has had its report"
    case .setDeadline(let moment):
      deadline = moment
      return moment.map { $0 > now } ?? true ? nil : "a deadline lies in the past"
    case .move(let number, let page, _):
      moves += 1
      guard number == moves else { return "move \(number) is not the next" }
      return watchLoading(page)
    case .cancel, .retry: return nil
    }
  }

  private mutating func watchLoading(_ page: PlaceholderMachine.Page?) -> String? {
    guard let page, page.kind == .loading else {
      defer { loading = nil }
      guard let loading, now - loading.since < loading.minimum else { return nil }
      return "a loading page flashed for \(now - loading.since)"
    }
    let since = loading?.since ?? now
    loading = (since, max(loading?.minimum ?? .zero, minima[page.id] ?? .zero))
    return nil
  }
}
