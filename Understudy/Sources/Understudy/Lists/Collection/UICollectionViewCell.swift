// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}

/// Differs: without configurations, backgrounds and a selected state.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    super.layoutSubviews()
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
  ///
  /// It must not be inlined: the optimizer would take the result for a `HeadlessViewFactory`, of which
  /// `as? UICollectionViewCell` is always `nil`.
  @inline(never)
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: HeadlessViewFactory.Type.self).init(frame: frame)
  }
}

// MARK: - Data source

/// Differs: optional methods are methods with a default, as there is no Objective-C.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
