// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the user fills in.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// A text field below the text, and below what was given before; the first one has the focus when the
  /// alert appears.
  ///
  /// The answer has what stands in it under `id`; without one, under its placeholder. The return key
  /// goes on to the next field, and in the last one it taps the button that confirms.
  ///
  /// The closure is called once for each card, when it is made, for whatever else there is to say about
  /// the field. The delegate of the field is the alert's.
  public func textField(
    _ placeholder: String? = nil, id: String? = nil, text: String = "", isSecure: Bool = false,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType? = nil,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.TextField(
      placeholder: placeholder, text: text, isSecure: isSecure, contentType: contentType,
      keyboard: keyboard, capitalization: capitalization, configure: configure)
    return field(.textField(description), id: id ?? placeholder ?? "")
  }

  /// A text field of several lines: it is as high as the first number of lines, grows with its text up
  /// to the second, and then scrolls.
  ///
  /// Else as ``textField(_:id:text:isSecure:contentType:keyboard:capitalization:configure:)``; the
  /// return key begins a new line.
  public func textView(
    _ placeholder: String? = nil, id: String? = nil, text: String = "",
    lines: ClosedRange<Int> = 3...6,
    configure: @escaping @MainActor (UITextView) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.TextView(
      placeholder: placeholder, text: text, lines: lines, configure: configure)
    return field(.textView(description), id: id ?? placeholder ?? "")
  }

  /// A switch with what it switches, below what was given before.
  ///
  /// The answer has whether it is on under `id`; without one, under its title. The closure is called once
  /// for each card, when it is made, for whatever else there is to say about the switch.
  public func toggle(
    _ title: String, id: String? = nil, isOn: Bool = false,
    configure: @escaping @MainActor (UISwitch) -> Void = { _ in }
  ) -> StyledAlert {
    field(
      .toggle(StyledAlertField.Toggle(title: title, isOn: isOn, configure: configure)),
      id: id ?? title)
  }

  /// Segments of which the user chooses one, below what was given before, with what they are about above
  /// them.
  ///
  /// The answer has the number of the one that is chosen under `id`; without one, under the title. The
  /// closure is called once for each card, when it is made, for whatever else there is to say about the
  /// control.
  public func segments(
    _ titles: [String], title: String? = nil, id: String? = nil, selection: Int? = 0,
    configure: @escaping @MainActor (UISegmentedControl) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.Segments(
      title: title, titles: titles, selection: selection, configure: configure)
    return field(.segments(description), id: id ?? title ?? "")
  }

  /// Any other control, below what was given before, with what it is about above it: a date picker, a
  /// stepper, or one of the app's.
  ///
  /// ```swift
  /// alert.control("Pick up", id: "day") { UIDatePicker() } value: { $0.date }
  /// ```
  ///
  /// The answer has what the second closure reads from it under `id`, in `value(_:as:)`; without one, under
  /// its title. The first closure is called once for each card, when it is made; the control is as wide as
  /// the text, and as high as its constraints or its `sizeThatFits` want at that width. The second one is
  /// called then, at each `valueChanged` and `editingChanged` of the control, and when a button is tapped,
  /// never after the alert has ended; it should be quick and change nothing.
  public func control<Control: UIControl, Value: Sendable & Hashable>(
    _ title: String? = nil, id: String? = nil, _ makeControl: @escaping @MainActor () -> Control,
    value: @escaping @MainActor (Control) -> Value
  ) -> StyledAlert {
    let description = StyledAlertField.CustomControl(type: Control.self, title: title) {
      let control = makeControl()
      return (control, { .custom(StyledAlertCustomValue(value(control))) })
    }
    return field(.custom(description), id: id ?? title ?? "")
  }

  private func field(_ kind: StyledAlertField.Kind, id: String) -> StyledAlert {
    configuringContent {
      $0.rows.append(StyledAlertRow(part: .field(StyledAlertField(id: id, kind: kind))))
    }
  }
}

