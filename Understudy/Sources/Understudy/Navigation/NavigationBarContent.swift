// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a bar shows of one item: title, buttons on both sides, back button.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let titleHolder = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private(set) var backButton: BarButton?
  private(set) var leading: [UIView] = []
  private(set) var trailing: [UIView] = []
  /// The glass of the buttons, from the outermost one on, with the back button.
  private(set) var platters: (leading: [BarButtonPlatter], trailing: [BarButtonPlatter]) = ([], [])
  private let metrics = NavigationBarMetrics.current
  private let backItem: UINavigationItem?
  let largeTitle = LargeTitleView()
  /// Where the large title stands, if not here.
  weak var largeTitleScrollView: UIScrollView? {
    didSet {
      guard largeTitleScrollView !== oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  /// How high the part with the buttons is; the rest is for the large title.
  var rowHeight = NavigationBarMetrics.current.height
  /// How much of it title and buttons take, at its top.
  var contentHeight: CGFloat { min(rowHeight, metrics.contentHeight) }
  /// How high the part with the search bar is, below that of the large title.
  var searchHeight: CGFloat = 0 {
    didSet { if searchHeight != oldValue { setNeedsLayout() } }
  }
  /// The row is away while the item's search takes its place.
  var isRowHidden = false
  private(set) var showsSmallTitle: Bool?

  init(
    item: UINavigationItem, backItem: UINavigationItem?, columnItem: UIBarButtonItem? = nil,
    appearance: UINavigationBarAppearance, goBack: @escaping () -> Void
  ) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    addSubview(titleHolder)
    addSubview(largeTitle)
    show(appearance)
    if let backItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    {
      showBackButton(to: backItem, goBack: goBack)
    }
    let column = [columnItem].compactMap { $0 }
    let leadingItems = shownItems(
      column + (item.leftBarButtonItems ?? []).filter { $0 !== columnItem })
    let trailingItems = shownItems(item.rightBarButtonItems ?? [])
    leading = views(for: leadingItems)
    trailing = views(for: trailingItems)
    guard metrics.hasGlass else {
      for view in leading + trailing { addSubview(view) }
      return
    }
    platters = (
      [backButton].compactMap { $0 }.map { BarButtonPlatter([$0]) }
        + Self.platters(leadingItems, leading, atEnd: false),
      Self.platters(trailingItems, trailing, atEnd: true)
    )
    for platter in platters.leading + platters.trailing { addSubview(platter) }
  }

  required init?(coder: NSCoder) { nil }

  /// Applies an appearance to both titles.
  func show(_ appearance: UINavigationBarAppearance) {
    largeTitle.show(item, appearance.largeTitleTextAttributes)
    if let view = item.titleView {
      if view.superview !== titleHolder { titleHolder.addSubview(view) }
      return
    }
    let attributes = appearance.titleTextAttributes
    titleLabel.text = item.title
    titleLabel.font = attributes[.font] as? UIFont ?? NavigationBarMetrics.titleFont
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    titleLabel.isAccessibilityElement = item.title?.isEmpty == false
    if titleLabel.superview !== titleHolder { titleHolder.addSubview(titleLabel) }
    guard HeadlessDevice.current.system >= .iOS26 else { return setNeedsLayout() }
    if let view = item.subtitleView {
      titleHolder.addSubview(view)
    } else if let subtitle = item.subtitle {
      subtitleLabel.text = subtitle
      subtitleLabel.font = NavigationBarMetrics.subtitleFont
      subtitleLabel.textColor = .secondaryLabel
      subtitleLabel.textAlignment = .center
      titleHolder.addSubview(subtitleLabel)
    }
    setNeedsLayout()
  }

  private func showBackButton(to backItem: UINavigationItem, goBack: @escaping () -> Void) {
    let button = makeBackButton(title: backTitle(of: backItem))
    button.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
    backButton = button
    if !metrics.hasGlass { addSubview(button) }
  }

  private func makeBackButton(title: String?) -> BarButton {
    let button = BarButton(
      title: metrics.hasGlass ? nil : title, glyph: .back, isOnGlass: metrics.hasGlass)
    button.accessibilityLabel = title ?? SystemText.back.text
    button.accessibilityIdentifier = "BackButton"
    return button
  }

  private func backTitle(of backItem: UINavigationItem) -> String? {
    switch item.backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return SystemText.back.text
    case .default: break
    }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      ?? SystemText.back.text
  }

  private func shownItems(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    items.filter { !$0.isHidden }
  }

  private func views(for items: [UIBarButtonItem]) -> [UIView] {
    items.map { item in
      let view = view(for: item)
      item.shownView = view
      return view
    }
  }

  private func view(for item: UIBarButtonItem) -> UIView {
    if let custom = item.customView { return custom }
    let button = BarButton(
      title: item.image == nil ? item.title : nil, image: item.image, isOnGlass: metrics.hasGlass,
      isProminent: item.style == .done)
    button.isEnabled = item.isEnabled
    button.tintColor = item.tintColor
    button.hasOwnTint = item.tintColor != nil
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    button.accessibilityIdentifier = item.accessibilityIdentifier
    if let action = item.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    return button
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { largeTitle.removeFromSuperview() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateRow()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let margin = NavigationBarMetrics.margin(for: bounds.width)
    let (leadingEdge, trailingEdge) = isMirrored ? (right, left) : (left, right)
    if metrics.hasGlass {
      let least = rowHeight == metrics.compactHeight ? metrics.compactMargin : 0
      let first = max(least, leadingEdge + margin)
      let last = max(least, trailingEdge + margin)
      placeTitle(
        start: max(first, place(platters.leading, from: first, atEnd: false)),
        end: max(last, place(platters.trailing, from: last, atEnd: true)))
    } else {
      let back = placeBackButton(from: leadingEdge)
      let start = place(
        leading, from: back > 0 ? back + metrics.gap : leadingEdge + margin, atEnd: false)
      let end = place(trailing, from: trailingEdge + margin, atEnd: true)
      placeTitle(
        start: max(back, start, leadingEdge + margin), end: max(end, trailingEdge + margin))
    }
    placeLargeTitle()
    placeSearchBar()
  }

  func placeLargeTitle() {
    let top = isRowHidden ? 0 : rowHeight
    let room = max(0, bounds.height - top - searchHeight)
    let origin = embedLargeTitle(below: top)
    largeTitle.frame = CGRect(origin: origin, size: CGSize(width: bounds.width, height: room))
    largeTitle.isHidden = room == 0
    guard !isRowHidden else { return }
    showSmallTitle(largeTitle.isHidden || largeTitle.isUnderRow || item.titleView != nil)
  }

  /// The small title comes when the large one has gone under the row.
  private func showSmallTitle(_ shows: Bool) {
    guard shows != showsSmallTitle else { return }
    let isFirst = showsSmallTitle == nil
    showsSmallTitle = shows
    let change = { self.titleHolder.alpha = shows ? 1 : 0 }
    if isFirst || window == nil {
      UIView.performWithoutAnimation(change)
    } else {
      UIView.animate(withDuration: 0.2, animations: change)
    }
  }

  private func placeBackButton(from edge: CGFloat) -> CGFloat {
    guard let backButton else { return 0 }
    let margin = edge + NavigationBarMetrics.backMargin
    backButton.frame = mirrored(x: margin, width: min(backButton.contentWidth, bounds.width / 2))
    return margin + backButton.frame.width
  }

  /// Places the views one after the other from an edge; returns where they end.
  private func place(_ views: [UIView], from start: CGFloat, atEnd: Bool) -> CGFloat {
    var x = start
    for view in views {
      let width = (view as? BarButton)?.contentWidth ?? width(of: view)
      let left = atEnd ? bounds.width - x - width : x
      if view is BarButton {
        view.frame = mirrored(x: left, width: width)
      } else {
        let height = min(rowHeight, view.bounds.height)
        var frame = mirrored(x: left, width: width)
        frame.origin.y += ((rowHeight - height) / 2).roundedToPixel(of: self)
        frame.size.height = height
        view.frame = frame
      }
      x += width + metrics.gap
    }
    return views.isEmpty ? 0 : x - metrics.gap
  }

  private func width(of view: UIView) -> CGFloat {
    let intrinsic = view.intrinsicContentSize
    return view.bounds.width > 0
      ? view.bounds.width
      : intrinsic.width > 0
        ? intrinsic.width
        : view.sizeThatFits(CGSize(width: bounds.width, height: rowHeight)).width
  }

  /// In the middle of the bar if it fits there, else in the middle of what is left.
  private func placeTitle(start: CGFloat, end: CGFloat) {
    let gap = metrics.titleGap
    let content = titleHolder.subviews.first
    var fitting =
      content?.sizeThatFits(CGSize(width: bounds.width, height: contentHeight)) ?? .zero
    let subtitle = subtitleSize(below: fitting.height)
    fitting.width = max(fitting.width, subtitle.width)
    let room = max(0, bounds.width - start - end - 2 * gap)
    if fitting.width > room, shortenBackButton() {
      setNeedsLayout()
      layoutSubviews()
      return
    }
    let width = min(fitting.width.rounded(.up), room)
    var x = (bounds.width - width) / 2
    x = max(start + gap, min(x, bounds.width - end - gap - width)).roundedToPixel(of: self)
    titleHolder.frame = mirrored(x: x, width: width)
    let height = item.titleView == nil ? fitting.height : min(contentHeight, fitting.height)
    let top = ((contentHeight - height - subtitle.height) / 2).roundedToPixel(of: self)
    content?.frame = CGRect(x: 0, y: top, width: width, height: height)
    subtitleContent?.frame = CGRect(
      x: 0, y: top + height, width: width, height: subtitle.height)
  }

  private var subtitleContent: UIView? {
    let view = item.subtitleView ?? subtitleLabel
    return view.superview === titleHolder ? view : nil
  }

  /// Nothing where there is none, or no room for it.
  private func subtitleSize(below height: CGFloat) -> CGSize {
    guard let subtitleContent else { return .zero }
    let size = subtitleContent.sizeThatFits(bounds.size)
    return height + size.height <= contentHeight ? size : .zero
  }

  /// A long title takes the room of the back button's text, first for the word, then for nothing.
  private func shortenBackButton() -> Bool {
    guard let old = backButton, let shorter = shorterTitle(than: old.title) else { return false }
    let new = makeBackButton(title: shorter.isEmpty ? nil : shorter)
    new.accessibilityLabel = old.accessibilityLabel
    new.eventHandlers = old.eventHandlers
    new.tintColor = tintColor
    old.removeFromSuperview()
    addSubview(new)
    backButton = new
    return true
  }

  private func shorterTitle(than title: String?) -> String? {
    guard let title else { return nil }
    return title == SystemText.back.text ? "" : SystemText.back.text
  }

  func mirrored(x: CGFloat, width: CGFloat) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: isRowHidden ? -rowHeight : 0, width: width,
      height: contentHeight)
  }
}
