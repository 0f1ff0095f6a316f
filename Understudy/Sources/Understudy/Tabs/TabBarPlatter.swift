// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The capsule of glass under the items of a floating bar, with the mark of the selected one.
final class TabBarPlatter: UIView {
  private let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
  private let selection = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    glass.cornerConfiguration = .capsule()
    selection.backgroundColor = FloatingTabBarMetrics.selectionColor
    glass.contentView.addSubview(selection)
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the mark, in the platter's coordinates, or takes it away.
  func select(_ frame: CGRect?, isMinimized: Bool) {
    selection.alpha = frame == nil || isMinimized ? 0 : 1
    guard let frame else { return }
    selection.frame = frame
    selection.layer.cornerRadius = frame.height / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
  }
}

/// Where the parts of a floating bar are in it.
struct FloatingTabBarLayout {
  var platter: CGRect
  /// From the leading edge on.
  var cells: [CGRect]
  /// The mark of each cell.
  var selections: [CGRect]

  /// For a bar of this width and safe area, with items of which the widest would take so much.
  init(
    _ style: TabBarButton.Style, count: Int, widest: CGFloat, width: CGFloat,
    insets: UIEdgeInsets, isMirrored: Bool
  ) {
    typealias Metrics = FloatingTabBarMetrics
    let room = Self.room(in: width, insets)
    let height = Metrics.platterHeight(style)
    let wanted = max(Metrics.pitch(style), widest + 2 * Metrics.labelPadding(style))
    let available = max(0, room.upperBound - room.lowerBound - 2 * Metrics.padding)
    let pitch = min(wanted, available / CGFloat(max(1, count)))
    let length = pitch * CGFloat(count) + 2 * Metrics.padding
    let start = (room.lowerBound + room.upperBound - length) / 2
    platter = CGRect(x: start, y: 0, width: length, height: height)
    cells = (0..<count).map { index in
      let place = CGFloat(isMirrored ? count - 1 - index : index)
      return CGRect(
        x: start + Metrics.padding + place * pitch, y: 0, width: pitch, height: height)
    }
    selections = cells.map {
      $0.insetBy(dx: -Metrics.selectionOverhang, dy: Metrics.selectionInset)
    }
  }

  /// What is left of a minimized bar: a circle at the leading side, at the platter's lower edge.
  static func circle(
    _ style: TabBarButton.Style, width: CGFloat, insets: UIEdgeInsets, isMirrored: Bool
  ) -> CGRect {
    let room = room(in: width, insets)
    let height = FloatingTabBarMetrics.platterHeight(style)
    let side = min(FloatingTabBarMetrics.circle, height)
    return CGRect(
      x: isMirrored ? room.upperBound - side : room.lowerBound, y: height - side, width: side,
      height: side)
  }

  /// Where bar and accessory may be: in the safe area, and not at the edges.
  static func room(in width: CGFloat, _ insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
    let left = max(FloatingTabBarMetrics.margin, insets.left)
    let right = width - max(FloatingTabBarMetrics.margin, insets.right)
    return left...max(left, right)
  }
}
