// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Asynchronous validators.
struct StyledAlertFormAsyncTests {
  typealias Form = StyledAlertForm

  /// A form with a name that a server validates while the user types, or on submission.
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

  @Test func `a submission waits for its asynchronous validator, and the button is busy`() {
    var harness = Self.formWithServer(.onSubmit)
    #expect(harness.press() == ["validate 1"])
    #expect(harness.form.isBusy(0))
    #expect(!harness.form.isEnabled(0))
    #expect(harness.form.isEnabled(1))
    #expect(harness.press() == [], "the validator runs once")
    #expect(harness.send(.returnKeyPressed(0)) == [])

    #expect(harness.finishValidator(1, with: .valid) == ["finish 0"])
    #expect(harness.form.isFinished)
  }

  @Test func `synchronous validators run once per submission, before asynchronous ones`() {
    var validators: [Int] = []
    var harness = FormHarness(
      ["Ann"],
      [
        Form.Validator(location: .form, .onSubmit),
        Form.Validator(location: .form, .onSubmit, isAsynchronous: true),
      ]
    ) { check, _ in
      validators.append(check)
      return .valid
    }
    harness.load()

    #expect(harness.press() == ["validate 1"])
    #expect(validators == [0])
    #expect(harness.finishValidator(1, with: .valid) == ["finish 0"])
    #expect(validators == [0])
  }

  @Test
  func `the error of an asynchronous validator is announced and removed by the next change`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(
      harness.finishValidator(1, with: .invalid("taken")) == [
        "focus 0", "scrollTo field(0)", "announce taken",
      ])
    #expect(harness.form.errors == [.field(0): "taken"])
    #expect(!harness.form.isBusy(0))
    #expect(harness.form.isEnabled(0))
    #expect(harness.type("anna") == [])
    #expect(harness.form.errors.isEmpty)
    #expect(harness.type("an") == ["announce short"], "errors are now shown at once")
  }

  @Test func `a second submission runs the validator again and hides its error meanwhile`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()
    harness.finishValidator(1, with: .failed("offline"))
    #expect(harness.form.errors == [.field(0): "offline"])

    #expect(harness.press() == ["validate 1"])
    #expect(harness.form.errors.isEmpty)

    #expect(harness.finishValidator(1, with: .valid) == ["finish 0"])
  }

  @Test func `a late result is ignored after an edit, another submission and the dismissal`() {
    for event: Form.Event in [
      .fieldDidChange(0, .text("anna")), .buttonPressed(1), .alertDidDismiss,
    ] {
      var harness = FormHarness(
        Form(
          fields: [Form.Field(.singleLine, .text("ann"))],
          validators: [
            Form.Validator(field: 0, location: .field(0), .onSubmit, isAsynchronous: true)
          ],
          submitButtons: [0, 1]))
      harness.press()
      guard let run = harness.runningValidators[0] else {
        return #expect(Bool(false), "the validator is not running")
      }
      let answer = harness.send(event)
      #expect(answer.first == "cancel 0", "event: \(event)")
      let before = harness.form

      #expect(harness.send(.validatorDidFinish(run, .valid)) == [], "event: \(event)")
      #expect(harness.form == before, "event: \(event)")
      #expect(harness.form.isBusy(1) == (event == .buttonPressed(1)))
    }
  }

  @Test func `a deadline event that is early does not change the deadline of a form`() {
    var harness = Self.formWithServer(.whileEditing)
    harness.type("anna")
    let deadline = harness.deadline
    harness.now = .seconds(0.2)

    #expect(harness.send(.deadlineDidPass) == [])
    #expect(harness.deadline == deadline)
    #expect(harness.advance(by: .milliseconds(200)) == ["validate 1"])
  }

  @Test
  func `an asynchronous validator runs after a typing pause, unless a synchronous one failed`() {
    var harness = Self.formWithServer(.whileEditing)
    #expect(harness.deadline == nil, "no field was edited")
    harness.type("an")
    #expect(harness.advance(by: .seconds(1)) == [], "the synchronous validator failed")
    harness.type("anna")
    harness.advance(by: .milliseconds(300))
    harness.type("annab")
    #expect(harness.advance(by: .milliseconds(300)) == [])

    #expect(harness.advance(by: .milliseconds(100)) == ["validate 1"])
    #expect(harness.form.isEnabled(0))
    #expect(harness.finishValidator(1, with: .invalid("taken")) == ["announce taken"])
    #expect(!harness.form.isEnabled(0))
    #expect(harness.type("annabel") == [])
    #expect(harness.form.errors.isEmpty)
    #expect(harness.form.isEnabled(0))
  }

  @Test func `a submission uses a validator in progress and the results that are already known`() {
    var harness = Self.formWithServer(.whileEditing)
    harness.type("anna")
    harness.advance(by: .seconds(1))
    #expect(harness.press() == [], "the same run")
    #expect(harness.form.isBusy(0))
    #expect(harness.finishValidator(1, with: .valid) == ["finish 0"])

    var other = Self.formWithServer(.whileEditing)
    other.type("anna")
    other.advance(by: .seconds(1))
    other.finishValidator(1, with: .valid)
    #expect(other.press() == ["finish 0"], "the result is already known")

    var third = Self.formWithServer(.whileEditing)
    third.type("anna")
    #expect(third.press() == ["validate 1"], "without the pause")
    #expect(third.deadline == nil, "without the pause")
  }

  @Test func `a validator that failed while the user typed does not prevent a submission`() {
    var harness = Self.formWithServer(.whileEditing)
    harness.type("anna")
    harness.advance(by: .seconds(1))

    #expect(harness.finishValidator(1, with: .failed("offline")) == ["announce offline"])
    #expect(harness.form.isEnabled(0))
    #expect(harness.press() == ["validate 1"])
    #expect(
      harness.finishValidator(1, with: .failed("offline")) == [
        "focus 0", "scrollTo field(0)", "announce offline",
      ])
  }

  @Test func `a cancelled validator cancels the submission`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(harness.finishValidator(1, with: .cancelled) == [])
    #expect(harness.form.isEnabled(0))
    #expect(harness.form.errors.isEmpty)
  }

  @Test func `editing another field cancels the submission, but not validators it did not start`() {
    let checks = [
      Form.Validator(field: 0, location: .field(0), .whileEditing, isAsynchronous: true),
      Form.Validator(field: 0, location: .field(0), .onSubmit, isAsynchronous: true),
    ]
    var harness = FormHarness(["", ""], checks)
    harness.type("ann")
    harness.advance(by: .seconds(1))
    #expect(harness.press() == ["validate 1"])

    #expect(harness.type("x", into: 1) == ["cancel 1"])
    #expect(!harness.form.isBusy(0))

    #expect(harness.runningValidators.keys.sorted() == [0])
    #expect(harness.finishValidator(0, with: .valid) == [])
  }

  @Test func `a button that does not submit finishes the form at once, whatever is running`() {
    var harness = Self.formWithServer(.onSubmit)
    harness.press()

    #expect(harness.press(2) == ["cancel 1", "finish 2"])
  }
}
