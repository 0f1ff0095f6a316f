// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A view with a picture of the shop. It is decorative and not an accessibility element.
final class ArtworkView: UIView {
  var artwork: Artwork {
    didSet { setNeedsDisplay() }
  }

  init(_ artwork: Artwork, wall: UIColor? = nil, cornerRadius: CGFloat = 0) {
    self.artwork = artwork
    super.init(frame: .zero)
    backgroundColor = wall
    contentMode = .redraw
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Makes a constraint for the ratio of height to width. Its priority is below required.
  func aspectConstraint(_ ratio: CGFloat) -> NSLayoutConstraint {
    let shape = heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio)
    shape.priority = .defaultHigh
    return shape
  }

  /// Limits the height to 55% of the safe area of a page.
  func limitHeight(in page: UIView) {
    heightAnchor.constraint(
      lessThanOrEqualTo: page.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55
    ).isActive = true
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    artwork.draw(in: bounds, context: context)
  }
}
