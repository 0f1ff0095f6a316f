// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Focus, errors and synchronous validators.
struct StyledAlertFormTests {
  typealias Form = StyledAlertForm

  /// The name must not be empty; validated while the user types.
  private static let required = Form.Validator(field: 0, location: .field(0), .whileEditing)

  private static func formWithName(_ text: String = "") -> FormHarness {
    var harness = FormHarness([text, ""], [required]) { _, texts in
      texts[0].isEmpty ? .invalid("Enter a name.") : .valid
    }
    harness.load()
    return harness
  }

  @Test func `the return key moves the focus to the next enabled text field`() {
    let fields = [
      Form.Field(.singleLine, .text("")), Form.Field(.none, .isOn(true)),
      Form.Field(.singleLine, .text(""), isEnabled: false), Form.Field(.multiline, .text("")),
      Form.Field(.none, .selection(1)), Form.Field(.singleLine, .text("")),
    ]
    var harness = FormHarness(Form(fields: fields, validators: [], submitButtons: [0]))

    #expect(harness.form.initialField == 0)
    #expect(harness.send(.returnKeyPressed(0)) == ["focus 3"])
    #expect(harness.send(.returnKeyPressed(3)) == ["focus 5"])
    harness.send(.availabilityDidChange(2, true))
    #expect(harness.send(.returnKeyPressed(0)) == ["focus 2"])
    #expect(harness.form.returnKey(of: 0) == .next)
    #expect(harness.form.returnKey(of: 5) == .submit)
    #expect(harness.send(.returnKeyPressed(5)) == ["finish 0"])
    #expect(harness.form.isFinished)
  }

  @Test func `without a submit button the last return key dismisses the keyboard`() {
    var harness = FormHarness(
      Form(fields: [Form.Field(.singleLine, .text(""))], validators: [], submitButtons: []))

    #expect(harness.form.returnKey(of: 0) == .done)
    #expect(harness.send(.returnKeyPressed(0)) == ["focus nothing"])
    #expect(harness.press(1) == ["finish 1"], "a button that does not submit finishes the form")
  }

  @Test(arguments: [StyledAlertForm.ErrorLocation.field(1), .form])
  func `the error of several fields is shown when one of them has ended editing`(
    place: Form.ErrorLocation
  ) {
    let check = Form.Validator(field: nil, location: place, .whileEditing)
    var harness = FormHarness(["", ""], [check]) { _, texts in
      texts[0] == texts[1] ? .valid : .invalid("They differ.")
    }
    harness.load()
    harness.type("a", into: 0)
    #expect(!harness.form.isEnabled(0))
    #expect(harness.form.errors.isEmpty)
    harness.send(.fieldDidEndEditing(0))
    #expect(harness.form.errors.isEmpty == (place == .field(1)))
    harness.type("b", into: 1)
    harness.send(.fieldDidEndEditing(1))
    #expect(harness.form.errors == [place: "They differ."])
    harness.type("a", into: 1)
    #expect(harness.form.isEnabled(0))
    #expect(harness.form.errors.isEmpty)
  }

  @Test func `the error of a control without text input is shown at its first change`() {
    let fields = [Form.Field(.none, .isOn(true)), Form.Field(.singleLine, .text(""))]
    let check = Form.Validator(field: nil, location: .field(0), .whileEditing)
    var form = Form(fields: fields, validators: [check], submitButtons: [0])
    let now = MonotonicInstant(sinceStart: .zero)
    _ = form.handle(.didLoad, at: now)
    _ = form.handle(.validatorDidFinish(1, .valid), at: now)
    let firstEffects = form.handle(.fieldDidChange(0, .isOn(false)), at: now)
    #expect(firstEffects.contains(.runValidator(0, run: 2)))
    let secondEffects = form.handle(.validatorDidFinish(2, .invalid("It must be on.")), at: now)
    #expect(form.errors == [.field(0): "It must be on."])
    #expect(secondEffects.contains(.announce("It must be on.")))
  }

  @Test func `an invalid form cannot be submitted, and shows no errors before editing`() {
    var harness = Self.formWithName()
    #expect(!harness.form.isEnabled(0))
    #expect(harness.form.isEnabled(1))
    #expect(harness.form.errors.isEmpty)
    #expect(harness.press() == [])

    #expect(harness.type("Ann") == [])
    #expect(harness.form.isEnabled(0))

    #expect(harness.press() == ["finish 0"])
  }

  @Test func `an error is shown when its field ends editing, and then while the user types`() {
    var harness = Self.formWithName("Ann")
    harness.type("")
    #expect(harness.form.errors.isEmpty)
    #expect(!harness.form.isEnabled(0))

    #expect(harness.send(.fieldDidEndEditing(0)) == ["announce Enter a name."])
    #expect(harness.form.errors == [.field(0): "Enter a name."])
    #expect(harness.type("B") == [])
    #expect(harness.form.errors.isEmpty)
    #expect(harness.type("") == ["announce Enter a name."])
  }

