// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ConstraintRegion {
  /// Collects the rows of everything inside the root.
  func collect(_ root: UIView) {
    collection += 1
    collectedItemCount = 0
    changedContent = []
    addRoot(root)
    visit(root)
    if collectedItemCount < items.count { removeUncollectedItems() }
  }

  private func addRoot(_ root: UIView) {
    let known = collectItem(root)
    let insets = root.alignmentRectInsets
    let given = CGSize(
      width: root.bounds.width - insets.left - insets.right,
      height: root.bounds.height - insets.top - insets.bottom)
    let isFree = !root.constraintState.translates && root.tree.superview == nil
    let strength = isFree ? Self.weak : LayoutSolver.Constraint.required
    let size = fitting?.target ?? given
    let strengths = fitting?.priorities ?? (strength, strength)
    rows.append(root, 0, known.length(.horizontal), .equal, size.width, strength: strengths.0)
    rows.append(root, 1, known.length(.vertical), .equal, size.height, strength: strengths.1)
    if fitting != nil { addContentRows(of: root, known) }
  }

  /// For the size that a view without a superview happens to have: its content overrides it.
  private static let weak = UILayoutPriority.fittingSizeLevel.rawValue

  private func visit(_ view: UIView) {
    for constraint in view.constraintState.held { add(constraint, heldBy: view) }
    for subview in view.tree.subviews {
      if subview.constraintState.translates {
        if subview.constraintState.crossings == 0 { continue }
      } else {
        if fitting == nil { subview.constraintState.lastSolved = nil }
        if hasContent(subview) { collectItem(subview) }
      }
      visit(subview)
    }
  }

  private func hasContent(_ view: UIView) -> Bool {
    let size = view.cachedIntrinsicSize
    return size.width >= 0 || size.height >= 0
  }

  // MARK: Items

  func index(of view: UIView) -> Int? {
    let layoutLocation = view.tree.layoutLocation
    if layoutLocation.region == number { return layoutLocation.index }
    guard let index = indices[ObjectIdentifier(view)] else { return nil }
    view.tree.layoutLocation = LayoutItemLocation(region: number, index: index)
    return index
  }

  func index(of guide: UILayoutGuide) -> Int? {
    let layoutLocation = guide.layoutLocation
    if layoutLocation.region == number { return layoutLocation.index }
    guard let index = indices[ObjectIdentifier(guide)] else { return nil }
    guide.layoutLocation = LayoutItemLocation(region: number, index: index)
    return index
  }

  /// The variables of a view; the first time round its own rows are collected, too.
  @discardableResult
  func collectItem(_ view: UIView) -> ItemSymbols {
    let index = index(of: view) ?? addItem(view, nil)
    let known = items[index].symbols
    guard items[index].collection != collection else { return known }
    items[index].collection = collection
    collectedItemCount += 1
    if index > 0 {
      if view.constraintState.translates {
        addExplicitFrame(of: view, known)
      } else {
        addContentRows(of: view, known)
      }
    }
    return known
  }

  func collectItem(_ guide: UILayoutGuide) -> ItemSymbols {
    let index = index(of: guide) ?? addItem(nil, guide)
    if items[index].collection != collection {
      items[index].collection = collection
      collectedItemCount += 1
    }
    return items[index].symbols
  }

  private func addItem(_ view: UIView?, _ guide: UILayoutGuide?) -> Int {
    let index = items.count
    let first = solver.makeVariable()
    _ = solver.makeVariable(isSize: true)
    _ = solver.makeVariable()
    _ = solver.makeVariable(isSize: true)
    items.append(
      Item(
        view: index == 0 ? nil : view, guide: guide, symbols: ItemSymbols(first: first),
        collection: collection - 1))
    if let view { indices[ObjectIdentifier(view)] = index }
    if let guide { indices[ObjectIdentifier(guide)] = index }
    let layoutLocation = LayoutItemLocation(region: number, index: index)
    view?.tree.layoutLocation = layoutLocation
    guide?.layoutLocation = layoutLocation
    return index
  }

  private func removeUncollectedItems() {
    let root = items.first
    let all = items
    items.removeAll(keepingCapacity: true)
    indices = indices.filter { $0.value == 0 }
    if let root { items.append(root) }
    for item in all.dropFirst() {
      let isMet = item.collection == collection
      let layoutLocation =
        isMet ? LayoutItemLocation(region: number, index: items.count) : LayoutItemLocation()
      if let view = item.view {
        if isMet || view.tree.layoutLocation.region == number {
          view.tree.layoutLocation = layoutLocation
        }
        if isMet { indices[ObjectIdentifier(view)] = items.count }
      } else if let guide = item.guide {
        if isMet || guide.layoutLocation.region == number { guide.layoutLocation = layoutLocation }
        if isMet { indices[ObjectIdentifier(guide)] = items.count }
      }
      if isMet { items.append(item) }
    }
  }

  // MARK: Rows of the system

  private func addContentRows(of view: UIView, _ known: ItemSymbols) {
    let size = view.cachedIntrinsicSize
    addContentRows(of: view, size.width, known.length(.horizontal), .horizontal, 2)
    var height = size.height
    if view.wrapsContent {
      if let width = wrapWidths[ObjectIdentifier(view)], width < size.width {
        height = view.wrappedHeight(forWidth: width)
      } else {
        view.constraintState.intrinsic?.wrapped = nil
      }
    }
    addContentRows(of: view, height, known.length(.vertical), .vertical, 4)
  }

  private func addContentRows(
    of view: UIView, _ length: CGFloat, _ variable: Int, _ axis: NSLayoutConstraint.Axis,
    _ number: Int
  ) {
    guard length >= 0, length.isFinite else { return }
    let limited = min(length, NSLayoutConstraint.limit)
    rows.append(
      view, number, variable, .greaterOrEqual, limited,
      strength: view.constraintState.resistance[axis].rawValue)
    rows.append(
      view, number + 1, variable, .lessOrEqual, limited,
      strength: view.constraintState.hugging[axis].rawValue)
  }

  /// A frame of its own, and how it follows its superview's size by its autoresizing mask.
  private func addExplicitFrame(of view: UIView, _ known: ItemSymbols) {
    guard let superview = view.tree.superview else { return }
    view.constraintState.hasDependents = true
    let rect = view.alignmentRect(forFrame: view.frame)
    let around = superview.bounds.size
    let shares = AutoresizingShares(
      view.autoresizingMask, frame: view.frame, around: around,
      isActive: superview.autoresizesSubviews)
    addExplicitFrame(
      of: view, superview, (rect.minX, rect.width, around.width), shares.horizontal, known,
      .horizontal)
    addExplicitFrame(
      of: view, superview, (rect.minY, rect.height, around.height), shares.vertical, known,
      .vertical)
  }

  private func addExplicitFrame(
    of view: UIView, _ superview: UIView, _ now: (start: CGFloat, length: CGFloat, around: CGFloat),
    _ share: AutoresizingShares.Share, _ known: ItemSymbols, _ axis: NSLayoutConstraint.Axis
  ) {
    let follows = share.before != 0 || share.length != 0
    let outer = follows ? collectItem(superview).length(axis) : 0
    let number = axis == .horizontal ? 6 : 8
    rows.append(
      view, number, known.start(axis), .equal,
      Double(now.start) - (follows ? share.before * Double(now.around) : 0),
      strength: LayoutSolver.Constraint.required,
      minus: LayoutExpression.Term(coefficient: share.before, variable: outer))
    rows.append(
      view, number + 1, known.length(axis), .equal,
      Double(now.length) - (follows ? share.length * Double(now.around) : 0),
      strength: LayoutSolver.Constraint.required,
      minus: LayoutExpression.Term(coefficient: share.length, variable: outer))
  }
}

/// How much of a superview's growth goes before a view and into it.
struct AutoresizingShares {
  typealias Share = (before: Double, length: Double)
  let horizontal: Share
  let vertical: Share

  init(_ mask: UIView.AutoresizingMask, frame: CGRect, around: CGSize, isActive: Bool) {
    func share(_ parts: [(isFree: Bool, length: CGFloat)]) -> Share {
      let free = parts.filter(\.isFree)
      guard isActive, !free.isEmpty else { return (0, 0) }
      let total = free.reduce(0) { $0 + $1.length }
      func part(_ index: Int) -> Double {
        guard parts[index].isFree else { return 0 }
        return total == 0 ? 1 / Double(free.count) : Double(parts[index].length / total)
      }
      return (part(0), part(1))
    }
    horizontal = share([
      (mask.contains(.flexibleLeftMargin), frame.minX),
      (mask.contains(.flexibleWidth), frame.width),
      (mask.contains(.flexibleRightMargin), around.width - frame.maxX),
    ])
    vertical = share([
      (mask.contains(.flexibleTopMargin), frame.minY),
      (mask.contains(.flexibleHeight), frame.height),
      (mask.contains(.flexibleBottomMargin), around.height - frame.maxY),
    ])
  }
}
