// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
