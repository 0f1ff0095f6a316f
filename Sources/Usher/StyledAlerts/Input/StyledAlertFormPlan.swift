// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What the form of a card is made of: its fields as they are, its checks, and its buttons.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct StyledAlertFormPlan {
  let fields: [StyledAlertFieldView]
  private(set) var judges: [StyledAlertCheck.Judge] = []
  let form: StyledAlertForm

  /// Tells about names that do not fit; everything else works all the same.
  init(_ content: StyledAlertContent, _ fields: [StyledAlertFieldView]) {
    self.fields = fields
    var numbers: [String: Int] = [:]
    for (number, view) in fields.enumerated() where !view.field.id.isEmpty {
      if numbers[view.field.id] == nil {
        numbers[view.field.id] = number
      } else {
        StyledAlertMisuse.nameTaken(view.field.id).file()
      }
    }
    func number(_ id: String?) -> Int? {
      guard let id else { return nil }
      if numbers[id] == nil { StyledAlertMisuse.noSuchField(id, Array(numbers.keys)).file() }
      return numbers[id]
    }
    var checks: [StyledAlertForm.Check] = []
    for check in content.checks {
      let place = number(check.below).map { StyledAlertForm.Place.field($0) } ?? .form
      checks.append(
        StyledAlertForm.Check(
          field: check.reads.flatMap { numbers[$0] }, place: place, check.validation,
          isSlow: check.judge.isSlow))
      judges.append(check.judge)
    }
    for (button, description) in content.buttons.enumerated() {
      guard let isContent = description.enabledWhen else { continue }
      checks.append(StyledAlertForm.Check(place: .button(button), .live))
      judges.append(.quick { isContent($0) ? nil : "" })
    }
    form = StyledAlertFormPlan.form(of: fields, checks, content.confirming)
  }

  /// The app may say more about a control, and change it, when it knows what its return key does.
  private static func form(
    of fields: [StyledAlertFieldView], _ checks: [StyledAlertForm.Check], _ confirming: [Int]
  ) -> StyledAlertForm {
    func form() -> StyledAlertForm {
      let fields = fields.map {
        StyledAlertForm.Field(
          $0.control.typing, $0.control.value, isEnabled: $0.control.isFillable)
      }
      return StyledAlertForm(fields: fields, checks: checks, confirming: confirming)
    }
    let first = form()
    for (number, field) in fields.enumerated() where !field.isPrepared {
      field.isPrepared = true
      field.control.prepare(first.returnKey(of: number))
    }
    return form()
  }
}

extension StyledAlertCheck.Judge {
  fileprivate var isSlow: Bool {
    switch self {
    case .quick: false
    case .slow, .callingBack: true
    }
  }
}

extension StyledAlertContent {
  /// The buttons that confirm what was filled in, the one of the return key first: those that most people
  /// want, or where none is said to be one, the first that leaves something changed.
  var confirming: [Int] {
    let preferred = buttons.indices.filter { buttons[$0].role == .preferred }
    if !preferred.isEmpty { return preferred }
    let first =
      buttons.firstIndex { $0.role == .standard } ?? buttons.firstIndex { $0.role == .destructive }
    return first.map { [$0] } ?? []
  }
}

extension StyledAlertContent {
  /// The rows, and below them room for what is said about all of them, or about a field that is not there.
  var rowsWithRemark: [StyledAlertRow] {
    let names = Set(rows.compactMap(\.field?.id))
    let isNeeded = checks.contains { $0.below.map { !names.contains($0) } ?? true }
    return isNeeded ? rows + [.remark] : rows
  }

  /// Whether both have the same to be filled in, judged and confirmed.
  func hasForm(of other: StyledAlertContent) -> Bool {
    rowsWithRemark.map(\.identity).elementsEqual(
      other.rowsWithRemark.map(\.identity), by: { $0 === $1 })
      && checks.elementsEqual(other.checks, by: { $0.identity === $1.identity })
      && buttons.elementsEqual(
        other.buttons,
        by: {
          $0.id == $1.id && $0.role == $1.role && ($0.enabledWhen == nil) == ($1.enabledWhen == nil)
            && ($0.enabledWhen == nil || $0.condition === $1.condition)
        })
  }
}

extension StyledAlertRow {
  /// The same on each card, so that its view stays.
  fileprivate static let remark = StyledAlertRow(part: .remark)

  fileprivate var field: StyledAlertField? {
    if case .field(let field) = part { field } else { nil }
  }
}
