// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the form of one card: receives its events and performs its effects. It contains no rules.
///
/// Events are processed one at a time. The state of the form is stored before its effects are
/// performed; events that these raise are queued, and the alert is dismissed when the queue is
/// empty.
@MainActor
final class StyledAlertFormDriver {
  private(set) var form: StyledAlertForm
  private let fields: [StyledAlertFieldView]
  private let validators: [StyledAlertValidator.Body]
  private weak var card: StyledAlertView?

  private var eventQueue: [StyledAlertForm.Event] = []
  private var isHandling = false
  private var tasks: [Int: Task<Void, Never>] = [:]
  private let deadlineTimer = DeadlineTimer()
  /// Validators with a completion handler that still have to be called.
  private var pendingValidators: [(run: Int, start: @MainActor () -> Void)] = []
  /// The error to scroll to after the next layout.
  private var pendingScroll: StyledAlertForm.ErrorLocation?
  private var resultButton: Int?

  init(
    on card: StyledAlertView, _ content: StyledAlertContent, _ fields: [StyledAlertFieldView]
  ) {
    self.card = card
    self.fields = fields
    validators =
      content.validators.map(\.body)
      + content.buttons.compactMap(\.condition).map { condition in
        .synchronous { condition.isFulfilled($0) ? nil : "" }
      }
    form = StyledAlertForm(content, fields)
    for (index, field) in fields.enumerated() {
      field.control.onEvent = { [weak self] in self?.handle($0, from: index) }
    }
  }

  /// The values of the fields.
  var values: FormValues {
    var values = FormValues()
    for (view, field) in zip(fields, form.fields) { values.add(field.value, id: view.field.id) }
    return values
  }

  /// The control that has the focus when the alert appears.
  var initialControl: UIView? { form.initialField.map { fields[$0].control } }

  /// Presses a button, for a tap, a dismiss gesture or a countdown.
  func press(_ button: Int) {
    guard card?.countdownDriver.isButtonEnabled(button) == true else { return }
    // Text that an input method is still composing would be missing in the values.
    for (index, field) in fields.enumerated() {
      field.control.commitMarkedText()
      handle(.fieldDidChange(index, field.control.value))
    }
    handle(.buttonPressed(button))
  }

  private func handle(_ event: StyledAlertControlEvent, from index: Int) {
    let control = fields[index].control
    switch event {
    case .changed: handle(.fieldDidChange(index, control.value))
    case .didBeginEditing:
      fields[index].isEditing = true
      card?.scrollTo(control)
    case .didEndEditing:
      fields[index].isEditing = false
      handle(.fieldDidEndEditing(index))
    case .sizeChanged:
      card?.contentSizeDidChange()
      card?.scrollTo(control)
    case .returnKey:
      control.commitMarkedText()
      handle(.fieldDidChange(index, control.value))
      // UIKit does not report that the app has enabled or disabled a control.
      for (other, field) in fields.enumerated()
      where field.control.canBeEdited != form.fields[other].isEnabled {
        handle(.availabilityDidChange(other, field.control.canBeEdited))
      }
      // While the countdown of the button runs, the key only ends editing.
      if form.returnKey(of: index) == .submit, let button = form.submitButtons.first,
        card?.countdownDriver.isButtonEnabled(button) != true
      {
        control.resignFirstResponder()
      } else {
        handle(.returnKeyPressed(index))
      }
    }
  }

  /// Processes an event; while another one is being processed, it is queued.
  func handle(_ event: StyledAlertForm.Event) {
    // While the alert is suspended or waits to resume, an asynchronous validator may finish.
    guard event == .didLoad || event == .alertDidDismiss || card?.handle.isDismissing == false
    else { return }
    eventQueue.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !eventQueue.isEmpty {
      let event = eventQueue.removeFirst()
      let effects = form.handle(event, at: .now)
      for effect in effects { perform(effect) }
      deadlineTimer.schedule(at: form.deadline) { [weak self] in self?.handle(.deadlineDidPass) }
    }
    isHandling = false
    if !form.isFinished { card?.apply(form, to: fields) }
    if let location = pendingScroll {
      pendingScroll = nil
      card?.scrollTo(location, among: fields)
    }
    // A validator may call its completion handler at once, so it starts when the rest is done.
    while !pendingValidators.isEmpty { pendingValidators.removeFirst().start() }
    guard let button = resultButton else { return }
    resultButton = nil
    card?.complete(with: button)
  }

  private func perform(_ effect: StyledAlertForm.Effect) {
    switch effect {
    case .runValidator(let validator, let run): runValidator(validators[validator], id: run)
    case .cancelValidator(let run):
      tasks.removeValue(forKey: run)?.cancel()
      pendingValidators.removeAll { $0.run == run }
    case .focus(let field):
      if let field { fields[field].control.becomeFirstResponder() } else { card?.endEditing(true) }
    case .scrollTo(let location): pendingScroll = location
    case .announce(let text):
      card?.window?.windowScene?.postAccessibility(.announcement, argument: text)
    case .finish(let button): resultButton = button
    }
  }

