// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Fields

extension StyledAlert {
  /// Adds a text field below the text and the rows that were added before.
  ///
  /// The first field has the focus when the alert appears. The result contains the text under `id`,
  /// or under the placeholder if there is no `id`. The return key moves to the next field; in the
  /// last one it taps the submit button.
  ///
  /// The closure is called once for each card, when the field is created, to configure it further.
  /// The alert is the delegate of the field.
  public func textField(
    _ placeholder: String? = nil, id: String? = nil, text: String = "", isSecure: Bool = false,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType? = nil,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> StyledAlert {
    field(.textField(isSecure: isSecure), id: id ?? placeholder ?? "") { theme in
      let field = StyledAlertTextField(placeholder, theme, configure: configure)
      field.text = text
      field.isSecureTextEntry = isSecure
      field.keyboardType = keyboard
      if let contentType { field.textContentType = contentType }
      field.autocapitalizationType = capitalization ?? field.defaultCapitalization
      if field.defaultCapitalization == .none { field.autocorrectionType = .no }
      return field
    }
  }

  /// Adds a multiline text field that grows with its text.
  ///
  /// Its height starts at the lower bound of `lines`, grows to the upper bound, and then the text
  /// scrolls. The return key starts a new line. Otherwise like
  /// ``textField(_:id:text:isSecure:contentType:keyboard:capitalization:configure:)``.
  public func textView(
    _ placeholder: String? = nil, id: String? = nil, text: String = "",
    lines: ClosedRange<Int> = 3...6,
    configure: @escaping @MainActor (UITextView) -> Void = { _ in }
  ) -> StyledAlert {
    field(.textView, id: id ?? placeholder ?? "") { theme in
      let view = StyledAlertTextView(placeholder, lines: lines, theme, configure: configure)
      view.text = text
      return view
    }
  }

  /// Adds a switch with a title, below the rows that were added before.
  ///
  /// The result contains whether it is on under `id`, or under the title if there is no `id`. The
  /// closure is called once for each card, when the switch is created, to configure it further.
  public func toggle(
    _ title: String, id: String? = nil, isOn: Bool = false,
    configure: @escaping @MainActor (UISwitch) -> Void = { _ in }
  ) -> StyledAlert {
    field(.toggle, id: id ?? title) {
      StyledAlertToggle(title, isOn: isOn, $0, configure: configure)
    }
  }

  /// Adds a segmented control with an optional title above it, below the rows that were added
  /// before.
  ///
  /// The result contains the index of the selected segment under `id`, or under the title if there
  /// is no `id`. The closure is called once for each card, when the control is created, to
  /// configure it further.
  public func segments(
    _ titles: [String], title: String? = nil, id: String? = nil, selection: Int? = 0,
    configure: @escaping @MainActor (UISegmentedControl) -> Void = { _ in }
  ) -> StyledAlert {
    field(.segments(titles), id: id ?? title ?? "") {
      StyledAlertSegments(titles, title: title, selection: selection, $0, configure: configure)
    }
  }

  /// Adds any other control, such as a date picker, a stepper or a custom one, with an optional
  /// title above it.
  ///
  /// ```swift
  /// alert.control("Pick up", id: "day") { UIDatePicker() } value: { $0.date }
  /// ```
  ///
  /// The result contains the value that the second closure reads, under `id` or, if there is none,
  /// under the title; `value(_:as:)` returns it. The first closure is called once for each card,
  /// when the control is created. The control is as wide as the text; its height at that width is
  /// given by its constraints or its `sizeThatFits`. The second closure is called when the control
  /// is created, at each `valueChanged` and `editingChanged` of the control, and when a button is
  /// tapped, never after the alert has been dismissed. It should be fast and have no side effects.
  public func control<Control: UIControl, Value: Sendable & Hashable>(
    _ title: String? = nil, id: String? = nil, _ makeControl: @escaping @MainActor () -> Control,
    value: @escaping @MainActor (Control) -> Value
  ) -> StyledAlert {
    field(.custom(ObjectIdentifier(Control.self)), id: id ?? title ?? "") { theme in
      let control = makeControl()
      return StyledAlertTitledControl(control, title: title, theme) {
        .custom(StyledAlertCustomValue(value(control)))
      }
    }
  }

  private func field(
    _ kind: StyledAlertField.Kind, id: String,
    _ makeControl: @escaping @MainActor (StyledAlertTheme) -> any StyledAlertControl
  ) -> StyledAlert {
    let field = StyledAlertField(id: id, kind: kind, makeControl: makeControl)
    return configuringContent { $0.rows.append(StyledAlertRow(part: .field(field))) }
  }
}

// MARK: - Validation

extension StyledAlert {
  /// Validates a field: the closure returns the error text, or `nil` if the text is valid.
  ///
  /// ```swift
  /// alert.validate("email") { $0.contains("@") ? nil : "Enter an email address." }
  /// ```
  ///
  /// The error is shown below the field and announced when the user has changed the field and left
  /// it, and from then on while they type. With `StyledAlertValidationTiming/whileEditing` the
  /// submit buttons are disabled as long as there is an error. Submit buttons are those with the
  /// role `preferred`, or else the first one with the role `standard` or, without one,
  /// `destructive`; all other buttons can be tapped in spite of errors.
  ///
  /// The closure is called when the card is created, at each change and when the user submits; with
  /// `StyledAlertValidationTiming/onSubmit` only when the user submits. It is never called after
  /// the alert has been dismissed. The text does not contain what an input method is still
  /// composing. The closure should be fast and have no side effects.
  public func validate(
    _ id: String, when timing: StyledAlertValidationTiming = .whileEditing,
    _ validator: @escaping @MainActor (String) -> String?
  ) -> StyledAlert {
    adding(.synchronous { validator($0.text(id)) }, of: id, errorBelow: id, timing)
  }

