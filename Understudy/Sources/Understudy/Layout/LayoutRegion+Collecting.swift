// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  /// The rows of everything inside the root, those of the system first.
  func collect() -> [LayoutRow] {
    guard let root else { return [] }
    systemRows.removeAll(keepingCapacity: true)
    explicitRows.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    collection += 1
    changedContent = []
    addRoot(root)
    visit(root)
    if items.count < variables.count {
      let collection = collection
      variables = variables.filter { $0.value.collection == collection }
    }
    return systemRows + explicitRows
  }

  private func addRoot(_ root: UIView) {
    let known = note(root)
    let insets = root.alignmentRectInsets
    let given = CGSize(
      width: root.bounds.width - insets.left - insets.right,
      height: root.bounds.height - insets.top - insets.bottom)
    let isFree = !root.constraining.translates && root.superview == nil
    let strength = isFree ? Self.weak : LayoutSolver.Constraint.required
    let size = fitting?.target ?? given
    let strengths = fitting?.priorities ?? (strength, strength)
    systemRows.append(
      LayoutRow(
        root, 0, LayoutExpression(known.length.horizontal, minus: size.width), .equal,
        strength: strengths.0))
    systemRows.append(
      LayoutRow(
        root, 1, LayoutExpression(known.length.vertical, minus: size.height), .equal,
        strength: strengths.1))
    if fitting != nil { addContentRows(of: root, known) }
  }

  /// For the size that a view on its own happens to have: what is in it knows better.
  private static let weak = UILayoutPriority.fittingSizeLevel.rawValue

  private func visit(_ view: UIView) {
    for constraint in view.constraining.held { add(constraint, heldBy: view) }
    for subview in view.subviews {
      if subview.constraining.translates {
        if subview.constraining.crossings == 0 { continue }
      } else {
        if fitting == nil { subview.constraining.outdated = nil }
        if hasContent(subview) { _ = note(subview) }
      }
      visit(subview)
    }
  }

  private func hasContent(_ view: UIView) -> Bool {
    let size = view.knownIntrinsicSize
    return size.width >= 0 || size.height >= 0
  }

  /// The variables of an item, and, the first time round, the rows that it brings with it.
  func note(_ item: AnyObject) -> Variables {
    let id = ObjectIdentifier(item)
    if let known = variables[id], known.collection == collection { return known }
    var known = variables[id] ?? makeVariables(for: item)
    known.collection = collection
    variables[id] = known
    items.append(item)
    if let view = item as? UIView, view !== root {
      if view.constraining.translates {
        addOwnFrame(of: view, known)
      } else {
        addContentRows(of: view, known)
      }
    }
    return known
  }

  private func makeVariables(for item: AnyObject) -> Variables {
    var start = AxisPair(0)
    var length = AxisPair(0)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      start[axis] = solver.makeVariable()
      length[axis] = solver.makeVariable(isSize: true)
    }
    return Variables(
      item: item === root ? nil : item, start: start, length: length, collection: collection)
  }

  private func addContentRows(of view: UIView, _ known: Variables) {
    let size = view.knownIntrinsicSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var length = axis == .horizontal ? size.width : size.height
      if axis == .vertical, view.wrapsContent {
        if let width = wrapWidths[ObjectIdentifier(view)], width < size.width {
          length = view.wrappedHeight(forWidth: width)
        } else {
          view.constraining.intrinsic?.wrapped = nil
        }
      }
      guard length >= 0, length.isFinite else { continue }
      let expression = LayoutExpression(
        known.length[axis], minus: min(length, NSLayoutConstraint.limit))
      let number = axis == .horizontal ? 2 : 4
      systemRows.append(
        LayoutRow(
          view, number, expression, .greaterOrEqual,
          strength: view.constraining.resistance[axis].rawValue))
      systemRows.append(
        LayoutRow(
          view, number + 1, expression, .lessOrEqual,
          strength: view.constraining.hugging[axis].rawValue))
    }
  }

  /// A frame of its own, and how it follows its superview's size by its autoresizing mask.
  private func addOwnFrame(of view: UIView, _ known: Variables) {
    guard let superview = view.superview else { return }
    view.constraining.isFollowed = true
    let rect = view.alignmentRect(forFrame: view.frame)
    let around = superview.bounds.size
    let mask = view.autoresizingMask
    let shares = AutoresizingShares(
      mask, frame: view.frame, around: around, isActive: superview.autoresizesSubviews)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isHorizontal = axis == .horizontal
      let share = isHorizontal ? shares.horizontal : shares.vertical
      var start = LayoutExpression(known.start[axis], minus: isHorizontal ? rect.minX : rect.minY)
      var length = LayoutExpression(
        known.length[axis], minus: isHorizontal ? rect.width : rect.height)
      if share.before != 0 || share.length != 0 {
        let outer = note(superview).length[axis]
        let now = Double(isHorizontal ? around.width : around.height)
        start.add(-share.before, outer)
        start.add(share.before * now)
        length.add(-share.length, outer)
        length.add(share.length * now)
      }
      let number = isHorizontal ? 6 : 8
      systemRows.append(LayoutRow(view, number, start, .equal))
      systemRows.append(LayoutRow(view, number + 1, length, .equal))
    }
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
