// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without prompts, attributed titles, placements of a search bar, groups and menus.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }
  /// Differs: not shown where the bar has no room for it.
  open var subtitle: String? {
    didSet { if subtitle != oldValue { itemDidChange() } }
  }
  open var subtitleView: UIView? {
    didSet { if subtitleView !== oldValue { itemDidChange() } }
  }
  open var largeTitle: String? {
    didSet { if largeTitle != oldValue { itemDidChange() } }
  }
  open var largeSubtitle: String? {
    didSet { if largeSubtitle != oldValue { itemDidChange() } }
  }
  open var largeSubtitleView: UIView? {
    didSet { if largeSubtitleView !== oldValue { itemDidChange() } }
  }
  open var titleView: UIView? {
    didSet { itemDidChange() }
  }
  open var backButtonTitle: String? {
    didSet { itemDidChange() }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { itemDidChange() }
  }
  open var hidesBackButton = false {
    didSet { itemDidChange() }
  }
  open var leftItemsSupplementBackButton = false {
    didSet { itemDidChange() }
  }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { itemDidChange() }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems) }
  }

  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { searchDidChange(from: oldValue) } }
  }
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
  }

  open var standardAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }

  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The items change at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// The items change at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The item changes at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// The item changes at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The button appears and disappears at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func itemDidChange() {
    bar?.itemDidChange(self)
  }

  private func searchDidChange(from old: UISearchController?) {
    old?.detachFromItem()
    searchController?.item = self
    itemDidChange()
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = self }
    itemDidChange()
  }
}
