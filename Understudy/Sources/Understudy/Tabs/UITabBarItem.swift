// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without system items, looks of its own and spring loading.
@MainActor
open class UITabBarItem: UIBarItem {
  weak var bar: UITabBar?
  /// What stands for it in the bar.
  weak var shownView: UIView?

  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange() } }
  }

  /// Red by default.
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  override func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
