// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UITableView {
  /// Applies the style of the shop: its background, no separators, and readable width.
  func applyShopStyle() {
    backgroundColor = Palette.paper
    separatorStyle = .none
    cellLayoutMarginsFollowReadableWidth = true
  }
}