  private func runValidator(_ validator: StyledAlertValidator.Body, id run: Int) {
    let values = values
    switch validator {
    case .synchronous(let validate):
      eventQueue.append(.validatorDidFinish(run, validate(values).map { .invalid($0) } ?? .valid))
    case .asynchronous(let validate):
      tasks[run] = Task { @MainActor [weak self] in
        // It may have been cancelled before it began.
        guard !Task.isCancelled else { return }
        let result: StyledAlertForm.ValidationResult
        do {
          result = try await validate(values).map { .invalid($0) } ?? .valid
        } catch is CancellationError {
          result = .cancelled
        } catch {
          result = .failed(error.localizedDescription)
        }
        self?.tasks[run] = nil
        self?.handle(.validatorDidFinish(run, result))
      }
    case .completing(let validate):
      let start: @MainActor () -> Void = { [weak self] in
        validate(values) { [weak self] in
          self?.handle(.validatorDidFinish(run, $0.map { .invalid($0) } ?? .valid))
        }
      }
      pendingValidators.append((run, start))
    }
  }
}

extension StyledAlertForm {
  /// Creates the form of a card, with its validators before the conditions of its buttons.
  /// Duplicate and unknown field identifiers are reported and otherwise ignored.
  @MainActor
  fileprivate init(_ content: StyledAlertContent, _ fields: [StyledAlertFieldView]) {
    var indices: [String: Int] = [:]
    for (index, view) in fields.enumerated() where !view.field.id.isEmpty {
      if indices[view.field.id] == nil {
        indices[view.field.id] = index
      } else {
        MisuseReport.duplicateFieldID(view.field.id).report()
      }
    }
    func index(_ id: String?) -> Int? {
      guard let id else { return nil }
      if indices[id] == nil { MisuseReport.unknownField(id, Array(indices.keys)).report() }
      return indices[id]
    }
    let validators = content.validators.map { validator in
      Validator(
        field: validator.field.flatMap { indices[$0] },
        location: index(validator.errorField).map { .field($0) } ?? .form, validator.timing,
        isAsynchronous: validator.body.isAsynchronous)
    }
    let conditions = content.buttons.indices.filter { content.buttons[$0].condition != nil }
      .map { Validator(location: .button($0), .whileEditing) }
    func makeForm() -> StyledAlertForm {
      StyledAlertForm(
        fields: fields.map {
          Field($0.control.inputKind, $0.control.value, isEnabled: $0.control.canBeEdited)
        }, validators: validators + conditions, submitButtons: content.submitButtons)
    }
    // The app's configuration of a new control needs to know the return key, and may change what
    // the form depends on.
    let unconfigured = makeForm()
    for (index, field) in fields.enumerated() where !field.isPrepared {
      field.isPrepared = true
      field.control.configure(returnKey: unconfigured.returnKey(of: index))
    }
    self = makeForm()
  }
}

extension StyledAlertContent {
  /// The indices of the submit buttons, the one for the return key first: the preferred buttons or,
  /// without one, the first button with the role `standard`, otherwise `destructive`.
  var submitButtons: [Int] {
    let preferred = buttons.indices.filter { buttons[$0].role == .preferred }
    if !preferred.isEmpty { return preferred }
    let first =
      buttons.firstIndex { $0.role == .standard } ?? buttons.firstIndex { $0.role == .destructive }
    return first.map { [$0] } ?? []
  }

  /// The rows, followed by a row for the error of validators without a field of their own, if there
  /// are such validators.
  var rowsWithFormError: [StyledAlertRow] {
    let ids = Set(rows.compactMap(\.field?.id))
    let isNeeded = validators.contains { $0.errorField.map { !ids.contains($0) } ?? true }
    return isNeeded ? rows + [.formError] : rows
  }

  /// Whether both have the same fields, validators and buttons.
  func hasSameForm(as other: StyledAlertContent) -> Bool {
    rowsWithFormError.map(\.identity).elementsEqual(
      other.rowsWithFormError.map(\.identity), by: { $0 === $1 })
      && validators.elementsEqual(other.validators, by: { $0.identity === $1.identity })
      && buttons.elementsEqual(
        other.buttons,
        by: {
          $0.id == $1.id && $0.role == $1.role
            && $0.condition?.identity === $1.condition?.identity
        })
  }
}

extension StyledAlertRow {
  /// The same row for every content, so that its view is kept.
  fileprivate static let formError = StyledAlertRow(part: .formError)
}
