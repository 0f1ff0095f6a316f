// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISearchBar {
  func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    owner?.barTextDidChange()
  }

  func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.barCancelWasTapped()
  }
}

/// The delegate of a search bar's text field.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar, bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.owner?.barWillBeginEditing()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.cancelButtonDidChange()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.owner?.barDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.cancelButtonDidChange()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
