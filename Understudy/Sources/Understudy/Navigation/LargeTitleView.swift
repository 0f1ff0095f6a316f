// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The large title below a bar's row; it slides under the row as its room shrinks.
final class LargeTitleView: UIView {
  private let label = UILabel()
  private let subtitleLabel = UILabel()
  private weak var item: UINavigationItem?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) {
    self.item = item
    let title = item.shownLargeTitle
    label.text = title
    label.isAccessibilityElement = title?.isEmpty == false
    label.font = attributes[.font] as? UIFont ?? NavigationBarMetrics.largeTitleFont
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    showSubtitle()
  }

  private func showSubtitle() {
    if let view = item?.shownLargeSubtitleView {
      addSubview(view)
      // Its buttons are to be touched; what is beside them is for the content.
      isUserInteractionEnabled = true
    }
    guard let subtitle = item?.shownLargeSubtitle else {
      return subtitleLabel.removeFromSuperview()
    }
    subtitleLabel.text = subtitle
    subtitleLabel.font = NavigationBarMetrics.largeSubtitleFont
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.textAlignment = .natural
    addSubview(subtitleLabel)
  }

  private var subtitleView: UIView? {
    let view = item?.shownLargeSubtitleView ?? subtitleLabel
    return view.superview === self ? view : nil
  }

  private var fullHeight: CGFloat {
    item?.largeTitleHeight ?? NavigationBarMetrics.current.largeTitleHeight
  }

  /// So much of its room is hidden under the row that the small title takes over.
  var isUnderRow: Bool { bounds.height < fullHeight / 4 }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = NavigationBarMetrics.current.largeTitleMargin(for: bounds.width)
    let height = label.sizeThatFits(bounds.size).height
    let top = bounds.height - fullHeight
    let room = CGRect(
      x: safeAreaInsets.left + margin, y: top,
      width: max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right),
      height: fullHeight)
    label.textAlignment = .natural
    label.frame = CGRect(
      x: room.minX, y: top + NavigationBarMetrics.largeTitleTop, width: room.width, height: height)
    guard let item, let subtitleView else { return }
    // Below the line of the title, and the gap below it.
    subtitleView.frame = CGRect(
      x: room.minX,
      y: top + NavigationBarMetrics.current.largeTitleHeight
        - NavigationBarMetrics.largeTitleTop - NavigationBarMetrics.current.largeSubtitleGap,
      width: room.width, height: item.largeSubtitleHeight)
  }
}

/// What is shown of an item in the room of a large title. Titles and subtitles of their own are new
/// in iOS 26.
extension UINavigationItem {
  private var hasLargeSubtitles: Bool { HeadlessDevice.current.system >= .iOS26 }

  var shownLargeTitle: String? { hasLargeSubtitles ? largeTitle ?? title : title }

  var shownLargeSubtitleView: UIView? { hasLargeSubtitles ? largeSubtitleView : nil }

  var shownLargeSubtitle: String? {
    guard hasLargeSubtitles, largeSubtitleView == nil else { return nil }
    let text = largeSubtitle ?? subtitle
    return text?.isEmpty == false ? text : nil
  }

  /// The full height of the room below the row of a bar.
  var largeTitleHeight: CGFloat {
    let metrics = NavigationBarMetrics.current
    let subtitle = largeSubtitleHeight
    return metrics.largeTitleHeight + (subtitle > 0 ? subtitle + metrics.largeSubtitleGap : 0)
  }

  var largeSubtitleHeight: CGFloat {
    if let view = shownLargeSubtitleView {
      let intrinsic = view.intrinsicContentSize.height
      return intrinsic > 0 ? intrinsic : view.bounds.height
    }
    guard shownLargeSubtitle != nil else { return 0 }
    return NavigationBarMetrics.largeSubtitleFont.lineHeight.rounded(.up)
  }
}
