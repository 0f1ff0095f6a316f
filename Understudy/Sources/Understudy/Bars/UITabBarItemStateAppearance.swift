// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without positions of titles and badges.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }
  open var iconColor: UIColor? {
    didSet { didChange?() }
  }
  open var badgeBackgroundColor: UIColor? {
    didSet { didChange?() }
  }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  override init() {
    super.init()
  }

  func assign(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
