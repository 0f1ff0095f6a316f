// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: no zooming. Content gets its touches at once, and has them canceled by
/// a drag that begins within the time for which UIKit would have held them back.
@MainActor
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The bars whose edges go by where this view is scrolled to.
  let scrollObservers = ScrollObservers()
  /// What the bar above gives and takes as the content moves.
  var collapsibleBar = CollapsibleBarState()

  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      needsOffsetCheck = true
      updateAdjustedInset()
      setNeedsLayout()
    }
  }
  open var contentInset: UIEdgeInsets = .zero {
    didSet { updateAdjustedInset() }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }
  public internal(set) var adjustedContentInset: UIEdgeInsets = .zero

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }
  open var decelerationRate: DecelerationRate = .normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  open var scrollsToTop = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.forEach { $0.style = indicatorStyle } }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// Differs: drawn under a navigation bar only.
  open var topEdgeEffect: UIScrollEdgeEffect { storedTopEdgeEffect }
  private lazy var storedTopEdgeEffect = UIScrollEdgeEffect()

  public internal(set) var isTracking = false
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false

  let pan = ScrollPanGestureRecognizer()
  let verticalIndicator = ScrollIndicator()
  let horizontalIndicator = ScrollIndicator()
  /// The size of the content has changed, and the offset has not been checked against it yet.
  var needsOffsetCheck = false
  var drag: ScrollDrag?
  var scrollAnimation: ScrollAnimation?
  var hidingIndicators: HeadlessScheduledWork?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      if isDragging { restartDrag() }
    }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { sizeDidChange() }
      if bounds.origin != oldValue.origin { contentOffsetDidChange() }
    }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopScrollAnimation()
    guard animated, contentOffset != self.contentOffset, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    begin(.animation(from: self.contentOffset, to: contentOffset))
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var target = contentOffset
    if rect.maxX > visible.maxX { target.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX + target.x - contentOffset.x {
      target.x = contentOffset.x + rect.minX - visible.minX
    }
    if rect.maxY > visible.maxY { target.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY + target.y - contentOffset.y {
      target.y = contentOffset.y + rect.minY - visible.minY
    }
    setContentOffset(clamped(target), animated: animated)
  }

  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsLater()
  }

  open func stopScrollingAndZooming() { stopScrollAnimation() }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else { return true }
    return isScrollEnabled && shouldBeginDragging()
  }

  /// A finger that stops the content touches nothing in it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isDecelerating && hit != nil ? self : hit
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    returnToContent()
    refreshControl?.updatePosition()
    layOutIndicators()
    scrollObservers.notify()
  }

  var indicators: [ScrollIndicator] { [verticalIndicator, horizontalIndicator] }

  private func setUp() {
    clipsToBounds = true
    pan.scrollView = self
    pan.headlessAddAction { [weak self] _ in self?.panDidChange() }
    addGestureRecognizer(pan)
    indicators.forEach(addSubview)
  }

  private func contentOffsetDidChange() {
    scrollObservers.notify()
    offsetDidChangeForConstraints()
    setNeedsLayout()
    layOutIndicators()
    refreshControl?.updatePosition()
    delegate?.scrollViewDidScroll(self)
  }
}

// MARK: - Delegate

/// Differs: optional methods are methods with an empty default, as there is no Objective-C.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

// MARK: - Types

extension UIScrollView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Differs: what belongs to the keyboard goes with it, whatever the mode says of it.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}
