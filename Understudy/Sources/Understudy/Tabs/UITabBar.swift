// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without customization by the user, background images of the old kind and selection indicators.
@MainActor
open class UITabBar: UIView {
  weak var controller: UITabBarController?
  private var shownItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  /// Whether the bar is a capsule of glass over the content.
  let isFloating = HeadlessDevice.currentHasNewDesign
  private lazy var platter = TabBarPlatter()
  /// Whether only the selected tab is left of the bar.
  private(set) var isMinimized = false
  var minimizing = TabBarMinimizing()
  private let backgrounds = BarBackgrounds(hairline: .top)
  private(set) weak var observedScrollView: UIScrollView?
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
    if isFloating { addSubview(platter) }
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
      let button = TabBarButton(item: item, isFloating: isFloating)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let self, let item { self.tap(item) }
        }, for: .primaryActionTriggered)
      addSubview(button)
      item.shownView = button
      return button
    }
    if !shownItems.contains(where: { $0 === selectedItem }) { selectedItem = nil }
    appearanceDidChange()
  }

  open weak var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      appearanceDidChange()
      if isFloating, oldValue != nil { moveSelection() }
    }
  }

  private func moveSelection() {
    guard window != nil, buttons.allSatisfy({ !$0.bounds.isEmpty }) else { return }
    UIView.animate(
      withDuration: FloatingTabBarMetrics.selectionDuration, delay: 0,
      usingSpringWithDamping: FloatingTabBarMetrics.selectionDamping, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }

  private func tap(_ item: UITabBarItem) {
    if isMinimized {
      minimize(false)
      return
    }
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
    let edge = edge ?? standard.withoutBackground()
    backgrounds.show(standard: shownBackground(of: standard), edge: shownBackground(of: edge))
    updateEdge()
    updateButtons()
    setNeedsLayout()
  }

  /// Glass replaces the background that bars have by default.
  private func shownBackground(of appearance: UITabBarAppearance) -> UITabBarAppearance {
    let isDefault =
      appearance.backgroundEffect?.style == .systemChromeMaterial
      && appearance.backgroundColor == nil && appearance.backgroundImage == nil
    return isFloating && isDefault ? appearance.withoutBackground() : appearance
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
      scrollView?.scrollObservers.add(self) { [weak self] in
        self?.updateEdge()
        self?.contentDidMove()
      }
      contentDidChange()
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

  /// The height above the safe area, on which a floating bar has room for its platter.
  var rowHeight: CGFloat {
    let style = itemStyle
    let height =
      switch style {
      case .stacked: TabBarMetrics.height
      case .inline: TabBarMetrics.padHeight
      case .compactInline: TabBarMetrics.compactHeight
      }
    guard isFloating, window != nil else { return height }
    let safe = (controller?.viewIfLoaded ?? window)?.safeAreaInsets.bottom ?? 0
    let platter =
      FloatingTabBarMetrics.platterHeight(style) + FloatingTabBarMetrics.bottomMargin(style)
    return max(height, platter - safe)
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
    if isFloating { return layOutFloating() }
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

// MARK: - The floating bar

extension UITabBar {
  private func layOutFloating() {
    let style = itemStyle
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = FloatingTabBarLayout(
      style, count: buttons.count, widest: buttons.map(\.fullWidth).max() ?? 0,
      width: bounds.width, insets: safeAreaInsets, isMirrored: isMirrored)
    let circle = FloatingTabBarLayout.circle(
      style, width: bounds.width, insets: safeAreaInsets, isMirrored: isMirrored)
    platter.isHidden = buttons.isEmpty
    platter.frame = pixels(isMinimized ? circle : layout.platter)
    platter.layoutIfNeeded()
    let selected = buttons.firstIndex { $0.item === selectedItem }
    for (index, button) in buttons.enumerated() {
      button.isMinimized = isMinimized
      button.frame = pixels(isMinimized ? circle : layout.cells[index])
      button.alpha = isMinimized && index != selected ? 0 : 1
      button.isUserInteractionEnabled = button.alpha > 0
      button.isAccessibilityElement = button.alpha > 0
      button.layoutIfNeeded()
    }
    let mark = selected.map { isMinimized ? circle : layout.selections[$0] }
    platter.select(mark.map { convert(pixels($0), to: platter) }, isMinimized: isMinimized)
  }

  private func pixels(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX.roundedToPixel(of: self), y: frame.minY,
      width: frame.width.roundedToPixel(of: self), height: frame.height)
  }

  /// The height of the platter, and of the circle that is left of it.
  var platterHeight: CGFloat { FloatingTabBarMetrics.platterHeight(itemStyle) }
  var circleHeight: CGFloat { min(FloatingTabBarMetrics.circle, platterHeight) }

  func minimize(_ minimized: Bool) {
    let isNew = isMinimized != minimized && (!minimized || mayMinimize)
    if isNew { isMinimized = minimized }
    minimizing.isWanted = isMinimized
    guard isNew else { return }
    setNeedsLayout()
    if let controller { controller.bottomBarsDidChange() } else { layoutIfNeeded() }
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
