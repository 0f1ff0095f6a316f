// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Holds the view of a popup in the place that the core computes; what moves is this, never the view.
@MainActor
final class CardView: UIView {
  private(set) var content: UIView
  private let wanted: CGSize?

  init(content: UIView, wanted: CGSize?) {
    self.content = content
    self.wanted = wanted
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the app has left the view where it was put.
  var holdsContent: Bool { content.superview === self }

  /// Holds another view from now on; the one before goes, unless the app has put it elsewhere.
  func replaceContent(with new: UIView) {
    if holdsContent { content.removeFromSuperview() }
    content = new
    addSubview(new)
    superview?.setNeedsLayout()
  }

  /// Takes its place in the container; the transform of a running transition stays.
  func place(in container: UIView) {
    let layout = CardLayout(
      container: LayoutSize(container.bounds.size),
      safeArea: LayoutInsets(container.safeAreaInsets),
      scale: Double(container.traitCollection.displayScale))
    let limit = CGRect(layout.available).size
    let size = wanted ?? FittingSize.size(of: content, within: limit)
    let place = CGRect(layout.frame(measured: LayoutSize(size)))
    bounds = CGRect(origin: .zero, size: place.size)
    center = CGPoint(x: place.midX, y: place.midY)
    if holdsContent { content.frame = bounds }
  }
}

extension LayoutSize {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension CGRect {
  fileprivate init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
