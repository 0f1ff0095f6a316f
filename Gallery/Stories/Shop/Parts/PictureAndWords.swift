// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A picture above texts, or beside them on wide pages.
final class PictureAndWords: UIStackView {
  private let picture: ArtworkView
  private let shapes: (above: CGFloat, beside: CGFloat)
  private lazy var above = picture.aspectConstraint(shapes.above)
  private lazy var beside = picture.aspectConstraint(shapes.beside)

  /// Creates the view; `above` and `beside` are the aspect ratios of the picture, height by width.
  init(_ picture: ArtworkView, _ words: UIView, above: CGFloat, beside: CGFloat) {
    self.picture = picture
    shapes = (above, beside)
    super.init(frame: .zero)
    spacing = 24
    addArrangedSubview(picture)
    addArrangedSubview(words)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    picture = ArtworkView(.stillLife)
    shapes = (1, 1)
    super.init(coder: coder)
  }

  /// Arranges the views. The picture is hidden if the texts need its space.
  func arrange(isBeside: Bool) {
    picture.isHidden = traitCollection.hidesPictures
    axis = isBeside ? .horizontal : .vertical
    alignment = isBeside ? .top : .fill
    distribution = isBeside ? .fillEqually : .fill
    let (new, old) = isBeside ? (beside, above) : (above, beside)
    old.isActive = false
    new.isActive = true
  }
}
