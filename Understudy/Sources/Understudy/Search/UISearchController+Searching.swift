// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISearchController {
  /// Presents the search over the page that has the bar, unless the app does so when it is asked to.
  func begin(focuses: Bool, animated: Bool = true) {
    switch phase {
    case .inactive:
      guard let page = searchedPage else { return }
      delegate?.presentSearchController(self)
      if phase == .inactive {
        isAutomatic = true
        page.startPresenting(self, animated: animated) { [weak self] in
          guard let self, isAutomatic, phase == .presented else { return }
          delegate?.didPresentSearchController(self)
        }
      }
      if phase == .inactive {
        isAutomatic = false
      } else if focuses {
        searchBar.becomeFirstResponder()
      }
    case .presenting: reversesAfterTransition = false
    case .presented: break
    case .dismissing: reversesAfterTransition = true
    }
  }

  /// Dismisses the search and what it presents.
  func end(animated: Bool) {
    switch phase {
    case .inactive: break
    case .dismissing: reversesAfterTransition = false
    case .presenting: reversesAfterTransition = true
    case .presented:
      guard let presenter = presentation.presenting else { return }
      if let running = presenter.presentationChain.compactMap(\.presentation.transition).first {
        running.afterCompletion { [weak self] in self?.end(animated: animated) }
        return
      }
      phase = .dismissing
      delegate?.willDismissSearchController(self)
      clearSearch()
      ModalTransition.dismiss(from: presenter, animated: animated) { [weak self] in
        guard let self else { return }
        delegate?.didDismissSearchController(self)
      }
    }
  }

  /// The navigation item has no search any more, or its page leaves for good.
  func detachFromItem() {
    end(animated: false)
    item = nil
    searchBar.removeFromSuperview()
    searchBar.placement = .stacked
  }

  /// Clears the text and hides the keyboard; the results updater is called.
  func clearSearch() {
    searchBar.resignFirstResponder()
    guard !(searchBar.text ?? "").isEmpty else { return }
    searchBar.searchTextField.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The page in whose bar the search bar stands.
  var searchedPage: UIViewController? {
    item?.bar?.controller?.stack.last { $0.storedNavigationItem === item }
  }

  // MARK: Callbacks of the presentation

  func presentationWillBegin() {
    if isAutomatic { delegate?.willPresentSearchController(self) }
    updateContent()
    showCancel(true)
  }

  func presentationDidEnd(_ completed: Bool) {
    guard completed else { return didDismiss() }
    phase = .presented
    if reversesAfterTransition {
      reversesAfterTransition = false
      HeadlessDevice.current.inNextTurn { [weak self] in self?.end(animated: true) }
    }
  }

  func dismissalWillBegin() {
    phase = .dismissing
    clearSearch()
    showCancel(false)
  }

  func dismissalDidEnd(_ completed: Bool) {
    if completed { didDismiss() } else { phase = .presented }
  }

  private func didDismiss() {
    phase = .inactive
    isAutomatic = false
    occupiesBar = false
    updateContent()
    let returns = reversesAfterTransition || searchBar.isFirstResponder
    reversesAfterTransition = false
    guard returns else { return }
    HeadlessDevice.current.inNextTurn { [weak self] in self?.begin(focuses: true) }
  }

  private func showCancel(_ shows: Bool) {
    guard automaticallyShowsCancelButton else { return }
    searchBar.showCancel(shows, animated: true)
  }
}

// MARK: - What is done with the bar

extension UISearchController {
  func barWillBeginEditing() {
    if !isActive { begin(focuses: false) }
  }

  func barDidBeginEditing() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The text has changed, by the user or in code.
  func barTextDidChange() {
    updateContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func barCancelWasTapped() {
    isActive = false
  }

  /// The app shows or hides Cancel itself.
  func barShowsCancelDidChange() {
    automaticallyShowsCancelButton = false
  }
}
