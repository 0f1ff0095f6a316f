// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationBar {
  var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      ? NavigationBarMetrics.current.compactHeight : NavigationBarMetrics.current.height
  }

  /// Whether an item of the stack asks for a large title; the mode `automatic` follows the one below.
  func showsLargeTitle(_ item: UINavigationItem, in stack: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    var index = stack.firstIndex { $0 === item } ?? 0
    while true {
      let candidate = stack.indices.contains(index) ? stack[index] : item
      switch candidate.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic:
        guard index > 0 else { return true }
        index -= 1
      }
    }
  }

  func height(for width: CGFloat) -> CGFloat {
    let large = topItem.flatMap { showsLargeTitle($0, in: items ?? []) ? $0.largeTitleHeight : nil }
    return rowHeight + (large ?? 0) + (topItem.map(searchHeight) ?? 0)
  }

  /// The room for the search bar of an item, if it has one.
  func searchHeight(of item: UINavigationItem) -> CGFloat {
    item.searchController?.searchBar.preferredHeight ?? 0
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard items?.suffix(2).contains(where: { $0 === item }) ?? false else { return }
    rebuild()
    appearanceDidChange()
  }

  /// Shows the top of a stack at once.
  func show(_ stack: [UIViewController]) {
    let new = stack.map(\.navigationItem)
    guard !(items ?? []).elementsEqual(new, by: ===) else { return }
    setItems(new, animated: false)
  }

  func rebuild() {
    disappearingContent?.removeFromSuperview()
    disappearingContent = nil
    let old = content
    content = topItem.map(makeContent)
    if let content {
      if content.item === old?.item { content.largeTitleScrollView = old?.largeTitleScrollView }
      addSubview(content)
      // Before the old content goes: a search bar that goes with it would lose the focus.
      content.embedSearchBar()
    }
    old?.removeFromSuperview()
    backgrounds.show(standard: effectiveStandardAppearance, edge: effectiveScrollEdgeAppearance)
    setNeedsLayout()
  }

  private func makeContent(for item: UINavigationItem) -> NavigationBarContent {
    NavigationBarContent(
      item: item, backItem: backItem ?? controller?.outerBackItem,
      columnItem: backItem == nil ? controller?.columnItem : nil, appearance: titleAppearance
    ) { [weak self] in self?.goBack(from: item) }
  }

  private func goBack(from item: UINavigationItem) {
    if let action = item.backAction {
      action.perform(from: self)
    } else if backItem == nil, let controller {
      controller.outerBackAction?()
    } else {
      controller?.popViewController(animated: true)
    }
  }

}
