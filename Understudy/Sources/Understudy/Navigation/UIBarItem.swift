// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without landscape images and symbol effects.
@MainActor
open class UIBarItem: NSObject {
  open var isEnabled = true {
    didSet { itemDidChange() }
  }
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }
  open var image: UIImage? {
    didSet { itemDidChange() }
  }
  open var tag = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Differs: UIKit gives these to every object; here bar items have the ones that they need.
  open var accessibilityLabel: String? {
    didSet { itemDidChange() }
  }
  open var accessibilityIdentifier: String? {
    didSet { itemDidChange() }
  }

  func itemDidChange() {}
}
