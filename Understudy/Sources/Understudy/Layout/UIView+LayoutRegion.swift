// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  public struct LayoutRegion: Hashable, Sendable {
    public enum AdaptivityAxis: Sendable {
      case horizontal
      case vertical
    }

    enum Base: Sendable {
      case safeArea, margins
    }

    let base: Base
    let axis: AdaptivityAxis?

    /// Differs: without the rounding of the screen's corners.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .safeArea, axis: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .margins, axis: cornerAdaptation)
    }
  }

  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    builtInGuide(.region(layoutRegion))
  }

  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    var insets = insets(of: layoutRegion.base == .safeArea ? .safeArea : .margins)
    guard let axis = layoutRegion.axis, let window = treeWindow,
      let controls = window.scene?.windowControls
    else { return insets }
    let covered = CGRect(corners: controls.corners.map(convertFromScreen))
    let safe = bounds.inset(by: safeAreaInsets)
    guard safe.intersects(covered) else { return insets }
    switch axis {
    case .vertical: insets.top += covered.maxY - safe.minY
    case .horizontal where window.traitCollection.layoutDirection == .rightToLeft:
      insets.right += safe.maxX - covered.minX
    case .horizontal: insets.left += covered.maxX - safe.minX
    }
    return insets
  }

  /// The window has got controls, or lost or moved them.
  func windowControlsDidChange() {
    insetsDidChange()
    for subview in tree.subviews { subview.windowControlsDidChange() }
  }
}
