// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIView {
  /// Sets the tint color of the view itself; `nil` and `UIColor.tintColor` inherit it.
  ///
  /// `UIColor.tintColor` is the tint color of the view that uses it. As the view's own tint color it
  /// would be made from itself, and UIKit would never finish resolving it.
  func setOwnTintColor(_ color: UIColor?) {
    tintColor = color == .tintColor ? nil : color
  }
}
