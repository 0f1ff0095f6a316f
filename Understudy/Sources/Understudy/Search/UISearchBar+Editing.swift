// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISearchBar {
  func textDidChange() { owner?.barTextDidChange() }

  func cancelWasTapped() { owner?.barCancelWasTapped() }
}

/// The delegate of a search bar's text field.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar?.owner?.barWillBeginEditing()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.owner?.barDidBeginEditing()
  }
}
