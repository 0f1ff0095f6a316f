// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIView {
  /// Adds a view with constraints to this view's edges. With nil, the caller adds the constraints.
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

  /// Rounds the corners with the continuous curve of the system.
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

  /// Adds a view at this distance from the previous one.
  func add(_ view: UIView, after gap: CGFloat = 0) {
    if let last = arrangedSubviews.last { setCustomSpacing(gap, after: last) }
    addArrangedSubview(view)
  }
}

extension UITraitCollection {
  /// Whether the text size is an accessibility size, for which columns turn into rows.
  var hasHugeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// Whether the height is compact, as on an iPhone in landscape.
  var hasCompactHeight: Bool { verticalSizeClass == .compact }

  /// Whether pictures are hidden, because the text needs their space.
  var hidesPictures: Bool { hasCompactHeight && hasHugeText }

  /// Whether there is room for views side by side, as in landscape or on iPad.
  var isWide: Bool { horizontalSizeClass == .regular || hasCompactHeight }
}
