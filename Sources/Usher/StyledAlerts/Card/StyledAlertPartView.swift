// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A view on the card of a styled alert that updates its appearance when its traits or its tint
/// color change.
@MainActor
class StyledAlertPartView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Sets what depends on the traits and the tint color.
  func updateAppearance() {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }
}
