// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: how far has to be pulled, and how the indicator grows meanwhile, are estimates by eye.
@MainActor
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// How far the content has to be pulled past its edge, as it is seen.
  static let threshold: CGFloat = 96
  /// The distance from which on the indicator is visible.
  private static let appearanceThreshold: CGFloat = 24
  private static let duration: TimeInterval = 0.3

  public private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  weak var scrollView: UIScrollView?
  private let indicator = RefreshIndicatorView()
  private let label = UILabel()
  /// The height that is reserved for the indicator above the content.
  private(set) var reservedHeight: CGFloat = 0
  /// The content has been pulled far enough, and the touch has not ended since.
  private var isTriggeredByDrag = false
  /// The indicator is disappearing, however far the content is pulled.
  private var isDisappearing = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    setUp()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isDisappearing = false
    indicator.spin()
    if scrollView?.isDragging != true { reserveSpace() }
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isDisappearing = true
    releaseSpace()
    guard window != nil else { return didDisappear() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.indicator.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
      self.indicator.alpha = 0
    } completion: { _ in
      self.didDisappear()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: Self.height / 2)
    indicator.bounds = CGRect(origin: .zero, size: RefreshIndicatorView.size)
    indicator.center = attributedTitle == nil ? middle : CGPoint(x: middle.x, y: middle.y - 8)
    let size = label.sizeThatFits(CGSize(width: bounds.width - 20, height: 20))
    label.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: Self.height - size.height - 2,
      width: size.width, height: size.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = inherited.tint
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.alpha = 0
    addSubview(indicator)
    addSubview(label)
    indicator.progress = 0
  }

  // MARK: With the scroll view

  /// Positions the control at the visible top, or above the content while space is reserved there.
  func updatePosition() {
    guard let scrollView else { return }
    let top = scrollView.expandedTopInset - reservedHeight
    let seen = scrollView.contentOffset.y + top
    let y = reservedHeight > 0 ? min(seen, -reservedHeight) : min(seen, 0)
    let target = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if frame != target { UIView.performWithoutAnimation { frame = target } }
    showPull(max(0, -seen))
  }

  private func showPull(_ pull: CGFloat) {
    guard !isRefreshing, !isDisappearing, !isTriggeredByDrag else { return }
    let progress = (pull - Self.appearanceThreshold) / (Self.threshold - Self.appearanceThreshold)
    indicator.progress = min(1, max(0, progress))
    label.alpha = indicator.progress
    guard progress >= 1, scrollView?.isDragging == true else { return }
    isTriggeredByDrag = true
    isRefreshing = true
    indicator.spin()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The touch ends: while refreshing, space is reserved, so that the content stops below it.
  func dragWillEnd() {
    isTriggeredByDrag = false
    if isRefreshing { reserveSpace() } else { releaseSpace() }
  }

  private func reserveSpace() {
    guard let scrollView, reservedHeight == 0 else { return }
    reservedHeight = Self.height
    scrollView.refreshInsetDidChange()
  }

  private func releaseSpace() {
    // Under a finger the edge of the content stays where it is.
    guard let scrollView, reservedHeight > 0, !scrollView.isDragging else { return }
    let wasSeen = scrollView.contentOffset.y < -(scrollView.expandedTopInset - reservedHeight)
    reservedHeight = 0
    scrollView.refreshInsetDidChange()
    guard wasSeen else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.expandedTopInset)
    scrollView.setContentOffset(top, animated: true)
  }

  private func didDisappear() {
    isDisappearing = false
    indicator.stop()
    indicator.transform = .identity
    indicator.alpha = 1
    updatePosition()
  }
}
