// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A grid of views with equal widths.
final class TileGrid: UIStackView {
  private let tiles: [UIView]
  private var perLine = 0

  init(_ tiles: [UIView]) {
    self.tiles = tiles
    super.init(frame: .zero)
    axis = .vertical
    spacing = 24
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    tiles = []
    super.init(coder: coder)
  }

  /// Arranges the tiles with this number in each row; the last row is filled up with empty views.
  func arrange(perLine count: Int) {
    guard count != perLine else { return }
    perLine = count
    arrangedSubviews.forEach { $0.removeFromSuperview() }
    for start in stride(from: 0, to: tiles.count, by: count) {
      var line = Array(tiles[start..<min(start + count, tiles.count)])
      while line.count < count { line.append(UIView()) }
      let stack = UIStackView(.horizontal, spacing: 16, alignment: .top, line)
      stack.distribution = .fillEqually
      addArrangedSubview(stack)
    }
  }
}
