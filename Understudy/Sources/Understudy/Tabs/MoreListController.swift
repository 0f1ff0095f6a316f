// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The list under More: a row for each tab that the bar has no room for.
final class MoreListController: UIViewController {
  var pages: [UIViewController] = [] {
    didSet { if isViewLoaded { reload() } }
  }
  /// Called whenever the user taps a row.
  var onChoice: (UIViewController) -> Void = { _ in }

  private let scrollView = UIScrollView()
  private var rows: [MoreRow] = []

  override func loadView() {
    scrollView.frame = HeadlessDevice.current.screen.bounds
    scrollView.alwaysBounceVertical = true
    scrollView.backgroundColor = .systemBackground
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func reload() {
    for row in rows { row.removeFromSuperview() }
    rows = pages.map { page in
      let row = MoreRow(item: page.tabBarItem)
      row.addAction(
        UIAction { [weak self, weak page] _ in
          if let page { self?.onChoice(page) }
        }, for: .primaryActionTriggered)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(for: width)
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    scrollView.contentSize = CGSize(width: width, height: y)
  }
}

/// Picture, title and a chevron, as in a plain list.
private final class MoreRow: UIControl {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let chevron = BarGlyphView()
  private let hairline = UIView()

  init(item: UITabBarItem) {
    super.init(frame: .zero)
    imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    imageView.contentMode = .center
    imageView.isAccessibilityElement = false
    label.text = item.title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    chevron.glyph = .forward
    chevron.color = .tertiaryLabel
    hairline.backgroundColor = .separator
    for view in [imageView, label, chevron, hairline] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = item.title
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  private static let imageSide: CGFloat = 29
  private static let gap: CGFloat = 15
  private static let chevronSize = CGSize(width: 8, height: 13)

  private var edges: UIEdgeInsets {
    UIEdgeInsets(
      top: 11, left: safeAreaInsets.left + 16, bottom: 11, right: safeAreaInsets.right + 16)
  }

  private func textWidth(for width: CGFloat) -> CGFloat {
    let chevronPart = Self.chevronSize.width + Self.gap
    return max(
      0, width - edges.left - edges.right - Self.imageSide - Self.gap - chevronPart)
  }

  func height(for width: CGFloat) -> CGFloat {
    let fitting = CGSize(width: textWidth(for: width), height: 1000)
    return max(44, (label.sizeThatFits(fitting).height + edges.top + edges.bottom).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let textX = edges.left + Self.imageSide + Self.gap
    let side = Self.imageSide
    imageView.frame = mirrored(
      CGRect(x: edges.left, y: (bounds.height - side) / 2, width: side, height: side))
    label.frame = mirrored(
      CGRect(x: textX, y: 0, width: textWidth(for: bounds.width), height: bounds.height))
    label.textAlignment = .natural
    let size = Self.chevronSize
    chevron.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    chevron.frame = mirrored(
      CGRect(
        x: bounds.width - edges.right - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
    let pixel = 1 / max(1, traitCollection.displayScale)
    hairline.frame = mirrored(
      CGRect(x: textX, y: bounds.height - pixel, width: bounds.width - textX, height: pixel))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  override var triggersPrimaryActionOnTouchUp: Bool { true }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
