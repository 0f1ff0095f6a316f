// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a form”: each event in each state.
struct FormTableTests {
  @Test func `the article describes the states of a form`() throws {
    try expectArticle(
      "StyledAlertStates", describes: Self.states, events: Self.events, state: \.state)
  }

  /// A form with one field, whose text must not be empty and is then sent to a server, while the
  /// user types; button 0 submits, button 1 cancels.
  private static var begun: FormHarness {
    var harness = FormHarness(
      ["a"],
      [
        .init(field: 0, location: .field(0), .whileEditing),
        .init(field: 0, location: .field(0), .whileEditing, isAsynchronous: true),
      ]
    ) { _, texts in texts[0].isEmpty ? .invalid("It is empty.") : .valid }
    harness.load()
    return harness
  }

  private static func after(_ change: (inout FormHarness) -> Void) -> FormHarness {
    var harness = begun
    change(&harness)
    return harness
  }

  private static var states: KeyValuePairs<String, () -> FormHarness> {
    [
      "filled in": { begun },
      "typing": { after { $0.type("ab") } },
      "validating": { after { $0.askServer() } },
      "fine": { after { $0.askServer(.valid) } },
      "wrong": { after { $0.askServer(.invalid("It is taken.")) } },
      "not validated": { after { $0.askServer(.failed("There is no network.")) } },
      "submitting": { after { $0.press() } },
      "over": { after { $0.press(1) } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout FormHarness) -> [String]> {
    [
      "`fieldDidChange`: a text": { $0.type("abc") },
      "`fieldDidChange`: an empty text": { $0.type("") },
      "`fieldDidEndEditing`": { $0.send(.fieldDidEndEditing(0)) },
      "`returnKeyPressed`": { $0.send(.returnKeyPressed(0)) },
      "`buttonPressed`: a button that submits": { $0.press() },
      "`buttonPressed`: one that does not": { $0.press(1) },
      "`validatorDidFinish`: fine": { $0.finishServer(.valid) },
      "`validatorDidFinish`: wrong": { $0.finishServer(.invalid("It is taken.")) },
      "`validatorDidFinish`: failed": { $0.finishServer(.failed("There is no network.")) },
      "`validatorDidFinish`: cancelled": { $0.finishServer(.cancelled) },
      "`deadlineDidPass`": { harness in
        harness.now = max(harness.now, harness.deadline ?? harness.now)
        return harness.send(.deadlineDidPass)
      },
      "`alertDidDismiss`": { $0.send(.alertDidDismiss) },
    ]
  }
}

extension FormHarness {
  /// Types, pauses, and finishes the asynchronous validator if there is a result.
  fileprivate mutating func askServer(_ result: StyledAlertForm.ValidationResult? = nil) {
    type("ab")
    advance(by: StyledAlertForm.typingPause)
    if let result { finishValidator(1, with: result) }
  }

  /// Finishes the asynchronous validator, if it is running.
  fileprivate mutating func finishServer(_ result: StyledAlertForm.ValidationResult) -> [String] {
    runningValidators[1] == nil
      ? send(.validatorDidFinish(0, result)) : finishValidator(1, with: result)
  }

  fileprivate var state: String {
    if form.isFinished { return "over" }
    if form.submission != nil { return "submitting" }
    let (quick, server) = (form.validators[0], form.validators[1])
    if server.run != nil { return "validating" }
    if case .invalid = quick.result { return "wrong" }
    if server.scheduledAt != nil { return "typing" }
    return switch server.result {
    case .valid: "fine"
    case .invalid: "wrong"
    case .failed: "not validated"
    case .some(.cancelled), nil: "filled in"
    }
  }
}
