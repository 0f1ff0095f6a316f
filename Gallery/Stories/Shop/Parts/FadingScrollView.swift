// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A scroll view whose content fades out at the upper and lower edge if there is more behind it.
final class FadingScrollView: UIScrollView {
  private let above: EdgeFade
  private let below: EdgeFade
  /// The height of a fade: about a line of text.
  private let depth: CGFloat = 36

  /// Whether content fades out at the lower edge.
  var fadesBelow: Bool { below.alpha > 0 }

  /// Creates a scroll view in front of this color.
  init(over color: UIColor) {
    above = EdgeFade(color, isBelow: false)
    below = EdgeFade(color, isBelow: true)
    super.init(frame: .zero)
    for fade in [above, below] { addSubview(fade) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard !(subview is EdgeFade) else { return }
    for fade in [above, below] { bringSubviewToFront(fade) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The content is visible in the safe area insets, but not behind a keyboard.
    let visible = bounds.inset(by: contentInset)
    let insets = adjustedContentInset
    above.frame = CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: depth)
    below.frame = CGRect(
      x: visible.minX, y: visible.maxY - depth, width: visible.width, height: depth)
    above.show(for: bounds.minY + insets.top)
    below.show(for: contentSize.height - (bounds.maxY - insets.bottom))
  }
}

/// A gradient from a color at one edge to clear at the other.
private final class EdgeFade: UIView {
  private let color: UIColor

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ color: UIColor, isBelow: Bool) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let gradient = layer as? CAGradientLayer
    gradient?.startPoint = CGPoint(x: 0.5, y: isBelow ? 0 : 1)
    gradient?.endPoint = CGPoint(x: 0.5, y: isBelow ? 1 : 0)
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows it for hidden content of this height, fully from half of its own height on.
  func show(for hidden: CGFloat) {
    alpha = min(1, max(0, hidden / (bounds.height / 2)))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColors()
  }

  private func updateColors() {
    let color = color.resolvedColor(with: traitCollection)
    (layer as? CAGradientLayer)?.colors = [0, 1].map { color.withAlphaComponent($0).cgColor }
  }
}
