// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What the form of a card is made of: its fields as they are, its checks, and its buttons.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct StyledAlertFormBuilder {
  let fields: [StyledAlertFieldView]
  private(set) var validators: [StyledAlertValidator.Body] = []
  let form: StyledAlertForm

  /// Tells about names that do not fit; everything else works all the same.
  init(_ content: StyledAlertContent, _ fields: [StyledAlertFieldView]) {
    self.fields = fields
    var indices: [String: Int] = [:]
    for (index, view) in fields.enumerated() where !view.field.id.isEmpty {
      if indices[view.field.id] == nil {
        indices[view.field.id] = index
      } else {
        StyledAlertMisuse.duplicateFieldID(view.field.id).report()
      }
    }
    func index(_ id: String?) -> Int? {
      guard let id else { return nil }
      if indices[id] == nil { StyledAlertMisuse.unknownField(id, Array(indices.keys)).report() }
      return indices[id]
    }
    var checks: [StyledAlertForm.Validator] = []
    for check in content.validators {
      let location = index(check.errorField).map { StyledAlertForm.ErrorLocation.field($0) } ?? .form
      checks.append(
        StyledAlertForm.Validator(
          field: check.field.flatMap { indices[$0] }, location: location, check.timing,
          isAsynchronous: check.body.isAsynchronous))
      validators.append(check.body)
    }
    for (button, description) in content.buttons.enumerated() {
      guard let isEnabled = description.isEnabled else { continue }
      checks.append(StyledAlertForm.Validator(location: .button(button), .whileEditing))
      validators.append(.synchronous { isEnabled($0) ? nil : "" })
    }
    form = StyledAlertFormBuilder.form(of: fields, checks, content.submitButtons)
  }

  /// The app may say more about a control, and change it, when it knows what its return key does.
  private static func form(
    of fields: [StyledAlertFieldView], _ checks: [StyledAlertForm.Validator], _ submitButtons: [Int]
  ) -> StyledAlertForm {
    func form() -> StyledAlertForm {
      let fields = fields.map {
        StyledAlertForm.Field(
          $0.control.inputKind, $0.control.value, isEnabled: $0.control.canBeEdited)
      }
      return StyledAlertForm(fields: fields, validators: checks, submitButtons: submitButtons)
    }
    let unconfigured = form()
    for (index, field) in fields.enumerated() where !field.isPrepared {
      field.isPrepared = true
      field.control.configure(unconfigured.returnKey(of: index))
    }
    return form()
  }
}

extension StyledAlertValidator.Body {
  fileprivate var isAsynchronous: Bool {
    switch self {
    case .synchronous: false
    case .asynchronous, .completing: true
    }
  }
}

extension StyledAlertContent {
  /// The buttons that confirm what was filled in, the one of the return key first: those that most people
  /// want, or where none is said to be one, the first that leaves something changed.
  var submitButtons: [Int] {
    let preferred = buttons.indices.filter { buttons[$0].role == .preferred }
    if !preferred.isEmpty { return preferred }
    let first =
      buttons.firstIndex { $0.role == .standard } ?? buttons.firstIndex { $0.role == .destructive }
    return first.map { [$0] } ?? []
  }
}

extension StyledAlertContent {
  /// The rows, and below them room for what is said about all of them, or about a field that is not there.
  var rowsWithFormError: [StyledAlertRow] {
    let ids = Set(rows.compactMap(\.field?.id))
    let isNeeded = validators.contains { $0.errorField.map { !ids.contains($0) } ?? true }
    return isNeeded ? rows + [.formError] : rows
  }

  /// Whether both have the same to be filled in, judged and confirmed.
  func hasSameForm(`as` other: StyledAlertContent) -> Bool {
    rowsWithFormError.map(\.identity).elementsEqual(
      other.rowsWithFormError.map(\.identity), by: { $0 === $1 })
      && validators.elementsEqual(other.validators, by: { $0.identity === $1.identity })
      && buttons.elementsEqual(
        other.buttons,
        by: {
          $0.id == $1.id && $0.role == $1.role && ($0.isEnabled == nil) == ($1.isEnabled == nil)
            && ($0.isEnabled == nil || $0.conditionIdentity === $1.conditionIdentity)
        })
  }
}

extension StyledAlertRow {
  /// The same on each card, so that its view stays.
  fileprivate static let formError = StyledAlertRow(part: .formError)

  fileprivate var field: StyledAlertField? {
    if case .field(let field) = part { field } else { nil }
  }
}
