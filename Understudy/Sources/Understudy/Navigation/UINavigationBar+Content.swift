// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UINavigationBar {
  var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      ? NavigationBarMetrics.compactHeight : NavigationBarMetrics.height
  }

  /// Whether the top item asks for a large title now.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let topItem else {
      return false
    }
    return wantsLargeTitle(topItem)
  }

  /// The mode `automatic` follows the item below.
  private func wantsLargeTitle(_ item: UINavigationItem) -> Bool {
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let items, let index = items.firstIndex(where: { $0 === item }), index > 0 else {
        return true
      }
      return wantsLargeTitle(items[index - 1])
    }
  }

  func height(for width: CGFloat) -> CGFloat {
    rowHeight + (showsLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0)
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard items?.suffix(2).contains(where: { $0 === item }) ?? false else { return }
    rebuild()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the top of a stack at once.
  func show(_ stack: [UIViewController], change: NavigationChange?) {
    let new = stack.map(\.navigationItem)
    guard !(items ?? []).elementsEqual(new, by: ===) else { return }
    setItems(new, animated: false)
  }

  func rebuild() {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    content?.removeFromSuperview()
    content = topItem.map(makeContent)
    if let content { addSubview(content) }
    largeTitle.text = topItem?.title
    setNeedsLayout()
  }

  private func makeContent(for item: UINavigationItem) -> NavigationBarContent {
    NavigationBarContent(item: item, backItem: backItem, attributes: titleTextAttributes) {
      [weak self] in self?.goBack(from: item)
    }
  }

  private func goBack(from item: UINavigationItem) {
    if let action = item.backAction {
      action.perform(from: self)
    } else {
      controller?.popViewController(animated: true)
    }
  }

  // MARK: With a transition

  /// Puts the new content where it comes from; the old one stays beside it until `finish`.
  func prepare(_ stack: [UIViewController], change: NavigationChange, animated: Bool) {
    let new = stack.map(\.navigationItem)
    guard animated, let old = content else {
      show(stack, change: change)
      return
    }
    content = nil
    setItems(new, animated: false)
    leavingContent = old
    insertSubview(old, belowSubview: largeTitle)
    UIView.performWithoutAnimation {
      self.setNeedsLayout()
      self.layoutIfNeeded()
      content?.alpha = 0
      let shift = travel(isPush: change.operation == .push)
      content?.titleHolder.transform = CGAffineTransform(translationX: shift, y: 0)
    }
    leavingTravel = -travel(isPush: change.operation == .push)
  }

  func moveToPrepared() {
    content?.alpha = 1
    content?.titleHolder.transform = .identity
    leavingContent?.alpha = 0
    leavingContent?.titleHolder.transform = CGAffineTransform(translationX: leavingTravel, y: 0)
  }

  func finish(_ stack: [UIViewController]) {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    show(stack, change: nil)
  }

  private func travel(isPush: Bool) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.width * 0.35 * (isPush == isMirrored ? -1 : 1)
  }

  // MARK: Large title and edge

  func layOutLargeTitle() {
    let shows = showsLargeTitle
    largeTitle.isHidden = !shows
    content?.titleHolder.isHidden = shows && content?.item.titleView == nil
    guard shows else { return }
    let margin = NavigationBarMetrics.margin(for: bounds.width)
    let height = largeTitle.sizeThatFits(bounds.size).height
    largeTitle.textAlignment = .natural
    largeTitle.frame = CGRect(
      x: margin, y: rowHeight + 3, width: bounds.width - 2 * margin, height: height)
  }

  /// The background shows as soon as something of the page lies under the bar.
  func updateEdge() {
    let isAtEdge =
      watchedScrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    background.alpha = isAtEdge && isTranslucent && barTintColor == nil ? 0 : 1
  }

  func watchScrolling() {
    watchedScrollView?.headlessDidScroll = nil
    watchedScrollView = edgePage?.viewIfLoaded?.topScrollView
    watchedScrollView?.headlessDidScroll = { [weak self] in self?.updateEdge() }
    setNeedsLayout()
  }
}

extension UIView {
  /// The scroll view that a page's bars go by: the view itself, or the first one among those below.
  fileprivate var topScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
