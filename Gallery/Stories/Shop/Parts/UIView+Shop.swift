// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIView {
  /// Adds a view that follows this one's edges, or with nil one whose constraints come later.
  func addSubview(_ view: UIView, pinned insets: NSDirectionalEdgeInsets?) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    guard let insets else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Corners like those of the system's cards.
  func roundCorners(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Adds a view, so far below or behind the one before.
  func add(_ view: UIView, after gap: CGFloat = 0) {
    if let last = arrangedSubviews.last { setCustomSpacing(gap, after: last) }
    addArrangedSubview(view)
  }
}

extension UITraitCollection {
  /// Text so large that columns turn into rows.
  var hasHugeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// A phone on its side.
  var hasCompactHeight: Bool { verticalSizeClass == .compact }

  /// Huge text on a low screen: a picture would leave next to nothing for it.
  var hidesPictures: Bool { hasCompactHeight && hasHugeText }

  /// Wider than high, or as large as a tablet: room for things side by side.
  var isWide: Bool { horizontalSizeClass == .regular || hasCompactHeight }
}
