// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of what is filled in on a styled alert: decides what is judged when, what is wrong, where
/// the focus goes, and whether a button may end the alert.
///
/// A value without clocks, closures and views. Facts go in with the time at which they happened, orders
/// come out, in order. Whoever obeys them stores the new state first and calls user code last.
///
/// Each time that a check is asked has a number of its own, a run. What is said about a run that has
/// been answered or dropped changes nothing: after an edit of what it judged, after another confirmation
/// and after the end.
///
/// A button that confirms asks the quick checks first, and the slow ones when those are content. The
/// user can go on typing meanwhile, which takes the confirmation back.
package struct StyledAlertForm: Sendable, Equatable {
  /// A field, and what it holds.
  package struct Field: Sendable, Hashable {
    /// How it is typed into.
    package enum Typing: Sendable, Hashable, CaseIterable {
      /// It is not: a switch, segments.
      case none
      /// In one line; the return key goes on to the next field.
      case line
      /// In several lines; the return key begins the next one.
      case lines
    }

    package var typing: Typing
    package var value: StyledAlertValue
    /// Whether the user can change it.
    package var isEnabled: Bool
    /// Whether the user has changed it.
    var isChanged = false
    /// Whether he has left it then; from now on he is told what is wrong while he types.
    var isLeft = false

    package init(_ typing: Typing, _ value: StyledAlertValue, isEnabled: Bool = true) {
      self.typing = typing
      self.value = value
      self.isEnabled = isEnabled
    }
  }

  /// What is known about a check.
  struct Judgement: Sendable, Hashable {
    /// What it answered last about what is there now.
    var verdict: Verdict?
    /// The run that has not been answered.
    var run: Int?
    /// When it is asked, after a pause in typing.
    var due: Instant?
  }

  /// A confirmation that has not been decided.
  struct Attempt: Sendable, Hashable {
    let button: Int
    /// Whether the quick checks were content.
    var isSlow = false
  }

  /// How long the user has to pause in typing before a slow check is asked.
  package static let pause = Duration.milliseconds(400)

  package internal(set) var fields: [Field]
  let checks: [Check]
  /// The buttons that confirm, the one of the return key first.
  let confirming: [Int]
  var judgements: [Judgement]
  var attempt: Attempt?
  /// Whether the user has tried to confirm what was wrong.
  var isTried = false
  package internal(set) var isOver = false
  /// The button that ended it.
  var answer: Int?
  var now = Instant(sinceStart: .zero)
  private var lastRun = 0
  private var armedDeadline: Instant?

  package init(fields: [Field], checks: [Check], confirming: [Int]) {
    self.fields = fields
    self.checks = checks
    self.confirming = confirming
    judgements = checks.map { _ in Judgement() }
  }

  package mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    self.now = max(self.now, now)
    guard !isOver else { return [] }
    var effects: [Effect] = []
    let told = errors
    switch event {
    case .didBegin: askLive(&effects)
    case .didEdit(let field, let value): edit(field, value, &effects)
    case .didLeave(let field): leave(field)
    case .wasReturned(let field): goOn(after: field, &effects)
    case .wasPressed(let button): press(button, &effects)
    case .wasAnswered(let run, let verdict): take(verdict, of: run, &effects)
    case .availabilityDidChange(let field, let isEnabled):
      if fields.indices.contains(field) { fields[field].isEnabled = isEnabled }
    case .deadlineDidPass: break
    case .didEnd: end(&effects)
    }
    askWhatIsDue(&effects)
    if attempt == nil { announce(besides: told, &effects) }
    armDeadline(&effects)
    if let answer { effects.append(.press(answer)) }
    assert(brokenInvariants.isEmpty, "\(brokenInvariants)")
    return effects
  }

  /// The number of the next run.
  mutating func nextRun() -> Int {
    lastRun += 1
    return lastRun
  }

  /// The moment at which something becomes due.
  var nextDeadline: Instant? { judgements.compactMap(\.due).min() }

  var isArmed: Bool { armedDeadline == nextDeadline }

  private mutating func armDeadline(_ effects: inout [Effect]) {
    guard nextDeadline != armedDeadline else { return }
    armedDeadline = nextDeadline
    effects.append(.setDeadline(armedDeadline))
  }
}
