// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Three pages side by side, of which the one in the middle is shown; as far as there are others, a
/// finger pulls them in.
final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?
  var spacing: CGFloat = 0
  private let scrollDelegate = PageScrollDelegate()
  private var slots: [Int: UIView] = [:]
  private var isLayingOut = false

  init() {
    super.init(frame: .zero)
    scrollDelegate.pageScrollView = self
    delegate = scrollDelegate
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    alwaysBounceHorizontal = true
  }

  required init?(coder: NSCoder) { nil }

  /// On which sides there is a page.
  var neighbors = (before: false, after: false) {
    didSet { updateInsets() }
  }

  private var length: CGFloat { bounds.width }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layOut(in frame: CGRect) {
    let frame = frame.insetBy(dx: -spacing / 2, dy: 0)
    guard frame != self.frame || contentSize == .zero else { return }
    isLayingOut = true
    self.frame = frame
    contentSize = CGSize(width: frame.width * 3, height: frame.height)
    updateInsets()
    for (side, view) in slots { view.frame = self.frame(at: side) }
    contentOffset = offset(of: pages?.turn?.completion == nil ? 0 : pages?.turn?.side ?? 0)
    isLayingOut = false
  }

  /// Puts a view at a place; what was there has been taken away.
  func setView(_ view: UIView, at side: Int) {
    for (other, known) in slots where known === view || known.superview !== self {
      slots[other] = nil
    }
    slots[side] = view
    view.frame = frame(at: side)
    view.autoresizingMask = []
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// The page in the middle is shown from now on.
  func center() {
    isLayingOut = true
    setContentOffset(offset(of: 0), animated: false)
    isLayingOut = false
  }

  func scroll(to side: Int) { setContentOffset(offset(of: side), animated: true) }

  private func layOut(of side: Int) -> CGFloat { CGFloat((isMirrored ? -side : side) + 1) * length }

  private func offset(of side: Int) -> CGPoint {
    CGPoint(x: layOut(of: side), y: 0)
  }

  private func frame(at side: Int) -> CGRect {
    CGRect(origin: offset(of: side), size: bounds.size).insetBy(dx: spacing / 2, dy: 0)
  }

  private func updateInsets() {
    let (first, last) =
      isMirrored ? (neighbors.after, neighbors.before) : (neighbors.before, neighbors.after)
    let (start, end) = (first ? 0 : -length, last ? 0 : -length)
    let (offset, wasPlacing) = (contentOffset, isLayingOut)
    isLayingOut = true
    contentInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    contentOffset = offset
    isLayingOut = wasPlacing
  }

  // MARK: Moving

  /// The side to which the content has moved: -1, 0 or 1.
  private var side: Int {
    let distance = contentOffset.x - layOut(of: 0)
    guard abs(distance) > 0.5 else { return 0 }
    return (distance > 0) == isMirrored ? -1 : 1
  }

  fileprivate func didMove() {
    if !isLayingOut, length > 0 { pages?.contentDidMove(to: side) }
  }

  fileprivate func didEndScrolling() {
    if !isLayingOut, length > 0 { pages?.contentDidEndScrolling(at: side) }
  }
}

private final class PageScrollDelegate: NSObject, UIScrollViewDelegate {
  weak var pageScrollView: PageScrollView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pageScrollView?.didMove() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pageScrollView?.didEndScrolling() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageScrollView?.didEndScrolling()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    pageScrollView?.didEndScrolling()
  }
}
