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

// MARK: - Owner

/// Who has a search bar and goes by what is done with it.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The delegate lets editing begin.
  func barWillBeginEditing()
  func barDidBeginEditing()
  /// The text has changed, by the user or in code.
  func barTextDidChange()
  func barCancelWasTapped()
  /// The app shows or hides Cancel itself.
  func barShowsCancelDidChange()
}

/// Differs: optional methods are methods with a default, as there is no Objective-C, and there is no
/// `UIBarPositioningDelegate` above it.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
