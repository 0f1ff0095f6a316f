// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The size that a view wants, by its constraints or, where it has none, by what fits.
@MainActor
public enum FittingSize {
  /// The size of a view that may be at most so large; the view itself is not changed. One with
  /// constraints is as wide as there is room unless they say less, and as high as they need.
  public static func size(of view: UIView, within limit: CGSize) -> CGSize {
    guard !view.constraints.isEmpty else { return view.sizeThatFits(limit) }
    let target = CGSize(width: limit.width, height: UIView.layoutFittingCompressedSize.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The height that a view wants if it is so wide; the view itself is not changed.
  public static func height(of view: UIView, width: CGFloat, within limit: CGFloat) -> CGFloat {
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
