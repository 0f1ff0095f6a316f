// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without customization by the user, background images of the old kind and selection indicators.
@MainActor
open class UITabBar: UIView {
  weak var controller: UITabBarController?
  private var shownItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private let backgrounds = BarBackgrounds(hairline: .top)
  private weak var observedScrollView: UIScrollView?
  private var standard = UITabBarAppearance()
  private var edge: UITabBarAppearance?

  open weak var delegate: (any UITabBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(backgrounds)
    accessibilityTraits = .tabBar
    adopt(standard)
    appearanceDidChange()
  }

  // MARK: Items

  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The items change at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    shownItems = items ?? []
    for button in buttons { button.removeFromSuperview() }
    buttons = shownItems.map { item in
      item.bar = self
      let button = TabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let self, let item { self.tap(item) }
        }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    if !shownItems.contains(where: { $0 === selectedItem }) { selectedItem = nil }
    appearanceDidChange()
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { appearanceDidChange() } }
  }

  private func tap(_ item: UITabBarItem) {
    if let controller {
      controller.userDidTap(item)
    } else {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
  }

  func itemDidChange(_ item: UITabBarItem) {
    appearanceDidChange()
  }

  // MARK: Appearance

  open var standardAppearance: UITabBarAppearance {
    get { standard }
    set {
      standard = newValue.copied()
      adopt(standard)
      appearanceDidChange()
    }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set {
      edge = newValue?.copied()
      if let edge { adopt(edge) }
      appearanceDidChange()
    }
  }

  open var unselectedItemTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
  }

  private func adopt(_ appearance: UITabBarAppearance) {
    appearance.didChange = { [weak self] in self?.appearanceDidChange() }
  }

  private func appearanceDidChange() {
    backgrounds.show(standard: standard, edge: edge ?? standard.withoutBackground())
    updateEdge()
    updateButtons()
    setNeedsLayout()
  }

  package override func headlessLanguageDidChange() {
    updateButtons()
    controller?.moreControllerIfMade?.listDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateButtons()
  }

  private func updateButtons() {
    for button in buttons {
      button.show(
        itemStyle, isSelected: button.item === selectedItem,
        unselectedTint: unselectedItemTintColor)
    }
  }

  // MARK: The edge of the content

  /// The bar goes by this scroll view, or is at the edge if there is none.
  func observe(_ scrollView: UIScrollView?) {
    if observedScrollView !== scrollView {
      observedScrollView?.scrollObservers.remove(self)
      observedScrollView = scrollView
      scrollView?.scrollObservers.add(self) { [weak self] in self?.updateEdge() }
    }
    updateEdge()
  }

  /// Shows its background already for a page that will need it.
  func prepareBackground(_ scrollView: UIScrollView?) {
    backgrounds.standardFraction = max(
      backgrounds.standardFraction, scrollView?.fractionUnderBottomBar ?? 0)
  }

  private func updateEdge() {
    backgrounds.standardFraction = observedScrollView?.fractionUnderBottomBar ?? 0
  }

  // MARK: Layout

  var itemStyle: TabBarButton.Style {
    if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular {
      return .inline
    }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  var rowHeight: CGFloat {
    switch itemStyle {
    case .stacked: TabBarMetrics.height
    case .inline: TabBarMetrics.padHeight
    case .compactInline: TabBarMetrics.compactHeight
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    updateButtons()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.frame = bounds
    guard !buttons.isEmpty else { return }
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let equal = room.width / CGFloat(buttons.count)
    let width = itemStyle == .inline ? min(TabBarMetrics.padItemWidth, equal) : equal
    let start = room.midX - width * CGFloat(buttons.count) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(
        x: (start + place * width).roundedToPixel(of: self), y: 0,
        width: width.roundedToPixel(of: self), height: min(rowHeight, bounds.height))
    }
  }
}

// MARK: - Delegate

/// Without customization by the user.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
