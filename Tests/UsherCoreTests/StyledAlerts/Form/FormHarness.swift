// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A form, the time, and short words for what happens; every answer comes as text.
///
/// Checks are answered by a closure, quick ones at once as the shell does, slow ones when the test says.
struct FormHarness {
  private(set) var form: StyledAlertForm
  private(set) var deadline: MonotonicInstant?
  /// The runs of slow checks that have not been answered, by check.
  private(set) var runningValidators: [Int: Int] = [:]
  var now = MonotonicInstant(sinceStart: .zero)
  /// What a quick check says about the texts.
  var validate: (Int, [String]) -> StyledAlertForm.ValidationResult = { _, _ in .valid }

  init(_ form: StyledAlertForm) {
    self.form = form
  }

  /// A form of text fields with these checks, and with one button that confirms: number 0.
  init(
    _ texts: [String], _ checks: [StyledAlertForm.Validator] = [],
    judge: @escaping (Int, [String]) -> StyledAlertForm.ValidationResult = { _, _ in .valid }
  ) {
    form = StyledAlertForm(
      fields: texts.map { StyledAlertForm.Field(.singleLine, .text($0)) }, validators: checks,
      submitButtons: [0])
    self.validate = judge
  }

  var texts: [String] {
    form.fields.map { if case .text(let text) = $0.value { text } else { "" } }
  }

  @discardableResult
  mutating func send(_ event: StyledAlertForm.Event) -> [String] {
    var (output, events): ([String], [StyledAlertForm.Event]) = ([], [event])
    while !events.isEmpty {
      for effect in form.handle(events.removeFirst(), at: now) {
        switch effect {
        case .runValidator(let check, let run) where form.validators[check].isAsynchronous:
          runningValidators[check] = run
          output.append("ask \(check)")
        case .runValidator(let check, let run): events.append(.validatorDidFinish(run, validate(check, texts)))
        case .cancelValidator(let run):
          guard let check = runningValidators.first(where: { $0.value == run })?.key else { continue }
          runningValidators[check] = nil
          output.append("drop \(check)")
        case .focus(let field): output.append("focus \(field.map { "\($0)" } ?? "nothing")")
        case .scrollTo(let place): output.append("reveal \(place)")
        case .announce(let words): output.append("say \(words)")
        case .finish(let button): output.append("press \(button)")
        case .setDeadline(let instant): deadline = instant
        }
      }
    }
    return output
  }

  @discardableResult
  mutating func load() -> [String] { send(.didLoad) }

  @discardableResult
  mutating func type(_ text: String, into field: Int = 0) -> [String] {
    send(.fieldDidChange(field, .text(text)))
  }

  @discardableResult
  mutating func press(_ button: Int = 0) -> [String] { send(.buttonPressed(button)) }

  /// A slow check answers.
  @discardableResult
  mutating func finishValidator(_ check: Int, _ result: StyledAlertForm.ValidationResult) -> [String] {
    guard let run = runningValidators.removeValue(forKey: check) else { return ["nobody asked"] }
    return send(.validatorDidFinish(run, result))
  }

  /// Time passes, and the timer fires where it is set.
  @discardableResult
  mutating func advance(_ time: Duration) -> [String] {
    now = now + time
    guard let deadline, deadline <= now else { return [] }
    return send(.deadlineDidPass)
  }
}
