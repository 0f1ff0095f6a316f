// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A form, the time, and short words for what happens; every answer comes as text.
///
/// Checks are answered by a closure, quick ones at once as the shell does, slow ones when the test says.
struct FormPlay {
  private(set) var form: StyledAlertForm
  private(set) var deadline: Instant?
  /// The runs of slow checks that have not been answered, by check.
  private(set) var slow: [Int: Int] = [:]
  var now = Instant(sinceStart: .zero)
  /// What a quick check says about the texts.
  var judge: (Int, [String]) -> StyledAlertForm.Verdict = { _, _ in .fine }

  init(_ form: StyledAlertForm) {
    self.form = form
  }

  /// A form of text fields with these checks, and with one button that confirms: number 0.
  init(
    _ texts: [String], _ checks: [StyledAlertForm.Check] = [],
    judge: @escaping (Int, [String]) -> StyledAlertForm.Verdict = { _, _ in .fine }
  ) {
    form = StyledAlertForm(
      fields: texts.map { StyledAlertForm.Field(.line, .text($0)) }, checks: checks,
      confirming: [0])
    self.judge = judge
  }

  var texts: [String] {
    form.fields.map { if case .text(let text) = $0.value { text } else { "" } }
  }

  @discardableResult
  mutating func happens(_ event: StyledAlertForm.Event) -> [String] {
    var (answer, line): ([String], [StyledAlertForm.Event]) = ([], [event])
    while !line.isEmpty {
      for effect in form.handle(line.removeFirst(), at: now) {
        switch effect {
        case .ask(let check, let run) where form.checks[check].isSlow:
          slow[check] = run
          answer.append("ask \(check)")
        case .ask(let check, let run): line.append(.wasAnswered(run, judge(check, texts)))
        case .drop(let run):
          guard let check = slow.first(where: { $0.value == run })?.key else { continue }
          slow[check] = nil
          answer.append("drop \(check)")
        case .focus(let field): answer.append("focus \(field.map { "\($0)" } ?? "nothing")")
        case .reveal(let place): answer.append("reveal \(place)")
        case .announce(let words): answer.append("say \(words)")
        case .press(let button): answer.append("press \(button)")
        case .setDeadline(let moment): deadline = moment
        }
      }
    }
    return answer
  }

  @discardableResult
  mutating func begin() -> [String] { happens(.didBegin) }

  @discardableResult
  mutating func type(_ text: String, into field: Int = 0) -> [String] {
    happens(.didEdit(field, .text(text)))
  }

  @discardableResult
  mutating func press(_ button: Int = 0) -> [String] { happens(.wasPressed(button)) }

  /// A slow check answers.
  @discardableResult
  mutating func answer(_ check: Int, _ verdict: StyledAlertForm.Verdict) -> [String] {
    guard let run = slow.removeValue(forKey: check) else { return ["nobody asked"] }
    return happens(.wasAnswered(run, verdict))
  }

  /// Time passes, and the timer fires where it is set.
  @discardableResult
  mutating func pass(_ time: Duration) -> [String] {
    now = now + time
    guard let deadline, deadline <= now else { return [] }
    return happens(.deadlineDidPass)
  }
}
