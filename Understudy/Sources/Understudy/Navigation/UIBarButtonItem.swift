// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Made with actions and views. System items, menus, target-action, groups, spaces and badges are
/// left out.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The name of `done` since iOS 26.
    public static var prominent: UIBarButtonItem.Style { .done }
  }

  open var style: UIBarButtonItem.Style = .plain {
    didSet { if style != oldValue { itemDidChange() } }
  }
  /// Whether it may be on the same glass as its neighbors. Buttons with a title and prominent ones
  /// never are.
  open var sharesBackground = true {
    didSet { if sharesBackground != oldValue { itemDidChange() } }
  }
  /// Whether it is without glass.
  open var hidesSharedBackground = false {
    didSet { if hidesSharedBackground != oldValue { itemDidChange() } }
  }
  open var primaryAction: UIAction? {
    didSet {
      adoptAction(primaryAction)
      itemDidChange()
    }
  }
  open var customView: UIView? {
    didSet { itemDidChange() }
  }
  open var tintColor: UIColor? {
    didSet { itemDidChange() }
  }
  open var width: CGFloat = 0 {
    didSet { itemDidChange() }
  }
  open var isHidden = false {
    didSet { itemDidChange() }
  }

  weak var owner: UINavigationItem?
  /// What stands for it in a bar.
  weak var shownView: UIView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    adoptAction(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func adoptAction(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  override func itemDidChange() {
    owner?.itemDidChange()
  }
}

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