// What is right and what is wrong.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Judges what is typed into the field with this name: what the closure answers is wrong, `nil` is fine.
  ///
  /// ```swift
  /// alert.validate("email") { $0.contains("@") ? nil : "That is no address." }
  /// ```
  ///
  /// What is wrong is said below the field and announced: when the user has changed the field and left it,
  /// and from then on while he types. While it is judged at each change, the button that confirms cannot be
  /// tapped as long as it is wrong. That button is the one that stands out; one that is not the
  /// preferred one beside another can be tapped whatever is wrong.
  ///
  /// The closure is called with what is not being composed any more, when the card is made, at each
  /// change and when the user confirms; with `StyledAlertValidationTiming/onSubmit` only then. It is not
  /// called after the alert has ended. It should be quick and change nothing.
  public func validate(
    _ id: String, _ timing: StyledAlertValidationTiming = .whileEditing,
    _ validator: @escaping @MainActor (String) -> String?
  ) -> StyledAlert {
    adding(
      StyledAlertValidator(
        field: id, errorField: id, timing: timing, body: .synchronous { validator($0.text(id)) }))
  }

  /// Judges what is typed into the field with this name by something that takes its time, such as a
  /// server.
  ///
  /// When the user confirms, the button shows that it is being found out; the alert ends when all is
  /// fine. He can go on typing meanwhile, or tap another button, which takes the confirmation back: the
  /// task is cancelled, and its answer does not count any more. With `StyledAlertValidationTiming/live` it is
  /// asked already when he pauses in typing.
  ///
  /// An error that is thrown is said like what is wrong, and another confirmation asks again; a
  /// `CancellationError` takes the confirmation back without a word. The closure is called on the main
  /// actor, never after the alert has ended, and never with a text that another judge calls wrong.
  public func validate(
    _ id: String, _ timing: StyledAlertValidationTiming = .onSubmit,
    asynchronously validator: @escaping @MainActor (String) async throws -> String?
  ) -> StyledAlert {
    adding(
      StyledAlertValidator(
        field: id, errorField: id, timing: timing, body: .asynchronous { try await validator($0.text(id)) })
    )
  }

  /// Judges what is typed into the field with this name by something that calls back.
  ///
  /// Else as what is awaited. The second argument of the closure is to be
  /// called once, on the main actor, with what is wrong or `nil`; later calls, and calls that come too
  /// late, change nothing. As long as it is not called the button goes on waiting.
  public func validate(
    _ id: String, _ timing: StyledAlertValidationTiming = .onSubmit,
    asynchronously validator:
      @escaping @MainActor (
        _ text: String, _ completion: @escaping @MainActor (String?) -> Void
      ) -> Void
  ) -> StyledAlert {
    adding(
      StyledAlertValidator(
        field: id, errorField: id, timing: timing,
        body: .completing { values, completion in validator(values.text(id), completion) }))
  }

  /// Judges everything that is filled in; what is wrong is said below the field with this name, or
  /// without one below the last row.
  ///
  /// ```swift
  /// alert.validate(below: "again") { $0.text("again") == $0.text("new") ? nil : "They differ." }
  /// ```
  ///
  /// Else as ``validate(_:_:_:)``, but judged when the user confirms unless it is said otherwise; what is
  /// judged at each change and said below the last row is said when any field was left. A switch, segments
  /// and a control of the app's own are left as soon as they are changed.
  public func validateForm(
    errorBelow id: String? = nil, _ timing: StyledAlertValidationTiming = .onSubmit,
    _ validator: @escaping @MainActor (FormValues) -> String?
  ) -> StyledAlert {
    adding(StyledAlertValidator(errorField: id, timing: timing, body: .synchronous(validator)))
  }

  /// Judges everything that is filled in by something that takes its time; see
  /// `validate(_:_:asking:)`.
  public func validate(
    errorBelow id: String? = nil, _ timing: StyledAlertValidationTiming = .onSubmit,
    asking validator: @escaping @MainActor (FormValues) async throws -> String?
  ) -> StyledAlert {
    adding(StyledAlertValidator(errorField: id, timing: timing, body: .asynchronous(validator)))
  }

  private func adding(_ validator: StyledAlertValidator) -> StyledAlert {
    configuringContent { $0.validators.append(validator) }
  }
}
