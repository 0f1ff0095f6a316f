// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without spring loading.
@MainActor
open class UITabBarItem: UIBarItem {
  weak var bar: UITabBar?
  /// Whose title and picture are the system's.
  private(set) var systemItem: SystemItem?

  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange() } }
  }
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
  }
  open var standardAppearance: UITabBarAppearance? {
    didSet { itemDidChange() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
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

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  override func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
