// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: how far has to be pulled, and how the wheel grows meanwhile, are estimates by eye.
@MainActor
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// How far the content has to be pulled past its edge, as it is seen.
  static let threshold: CGFloat = 96
  /// From here on the wheel is seen.
  private static let firstSight: CGFloat = 24
  private static let duration: TimeInterval = 0.3

  public private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  weak var scrollView: UIScrollView?
  private let wheel = RefreshWheel()
  private let label = UILabel()
  /// The room that the wheel takes above the content.
  private(set) var room: CGFloat = 0
  /// The content has been pulled far enough, and the finger has not left since.
  private var isHeld = false
  /// The wheel goes away, whatever is pulled.
  private var isLeaving = false

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
    isLeaving = false
    wheel.spin()
    if scrollView?.isDragging != true { takeRoom() }
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isLeaving = true
    giveRoomBack()
    guard window != nil else { return didLeave() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.wheel.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
      self.wheel.alpha = 0
    } completion: { _ in
      self.didLeave()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: Self.height / 2)
    wheel.bounds = CGRect(origin: .zero, size: RefreshWheel.size)
    wheel.center = attributedTitle == nil ? middle : CGPoint(x: middle.x, y: middle.y - 8)
    let size = label.sizeThatFits(CGSize(width: bounds.width - 20, height: 20))
    label.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: Self.height - size.height - 2,
      width: size.width, height: size.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = inherited.tint
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.alpha = 0
    addSubview(wheel)
    addSubview(label)
    wheel.progress = 0
  }

  // MARK: With the scroll view

  /// Lies at the top of what is seen, or above the content while it has room of its own there.
  func follow() {
    guard let scrollView else { return }
    let top = scrollView.restingInset - room
    let seen = scrollView.contentOffset.y + top
    let y = room > 0 ? min(seen, -room) : min(seen, 0)
    let place = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if frame != place { UIView.performWithoutAnimation { frame = place } }
    showPull(max(0, -seen))
  }

  private func showPull(_ pull: CGFloat) {
    guard !isRefreshing, !isLeaving, !isHeld else { return }
    let part = (pull - Self.firstSight) / (Self.threshold - Self.firstSight)
    wheel.progress = min(1, max(0, part))
    label.alpha = wheel.progress
    guard part >= 1, scrollView?.isDragging == true else { return }
    isHeld = true
    isRefreshing = true
    wheel.spin()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger leaves: what is refreshing gets its room, so that the content stops below it.
  func fingerWillLeave() {
    isHeld = false
    if isRefreshing { takeRoom() } else { giveRoomBack() }
  }

  private func takeRoom() {
    guard let scrollView, room == 0 else { return }
    room = Self.height
    scrollView.refreshRoomDidChange()
  }

  private func giveRoomBack() {
    // Under a finger the edge of the content stays where it is.
    guard let scrollView, room > 0, !scrollView.isDragging else { return }
    let wasSeen = scrollView.contentOffset.y < -(scrollView.restingInset - room)
    room = 0
    scrollView.refreshRoomDidChange()
    guard wasSeen else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.restingInset)
    scrollView.setContentOffset(top, animated: true)
  }

  private func didLeave() {
    isLeaving = false
    wheel.stop()
    wheel.transform = .identity
    wheel.alpha = 1
    follow()
  }
}
