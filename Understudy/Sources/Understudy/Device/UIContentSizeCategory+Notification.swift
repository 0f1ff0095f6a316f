// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