  @Test func `a field that was focused but not edited shows no error`() {
    var harness = Self.formWithName()

    #expect(harness.send(.fieldDidEndEditing(0)) == [])
    #expect(harness.form.errors.isEmpty)
  }

  @Test func `the return key shows the errors and focuses the first invalid field`() {
    var harness = Self.formWithName()

    #expect(
      harness.send(.returnKeyPressed(1))
        == ["focus 0", "scrollTo field(0)", "announce Enter a name."])
    #expect(harness.form.errors == [.field(0): "Enter a name."])
    #expect(harness.type("Ann") == [])
    #expect(harness.form.errors.isEmpty)
    #expect(harness.type("") == ["announce Enter a name."], "errors are now shown at once")
  }

  @Test func `a button with a condition is enabled while the condition is satisfied`() {
    let condition = Form.Validator(location: .button(1), .whileEditing)
    var harness = FormHarness(["", ""], [condition]) { _, texts in
      texts[1].isEmpty ? .invalid("") : .valid
    }
    harness.load()
    #expect(!harness.form.isEnabled(1))
    #expect(harness.form.isEnabled(0))
    #expect(harness.press(1) == [])
    #expect(harness.form.errors.isEmpty)

    harness.type("x", into: 1)

    #expect(harness.press(1) == ["finish 1"])
  }

  @Test
  func `the return key dismisses the keyboard while a condition disables the submit button`() {
    var harness = FormHarness([""], [Form.Validator(location: .button(0), .whileEditing)]) {
      _, texts in
      texts[0] == "DELETE" ? .valid : .invalid("")
    }
    harness.load()
    #expect(harness.send(.returnKeyPressed(0)) == ["focus nothing"])

    harness.type("DELETE")

    #expect(harness.send(.returnKeyPressed(0)) == ["finish 0"])
  }

  @Test func `a submission shows all errors and focuses the first invalid field`() {
    let checks = [
      Form.Validator(location: .form, .onSubmit),
      Form.Validator(field: 1, location: .field(1), .onSubmit),
      Form.Validator(field: 1, location: .field(1), .onSubmit),
    ]
    var harness = FormHarness(["", ""], checks) { check, texts in
      texts[1].isEmpty ? .invalid("\(check)") : .valid
    }
    harness.load()
    #expect(harness.form.isEnabled(0))
    #expect(harness.form.errors.isEmpty)

    #expect(harness.press() == ["focus 1", "scrollTo field(1)", "announce 1"])
    #expect(harness.form.errors == [.field(1): "1", .form: "0"])
    #expect(harness.form.isEnabled(0))
    #expect(
      harness.press() == ["focus 1", "scrollTo field(1)", "announce 1"], "the validators run again")
    #expect(harness.type("x", into: 0) == [])
    #expect(harness.form.errors == [.field(1): "1"])
    #expect(harness.type("x", into: 1) == [])
    #expect(harness.form.errors.isEmpty)

    #expect(harness.press() == ["finish 0"])
  }

  @Test func `an invalid switch is scrolled to, and the focus does not change`() {
    let terms = Form.Validator(location: .field(1), .onSubmit)
    let fields = [Form.Field(.singleLine, .text("")), Form.Field(.none, .isOn(false))]
    var harness = FormHarness(Form(fields: fields, validators: [terms], submitButtons: [0]))
    harness.validate = { _, _ in .invalid("Agree first.") }

    #expect(harness.press() == ["scrollTo field(1)", "announce Agree first."])
    harness.validate = { _, _ in .valid }
    harness.send(.fieldDidChange(1, .isOn(true)))

    #expect(harness.form.errors.isEmpty)
    #expect(harness.press() == ["finish 0"])
  }

  @Test func `an unchanged text is no edit, and a finished form ignores events`() {
    var harness = Self.formWithName("Ann")
    let before = harness.form
    harness.type("Ann")
    harness.type("x", into: 9)
    #expect(harness.form == before)

    harness.send(.alertDidDismiss)
    let end = harness.form
    for event: Form.Event in [
      .didLoad, .fieldDidChange(0, .text("")), .buttonPressed(0), .returnKeyPressed(0),
    ] {
      #expect(harness.send(event) == [])
      #expect(harness.form == end, "event: \(event)")
    }
  }

  @Test func `values of custom controls are equal if their types and contents are`() {
    #expect(StyledAlertCustomValue(7) == StyledAlertCustomValue(7))
    #expect(StyledAlertCustomValue(7) != StyledAlertCustomValue(8))
    #expect(StyledAlertCustomValue(7) != StyledAlertCustomValue("7"))
  }
}
