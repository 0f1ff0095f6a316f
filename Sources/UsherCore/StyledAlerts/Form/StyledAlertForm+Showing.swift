// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What the user sees and hears of it.
extension StyledAlertForm {
  /// What the return key of a field does.
  package enum ReturnKey: Sendable, Hashable {
    /// It goes on to the next field.
    case next
    /// It confirms.
    case confirm
    /// It puts the keyboard away.
    case done
  }

  package func returnKey(of field: Int) -> ReturnKey {
    next(after: field) != nil ? .next : confirming.isEmpty ? .done : .confirm
  }

  /// The next field that can be typed into.
  func next(after field: Int) -> Int? {
    fields.indices.first { $0 > field && fields[$0].typing != .none && fields[$0].isEnabled }
  }

  /// The button that the return key taps.
  package var confirmer: Int? { confirming.first }

  /// The field that has the focus at first.
  package var first: Int? { next(after: -1) }

  /// Whether a button can be tapped.
  package func isEnabled(_ button: Int) -> Bool {
    guard !isOver, !isBusy(button) else { return false }
    return !checks.indices.contains { number in
      guard isWrong(number) else { return false }
      if checks[number].isOfButton { return checks[number].place == .button(button) }
      return checks[number].validation == .live && confirming.contains(button)
    }
  }

  /// Whether an answer is waited for that a button has asked for.
  package func isBusy(_ button: Int) -> Bool { attempt?.button == button }

  /// What is wrong at each place, as far as the user is told.
  package var errors: [Place: String] {
    var errors: [Place: String] = [:]
    for number in checks.indices where errors[checks[number].place] == nil {
      if let reason = told(number) { errors[checks[number].place] = reason }
    }
    return errors
  }

  /// He is not told while he types for the first time, save of what took its time.
  private func told(_ number: Int) -> String? {
    let check = checks[number]
    guard !check.isOfButton, let reason = judgements[number].verdict?.reason else { return nil }
    if check.isSlow || check.validation == .onConfirm || isTried { return reason }
    return isLeft(check) ? reason : nil
  }

  /// What judges several fields is told below one of them when that was left, and below all of them when
  /// any was.
  private func isLeft(_ check: Check) -> Bool {
    if let field = check.field { return fields[field].isLeft }
    if case .field(let field) = check.place { return fields[field].isLeft }
    return fields.contains(where: \.isLeft)
  }

  mutating func leave(_ field: Int) {
    guard fields.indices.contains(field), fields[field].isChanged else { return }
    fields[field].isLeft = true
  }

  /// Goes where the first thing is wrong, and says it.
  func showFirstError(_ effects: inout [Effect]) {
    guard let (place, reason) = firstError(in: errors) else { return }
    if case .field(let field) = place, fields[field].typing != .none, fields[field].isEnabled {
      effects.append(.focus(field))
    }
    effects += [.reveal(place), .announce(reason)]
  }

  /// Says what has become wrong, unless that has just been said.
  func announce(besides told: [Place: String], _ effects: inout [Effect]) {
    guard !effects.contains(where: { if case .announce = $0 { true } else { false } }),
      let (_, reason) = firstError(in: errors.filter { told[$0.key] != $0.value })
    else { return }
    effects.append(.announce(reason))
  }

  private func firstError(in errors: [Place: String]) -> (Place, String)? {
    let places = fields.indices.map { Place.field($0) } + [.form]
    return places.lazy.compactMap { place in errors[place].map { (place, $0) } }.first
  }
}
