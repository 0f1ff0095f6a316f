// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIView {
  /// Calls the closure when the text size, the appearance, the layout direction or a size class has
  /// changed.
  ///
  /// The closure is retained by the view, so it must not retain it.
  func onTraitChange(_ changed: @escaping @MainActor () -> Void) {
    guard #available(iOS 17.0, *) else { return addSubview(TraitObserver(changed)) }
    registerForTraitChanges(
      [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      ]) { (_: UIView, _) in changed() }
  }
}

/// An invisible view that observes the traits of its superview, which it has inherited.
///
/// Until iOS 16 there is only the method that is overridden here, which is deprecated since.
final class TraitObserver: UIView {
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changed()
  }
}
