// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Enables buttons of an alert as the texts in its fields please, as long as somebody holds this.
@MainActor
final class FieldWatch {
  private struct Condition {
    weak var action: UIAlertAction?
    let isContent: @MainActor ([String]) -> Bool
  }

  private let fields: [UITextField]
  private var conditions: [Condition] = []

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  func enable(_ action: UIAlertAction, when isContent: @escaping @MainActor ([String]) -> Bool) {
    conditions.append(Condition(action: action, isContent: isContent))
  }

  /// Asks every condition now and at each change, where there are any.
  func begin() {
    guard !conditions.isEmpty else { return }
    for field in fields {
      // Giving up a composition at the end of editing is not always told as a change.
      let change = UIAction { [weak self] _ in self?.ask() }
      field.addAction(change, for: [.editingChanged, .editingDidEnd])
    }
    ask()
  }

  private func ask() {
    let texts = fields.map(\.committedText)
    for condition in conditions {
      condition.action?.isEnabled = condition.isContent(texts)
    }
  }
}
