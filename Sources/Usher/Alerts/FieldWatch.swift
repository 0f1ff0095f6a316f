// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Enables buttons of an alert as the texts in its fields please, as long as somebody holds this.
@MainActor
final class AlertButtonEnabler {
  private struct Condition {
    weak var action: UIAlertAction?
    let isEnabled: @MainActor ([String]) -> Bool
  }

  private let fields: [UITextField]
  private var conditions: [Condition] = []

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  func enable(_ action: UIAlertAction, when isEnabled: @escaping @MainActor ([String]) -> Bool) {
    conditions.append(Condition(action: action, isEnabled: isEnabled))
  }

  /// Asks every condition now and at each change, where there are any.
  func begin() {
    guard !conditions.isEmpty else { return }
    for field in fields {
      // Giving up a composition at the end of editing is not always told as a change.
      let change = UIAction { [weak self] _ in self?.evaluate() }
      field.addAction(change, for: [.editingChanged, .editingDidEnd])
    }
    evaluate()
  }

  private func evaluate() {
    let texts = fields.map(\.committedText)
    for condition in conditions {
      condition.action?.isEnabled = condition.isEnabled(texts)
    }
  }
}
