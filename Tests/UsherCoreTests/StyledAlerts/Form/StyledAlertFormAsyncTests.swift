// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks whose answers take time.
struct StyledAlertFormAsyncTests {
  typealias Form = StyledAlertForm

  /// A name that a server knows or not: judged while the user types, or when he confirms.
  private static func formWithServer(_ validation: StyledAlertValidationTiming) -> FormHarness {
    let checks = [
      Form.Validator(field: 0, location: .field(0), .whileEditing),
      Form.Validator(field: 0, location: .field(0), validation, isAsynchronous: true),
    ]
    var harness = FormHarness(["ann"], checks) { _, texts in
      texts[0].count < 3 ? .invalid("short") : .valid
    }
    harness.load()
    return harness
  }

  @Test func `a confirmation waits for the answer, and its button is busy`() {
    var harness = Self.formWithServer(.onSubmit)
    #expect(harness.press() == ["ask 1"])
    #expect(harness.form.isBusy(0) && !harness.form.isEnabled(0) && harness.form.isEnabled(1))
    #expect(harness.press() == [], "it is asked once")
    #expect(harness.send(.returnKeyPressed(0)) == [])

    #expect(harness.finishValidator(1, .valid) == ["press 0"] && harness.form.isFinished)
  }

  @Test func `what is quick is asked once for a confirmation, before what is slow`() {
    var validators: [Int] = []
    var harness = FormHarness(
      ["Ann"],
      [Form.Validator(location: .form, .onSubmit), Form.Validator(location: .form, .onSubmit, isAsynchronous: true)]
    ) { check, _ in
      validators.append(check)
      return .valid
    }
    harness.load()

    #expect(harness.press() == ["ask 1"] && validators == [0])
    #expect(harness.finishValidator(1, .valid) == ["press 0"] && validators == [0])
  }

  @Test func `an answer that is a no is told, and goes with the next change`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(harness.finishValidator(1, .invalid("taken")) == ["focus 0", "reveal field(0)", "say taken"])
    #expect(harness.form.errors == [.field(0): "taken"])
    #expect(!harness.form.isBusy(0) && harness.form.isEnabled(0))
    #expect(harness.type("anna") == [] && harness.form.errors.isEmpty)
    #expect(harness.type("an") == ["say short"], "now at once")
  }

  @Test func `the second confirmation asks again, and what was wrong is not told meanwhile`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()
    harness.finishValidator(1, .failed("offline"))
    #expect(harness.form.errors == [.field(0): "offline"])

    #expect(harness.press() == ["ask 1"] && harness.form.errors.isEmpty)

    #expect(harness.finishValidator(1, .valid) == ["press 0"])
  }

  @Test func `a late answer changes nothing: after an edit, another confirmation, the end`() {
    for event: Form.Event in [.fieldDidChange(0, .text("anna")), .buttonPressed(1), .alertDidDismiss] {
      var harness = FormHarness(
        Form(
          fields: [Form.Field(.singleLine, .text("ann"))],
          validators: [Form.Validator(field: 0, location: .field(0), .onSubmit, isAsynchronous: true)],
          submitButtons: [0, 1]))
      harness.press()
      guard let run = harness.runningValidators[0] else { return #expect(Bool(false), "it was not asked") }
      let answer = harness.send(event)
      #expect(answer.first == "drop 0")
      let before = harness.form

      #expect(harness.send(.validatorDidFinish(run, .valid)) == [] && harness.form == before)
      #expect(harness.form.isBusy(1) == (event == .buttonPressed(1)))
    }
  }

  @Test func `while the user types it is asked after a pause, and not for what is known`() {
    var harness = Self.formWithServer(.whileEditing)
    #expect(harness.deadline == nil, "nothing has been changed")
    harness.type("an")
    #expect(harness.advance(.seconds(1)) == [], "it is too short anyway")
    harness.type("anna")
    harness.advance(.milliseconds(300))
    harness.type("annab")
    #expect(harness.advance(.milliseconds(300)) == [])

    #expect(harness.advance(.milliseconds(100)) == ["ask 1"] && harness.form.isEnabled(0))
    #expect(harness.finishValidator(1, .invalid("taken")) == ["say taken"] && !harness.form.isEnabled(0))
    #expect(harness.type("annabel") == [] && harness.form.errors.isEmpty && harness.form.isEnabled(0))
  }

  @Test func `a confirmation takes over what is being asked, and what was answered`() {
    var harness = Self.formWithServer(.whileEditing)
    harness.type("anna")
    harness.advance(.seconds(1))
    #expect(harness.press() == [] && harness.form.isBusy(0), "the same run")
    #expect(harness.finishValidator(1, .valid) == ["press 0"])

    var other = Self.formWithServer(.whileEditing)
    other.type("anna")
    other.advance(.seconds(1))
    other.finishValidator(1, .valid)
    #expect(other.press() == ["press 0"], "it is known already")

    var third = Self.formWithServer(.whileEditing)
    third.type("anna")
    #expect(third.press() == ["ask 1"] && third.deadline == nil, "without the pause")
  }

  @Test func `what could not be judged while the user typed does not keep him from confirming`() {
    var harness = Self.formWithServer(.whileEditing)
    harness.type("anna")
    harness.advance(.seconds(1))

    #expect(harness.finishValidator(1, .failed("offline")) == ["say offline"] && harness.form.isEnabled(0))
    #expect(harness.press() == ["ask 1"])
    #expect(harness.finishValidator(1, .failed("offline")) == ["focus 0", "reveal field(0)", "say offline"])
  }

  @Test func `an answer that is given up takes the confirmation back`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(harness.finishValidator(1, .cancelled) == [] && harness.form.isEnabled(0) && harness.form.errors.isEmpty)
  }

  @Test func `an edit elsewhere takes the confirmation back, but not what it did not ask`() {
    let checks = [
      Form.Validator(field: 0, location: .field(0), .whileEditing, isAsynchronous: true),
      Form.Validator(field: 0, location: .field(0), .onSubmit, isAsynchronous: true),
    ]
    var harness = FormHarness(["", ""], checks)
    harness.type("ann")
    harness.advance(.seconds(1))
    #expect(harness.press() == ["ask 1"])

    #expect(harness.type("x", into: 1) == ["drop 1"] && !harness.form.isBusy(0))

    #expect(harness.runningValidators.keys.sorted() == [0] && harness.finishValidator(0, .valid) == [])
  }

  @Test func `a button that does not confirm ends it at once, whatever is asked`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(harness.press(2) == ["drop 1", "press 2"])
  }
}
