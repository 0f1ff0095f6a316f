// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A view that shows one of the shop's pictures. Decoration: assistive technology passes it by.
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

  /// So high for its width, unless something more important is in the way.
  func aspectConstraint(_ ratio: CGFloat) -> NSLayoutConstraint {
    let shape = heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio)
    shape.priority = .defaultHigh
    return shape
  }

  /// Never takes much more than half of the height of a page that it stands in.
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
