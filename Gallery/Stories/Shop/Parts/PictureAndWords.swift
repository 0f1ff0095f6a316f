// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A picture above words, or beside them where a page is wider than it is high.
final class PictureAndWords: UIStackView {
  private let picture: ArtworkView
  private let shapes: (above: CGFloat, beside: CGFloat)
  private lazy var above = picture.aspectConstraint(shapes.above)
  private lazy var beside = picture.aspectConstraint(shapes.beside)

  /// How high the picture is for its width, above the words and beside them.
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

  /// On a low screen huge words have it for themselves.
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
