// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A card in the middle of the screen: views below each other, centered. Hidden views take no space.
@MainActor
class PresetColumnView: UIView {
  private let inset: CGSize
  private let minimumWidth: CGFloat
  private let background: PresetBackground
  private let column: [UIView]

  /// Creates a card with at least this width between its insets.
  init(_ column: [UIView], inset: CGSize, minimumWidth: CGFloat, maximumRadius: CGFloat) {
    self.column = column
    self.inset = inset
    self.minimumWidth = minimumWidth
    background = PresetBackground(maximumRadius: maximumRadius)
    super.init(frame: .zero)
    for view in [background] + column { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The size that a view of the column needs.
  func size(of view: UIView, within room: CGSize) -> CGSize { view.sizeThatFits(room) }

  /// The distance between a view and the one above it.
  func spacing(above view: UIView) -> CGFloat { 14 }

  override func sizeThatFits(_ size: CGSize) -> CGSize { frames(within: size.width).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    for (view, frame) in frames(within: bounds.width).views {
      view.frame = frame.offsetBy(dx: (bounds.width - frame.width) / 2, dy: 0)
    }
  }

  /// The size and the frames, each at x = 0.
  private func frames(within width: CGFloat) -> (size: CGSize, views: [(UIView, CGRect)]) {
    let room = CGSize(width: max(width - 2 * inset.width, 0), height: .greatestFiniteMagnitude)
    var (y, widest, views) = (inset.height, minimumWidth, [(UIView, CGRect)]())
    for view in column where !view.isHidden {
      var size = size(of: view, within: room)
      size.width = min(size.width, room.width)
      if !views.isEmpty { y += spacing(above: view) }
      views.append((view, CGRect(x: 0, y: y, width: size.width, height: size.height)))
      y += size.height
      widest = max(widest, size.width)
    }
    return (CGSize(width: min(widest + 2 * inset.width, width), height: y + inset.height), views)
  }
}
