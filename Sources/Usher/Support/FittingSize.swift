// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The size of views by their constraints or, without any, by `sizeThatFits(_:)`.
@MainActor
enum FittingSize {
  /// Returns the size of a view within a limit, without changing the view. A view with constraints
  /// fills the width, unless its constraints require less, and has the height that they require.
  static func size(of view: UIView, within limit: CGSize) -> CGSize {
    guard !view.constraints.isEmpty else { return view.sizeThatFits(limit) }
    let target = CGSize(width: limit.width, height: UIView.layoutFittingCompressedSize.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the height of a view for a width, without changing the view.
  static func height(of view: UIView, width: CGFloat, within limit: CGFloat) -> CGFloat {
    guard !view.constraints.isEmpty else {
      return view.sizeThatFits(CGSize(width: width, height: limit)).height
    }
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
