// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// Sends events to a form at a time set by the test, and returns the effects as text.
///
/// A closure returns the results of validators: synchronous ones run at once, as in the shell;
/// asynchronous ones finish when the test says so.
struct FormHarness {
  private(set) var form: StyledAlertForm
  var deadline: MonotonicInstant? { form.deadline }
  /// The runs of asynchronous validators in progress, by validator.
  private(set) var runningValidators: [Int: Int] = [:]
  var now = MonotonicInstant(sinceStart: .zero)
  /// The result of a validator for the texts.
  var validate: (Int, [String]) -> StyledAlertForm.ValidationResult = { _, _ in .valid }

  init(_ form: StyledAlertForm) {
    self.form = form
  }

  /// A form of text fields with these validators and one submit button, number 0.
  init(
    _ texts: [String], _ validators: [StyledAlertForm.Validator] = [],
    validate: @escaping (Int, [String]) -> StyledAlertForm.ValidationResult = { _, _ in .valid }
  ) {
    form = StyledAlertForm(
      fields: texts.map { StyledAlertForm.Field(.singleLine, .text($0)) }, validators: validators,
      submitButtons: [0])
    self.validate = validate
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
        case .runValidator(let index, let run) where form.validators[index].isAsynchronous:
          runningValidators[index] = run
          output.append("validate \(index)")
        case .runValidator(let index, let run):
          events.append(.validatorDidFinish(run, validate(index, texts)))
        case .cancelValidator(let run):
          guard let index = runningValidators.first(where: { $0.value == run })?.key else {
            continue
          }
          runningValidators[index] = nil
          output.append("cancel \(index)")
        case .focus(let field): output.append("focus \(field.map { "\($0)" } ?? "nothing")")
        case .scrollTo(let location): output.append("scrollTo \(location)")
        case .announce(let text): output.append("announce \(text)")
        case .finish(let button): output.append("finish \(button)")
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

  /// Finishes an asynchronous validator.
  @discardableResult
  mutating func finishValidator(_ index: Int, with result: StyledAlertForm.ValidationResult)
    -> [String]
  {
    guard let run = runningValidators.removeValue(forKey: index) else { return ["not running"] }
    return send(.validatorDidFinish(run, result))
  }

  /// Advances the time and sends the deadline event if it is due.
  @discardableResult
  mutating func advance(by time: Duration) -> [String] {
    now = now + time
    guard let deadline, deadline <= now else { return [] }
    return send(.deadlineDidPass)
  }
}
