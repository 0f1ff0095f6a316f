// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Places views below one another; the same code measures and lays out.
///
/// Everything is placed as for a left-to-right language and mirrored at the end.
@MainActor
struct Column {
  /// Where the next view may begin.
  private(set) var y: CGFloat

  private let x: CGFloat
  /// How wide the views become.
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

  /// Adds a view as wide as the column and as high as it needs to be, or as given.
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
  /// The same rectangle seen in a mirror: its distance from the right is its distance from the left.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UIView {
  /// How high the view needs to be at this width, in whole points.
  func height(fitting width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Text so large that columns turn into rows.
  var hasHugeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}
