// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// In a narrow window there is room for one column: its own one, or the primary one, onto whose stack
// the others are pushed.
extension UISplitViewController {
  func updateCollapse() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    finishColumnChange?()
    if isNarrow { collapse() } else { expand() }
  }

  private func collapse() {
    isCollapsed = true
    if columns[.compact] == nil { collapseOntoPrimary() }
    showColumns(animated: false)
    updateBars()
  }

  private func collapseOntoPrimary() {
    guard let primary = columns[.primary] else { return }
    let top: Column =
      columns[.secondary] != nil
      ? .secondary : columns[.supplementary] != nil ? .supplementary : .primary
    stackColumns((primary.navigation?.stack ?? []) + containers(upTo: top))
  }

  /// What stands above the primary column's own pages if this column is on top.
  private func containers(upTo top: Column) -> [UIViewController] {
    switch top {
    case .primary, .compact: []
    case .supplementary: [columns[.supplementary]?.container].compactMap { $0 }
    case .secondary:
      [columns[.supplementary]?.container, columns[.secondary]?.container].compactMap { $0 }
    }
  }

  /// Gives the primary column this stack at once; a navigation controller in it brings its own bar.
  func stackColumns(_ stack: [UIViewController], animated: Bool = false) {
    guard let primary = columns[.primary]?.navigation else { return }
    primary.defersToNestedBar = true
    for (below, page) in zip(stack, stack.dropFirst()) {
      guard let inner = page as? UINavigationController else { continue }
      let lower = (below as? UINavigationController)?.stack.first ?? below
      inner.outerBackItem = lower.navigationItem
      inner.outerBackAction = { [weak primary] in primary?.popViewController(animated: true) }
    }
    if animated {
      primary.change(to: stack, animated: true)
    } else {
      primary.rearrange(to: stack)
    }
  }

  /// The pages of the primary column without other columns.
  private var primaryStack: [UIViewController] {
    let others = columns.values.filter { $0.kind != .primary }.map(\.container)
    return (columns[.primary]?.navigation?.stack ?? []).filter { page in
      !others.contains { $0 === page }
    }
  }

  func showInStack(_ column: Column, animated: Bool) {
    guard columns[.compact] == nil, columns[column] != nil else { return }
    stackColumns(primaryStack + containers(upTo: column), animated: animated)
  }

  func hideInStack(_ column: Column, animated: Bool) {
    guard columns[.compact] == nil, let container = columns[column]?.container, column != .primary,
      let stack = columns[.primary]?.navigation?.stack,
      let index = stack.firstIndex(where: { $0 === container })
    else { return }
    stackColumns(Array(stack[..<index]), animated: animated)
  }

  private func expand() {
    isCollapsed = false
    detachColumns()
    mode = resolvedMode
    showColumns(animated: false)
  }

  private func detachColumns() {
    let pages = primaryStack
    for column in inOrder where column.kind != .primary {
      column.navigation?.outerBackItem = nil
      column.navigation?.outerBackAction = nil
      if column.container.containingParent !== self {
        addChild(column.container)
        column.container.didMove(toParent: self)
      }
    }
    columns[.primary]?.navigation?.defersToNestedBar = false
    columns[.primary]?.navigation?.rearrange(to: pages)
  }

}
