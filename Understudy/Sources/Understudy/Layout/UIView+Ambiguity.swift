// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  public var hasAmbiguousLayout: Bool {
    guard !constraintState.translates, let region = solvedRegion else {
      return !constraintState.translates
    }
    return region.isAmbiguous(region.index(of: self))
  }

  /// The region around this view, solved.
  fileprivate var solvedRegion: LayoutRegion? {
    guard let region = (superview ?? self).layoutRoot.constraintState.region, let root = region.root
    else { return nil }
    region.solve(layingOut: root)
    return region
  }
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool {
    guard kind == .custom, let owningView else { return false }
    guard let region = owningView.solvedRegion else { return true }
    return region.isAmbiguous(region.index(of: self))
  }
}

extension LayoutRegion {
  /// Whether the constraints leave an item more than one place.
  fileprivate func isAmbiguous(_ index: Int?) -> Bool {
    guard let index else { return true }
    let first = items[index].symbols.first
    return (first..<(first + 4)).contains(where: solver.isAmbiguous)
  }
}
