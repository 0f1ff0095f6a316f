// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame: CGRect = .zero
  open var transform: CGAffineTransform = .identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && frame == other.frame && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementKind == other.representedElementKind
  }

  var copied: UICollectionViewLayoutAttributes {
    let result = type(of: self).init()
    result.indexPath = indexPath
    result.frame = frame
    result.transform = transform
    result.alpha = alpha
    result.zIndex = zIndex
    result.isHidden = isHidden
    result.representedElementCategory = representedElementCategory
    result.representedElementKind = representedElementKind
    return result
  }
}
