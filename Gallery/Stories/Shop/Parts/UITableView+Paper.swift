// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UITableView {
  /// Looks as the shop's lists do: on paper, without lines, with rows no wider than can be read.
  func applyShopStyle() {
    backgroundColor = Palette.paper
    separatorStyle = .none
    cellLayoutMarginsFollowReadableWidth = true
  }
}
