// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?
  /// The attributes that the layout last gave it.
  var attributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = layoutAttributes.copied
    result.size = fittedSize(from: layoutAttributes.size)
    return result
  }

  /// The fitting size of the content; a given width is kept.
  func fittedSize(from size: CGSize) -> CGSize {
    guard !constraints.isEmpty else { return size }
    return systemLayoutSizeFitting(size)
  }

  func updateAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    if self.attributes?.isSame(as: attributes) != true {
      self.attributes = attributes
      apply(attributes)
    }
    if transform != .identity || attributes.transform != .identity {
      transform = .identity
    }
    if frame != attributes.frame { frame = attributes.frame }
    if transform != attributes.transform { transform = attributes.transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}

/// Makes views of classes that are known only at run time; Swift without Objective-C lets
/// `init(frame:)` be called so where it is required, as it is here.
open class HeadlessViewFactory: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The entry of the initializer is the same in all subclasses of `UIView`.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: HeadlessViewFactory.Type.self).init(frame: frame)
  }
}
