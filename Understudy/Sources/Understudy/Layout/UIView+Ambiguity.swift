// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UIView {
  public var hasAmbiguousLayout: Bool {
    !constraining.translates && isAmbiguous(self)
  }

  /// Whether the constraints around this view leave a view or guide more than one place.
  fileprivate func isAmbiguous(_ item: AnyObject) -> Bool {
    guard let region = (superview ?? self).layoutRoot.constraining.region, let root = region.root
    else { return true }
    region.solve(layingOut: root)
    return region.isAmbiguous(item)
  }
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool {
    guard kind == .custom, let owningView else { return false }
    return owningView.isAmbiguous(self)
  }
}

extension LayoutRegion {
  fileprivate func isAmbiguous(_ item: AnyObject) -> Bool {
    guard let known = variables[ObjectIdentifier(item)] else { return true }
    let found =
      [known.start.horizontal, known.start.vertical, known.length.horizontal]
      + [known.length.vertical]
    return found.contains(where: solver.isAmbiguous)
  }
}
