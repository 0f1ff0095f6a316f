// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A view that draws a gradient of colors, which are resolved by its owner; touches pass through it.
@MainActor
class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The layer that draws it.
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
