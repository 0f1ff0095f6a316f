// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The size that a view wants, by its constraints or, where it has none, by what fits.
@MainActor
public enum FittingSize {
  /// The size of a view that may be at most so large; the view itself is not changed.
  public static func size(of view: UIView, within limit: CGSize) -> CGSize {
    platformSize(of: view, within: limit) ?? view.sizeThatFits(limit)
  }
}
