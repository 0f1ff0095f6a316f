// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Lays out views from top to bottom; the same code measures.
///
/// Frames are computed for left-to-right layout and mirrored at the end.
@MainActor
struct Column {
  /// The top of the next view.
  private(set) var y: CGFloat

  private let x: CGFloat
  /// The width of the views.
  let width: CGFloat
  private let totalWidth: CGFloat
  private var frames: [(view: UIView, frame: CGRect)] = []

  init(width totalWidth: CGFloat, top: CGFloat = 0, margin: CGFloat = 0) {
    self.init(width: totalWidth, top: top, leading: margin, trailing: margin)
  }

  init(width totalWidth: CGFloat, top: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.totalWidth = totalWidth
    x = leading
    width = max(0, totalWidth - leading - trailing)
    y = top
  }

  /// Adds a view with the width of the column, and its fitting height if none is given.
  mutating func add(_ view: UIView, below gap: CGFloat = 0, height: CGFloat? = nil) {
    guard !view.isHidden else { return }
    y += gap
    let height = height ?? view.height(fitting: width)
    frames.append((view, CGRect(x: x, y: y, width: width, height: height)))
    y += height
  }

  mutating func addSpace(_ height: CGFloat) {
    y += height
  }

  /// Sets the frames.
  func apply(rightToLeft: Bool) {
    for (view, frame) in frames {
      view.frame = rightToLeft ? frame.mirrored(in: totalWidth) : frame
    }
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally in this width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UIView {
  /// Returns the fitting height at this width, rounded up to whole points.
  func height(fitting width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the text size is an accessibility size, for which columns turn into rows.
  var hasHugeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}
