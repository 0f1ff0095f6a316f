// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension FittingSize {
    /// As wide as there is room unless the constraints say less, as high as they need.
    static func platformSize(of view: UIView, within limit: CGSize) -> CGSize? {
      guard !view.constraints.isEmpty else { return nil }
      let target = CGSize(width: limit.width, height: UIView.layoutFittingCompressedSize.height)
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .defaultLow,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
#endif
