// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What the user sees and hears of it.
extension StyledAlertForm {
  /// What the return key of a field does.
  package enum ReturnKey: Sendable, Hashable {
    /// It goes on to the next field.
    case next
    /// It confirms.
    case submit
    /// It puts the keyboard away.
    case done
  }

  package func returnKey(of field: Int) -> ReturnKey {
    nextField(after: field) != nil ? .next : submitButtons.isEmpty ? .done : .submit
  }

  /// The next field that can be typed into.
  func nextField(after field: Int) -> Int? {
    fields.indices.first { $0 > field && fields[$0].inputKind != .none && fields[$0].isEnabled }
  }

  /// The button that the return key taps.
  package var submitButton: Int? { submitButtons.first }

  /// The field that has the focus at first.
  package var initialField: Int? { nextField(after: -1) }

  /// Whether a button can be tapped.
  package func isEnabled(_ button: Int) -> Bool {
    guard !isFinished, !isBusy(button) else { return false }
    return !validators.indices.contains { index in
      guard isInvalid(index) else { return false }
      if validators[index].isButtonCondition { return validators[index].location == .button(button) }
      return validators[index].timing == .whileEditing && submitButtons.contains(button)
    }
  }

  /// Whether an answer is waited for that a button has asked for.
  package func isBusy(_ button: Int) -> Bool { submission?.button == button }

  /// What is wrong at each place, as far as the user is told.
  package var errors: [ErrorLocation: String] {
    var errors: [ErrorLocation: String] = [:]
    for index in validators.indices where errors[validators[index].location] == nil {
      if let reason = visibleError(index) { errors[validators[index].location] = reason }
    }
    return errors
  }

  /// He is not told while he types for the first time, save of what took its time.
  private func visibleError(_ index: Int) -> String? {
    let validator = validators[index]
    guard !validator.isButtonCondition, let reason = validatorStates[index].result?.reason else { return nil }
    if validator.isAsynchronous || validator.timing == .onSubmit || wasSubmissionRefused { return reason }
    return didEndEditing(validator) ? reason : nil
  }

  /// What judges several fields is told below one of them when that was left, and below all of them when
  /// any was.
  private func didEndEditing(_ validator: Validator) -> Bool {
    if let field = validator.field { return fields[field].didEndEditing }
    if case .field(let field) = validator.location { return fields[field].didEndEditing }
    return fields.contains(where: \.didEndEditing)
  }

  mutating func fieldDidEndEditing(_ field: Int) {
    guard fields.indices.contains(field), fields[field].wasEdited else { return }
    fields[field].didEndEditing = true
  }

  /// Goes where the first thing is wrong, and says it.
  func showFirstError(_ effects: inout [Effect]) {
    guard let (location, reason) = firstError(in: errors) else { return }
    if case .field(let field) = location, fields[field].inputKind != .none, fields[field].isEnabled {
      effects.append(.focus(field))
    }
    effects += [.scrollTo(location), .announce(reason)]
  }

  /// Says what has become wrong, unless that has just been said.
  func announceNewErrors(comparedTo previousErrors: [ErrorLocation: String], _ effects: inout [Effect]) {
    guard !effects.contains(where: { if case .announce = $0 { true } else { false } }),
      let (_, reason) = firstError(in: errors.filter { previousErrors[$0.key] != $0.value })
    else { return }
    effects.append(.announce(reason))
  }

  private func firstError(in errors: [ErrorLocation: String]) -> (ErrorLocation, String)? {
    let locations = fields.indices.map { ErrorLocation.field($0) } + [.form]
    return locations.lazy.compactMap { location in errors[location].map { (location, $0) } }.first
  }
}
