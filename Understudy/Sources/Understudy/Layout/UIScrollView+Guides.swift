// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { builtInGuide(.scrollContent) }
  public var frameLayoutGuide: UILayoutGuide { builtInGuide(.scrollFrame) }

  func offsetDidChangeForConstraints() {
    guard constraintState.isOffsetUsed else { return }
    constraintsDidChange()
  }
}
