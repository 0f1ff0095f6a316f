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

  /// So high for its width, but never more than half of the page.
  func keepShape(_ ratio: CGFloat, within page: UIView) {
    let shape = heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio)
    shape.priority = .defaultHigh
    NSLayoutConstraint.activate([
      shape,
      heightAnchor.constraint(
        lessThanOrEqualTo: page.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
    ])
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    artwork.draw(in: bounds, context: context)
  }
}
