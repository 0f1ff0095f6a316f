// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a view asks of the controller whose view it is, and notifies it of.
@MainActor
package protocol ViewOwner: UIResponder {
  /// The view, if it is loaded.
  var ownedView: UIView? { get }
  /// What the controller adds to the safe area of its view.
  var contributedSafeAreaInsets: UIEdgeInsets { get }
  /// What the controller makes of the traits that its view inherits.
  func adjust(_ inherited: UITraitCollection) -> UITraitCollection
  func traitsDidChange(from previous: UITraitCollection?)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMove(toWindow window: UIWindow?)
  func viewWillLayout()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
}