  /// Validates a field asynchronously, for example with a server.
  ///
  /// When the user submits, the button shows an activity indicator; the alert is dismissed when
  /// everything is valid. The user can keep typing or tap another button, which cancels the
  /// submission: the task is cancelled and its result ignored. With
  /// `StyledAlertValidationTiming/whileEditing` the validator also runs when the user pauses while
  /// typing.
  ///
  /// A thrown error is shown like an error text, and the next submission runs the validator again;
  /// a `CancellationError` cancels the submission without an error text. The closure is called on
  /// the main actor, never after the alert has been dismissed, and never with a text that another
  /// validator has found invalid.
  public func validate(
    _ id: String, when timing: StyledAlertValidationTiming = .onSubmit,
    asynchronously validator: @escaping @MainActor (String) async throws -> String?
  ) -> StyledAlert {
    adding(
      .asynchronous { try await validator($0.text(id)) }, of: id, errorBelow: id, timing)
  }

  /// Validates a field asynchronously, with a completion handler.
  ///
  /// Call the completion handler once, on the main actor, with the error text or `nil`. Further
  /// calls, and calls after the submission was cancelled, are ignored. The activity indicator is
  /// shown until the completion handler is called. Otherwise like the `async` version.
  public func validate(
    _ id: String, when timing: StyledAlertValidationTiming = .onSubmit,
    asynchronously validator:
      @escaping @MainActor (
        _ text: String, _ completion: @escaping @MainActor (String?) -> Void
      ) -> Void
  ) -> StyledAlert {
    adding(.completing { validator($0.text(id), $1) }, of: id, errorBelow: id, timing)
  }

  /// Validates all fields together; the error is shown below one of them or below the last row.
  ///
  /// ```swift
  /// alert.validateForm(errorBelow: "again") {
  ///   $0.text("again") == $0.text("new") ? nil : "The passwords are different."
  /// }
  /// ```
  ///
  /// Like ``validate(_:when:_:)``, but by default only when the user submits. An error of a
  /// validator that runs while editing and reports below the last row is shown as soon as the user
  /// has left any field. A switch, a segmented control and a custom control count as left at their
  /// first change.
  public func validateForm(
    errorBelow id: String? = nil, when timing: StyledAlertValidationTiming = .onSubmit,
    _ validator: @escaping @MainActor (FormValues) -> String?
  ) -> StyledAlert {
    adding(.synchronous(validator), errorBelow: id, timing)
  }

  /// Validates all fields together asynchronously; see `validate(_:when:asynchronously:)`.
  public func validateForm(
    errorBelow id: String? = nil, when timing: StyledAlertValidationTiming = .onSubmit,
    asynchronously validator: @escaping @MainActor (FormValues) async throws -> String?
  ) -> StyledAlert {
    adding(.asynchronous(validator), errorBelow: id, timing)
  }

  private func adding(
    _ body: StyledAlertValidator.Body, of field: String? = nil, errorBelow errorField: String?,
    _ timing: StyledAlertValidationTiming
  ) -> StyledAlert {
    configuringContent {
      $0.validators.append(
        StyledAlertValidator(field: field, errorField: errorField, timing: timing, body: body))
    }
  }
}
