// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The solver of all constraints inside a view whose own size is given.
///
/// Before each solution the rows are collected again from the views, and only the difference to the
/// last time goes to the solver: what is gone, what is new, and constants that have changed.
@MainActor
final class ConstraintRegion {
  /// A view or guide that takes part. It is kept, so that no other object takes over its identity;
  /// but not the root, which owns the region.
  struct Item {
    let view: UIView?
    let guide: UILayoutGuide?
    let symbols: ItemSymbols
    /// The last collection that met the item.
    var collection: Int
    /// Where the view's inside begins in the present solution, once that has been asked for.
    var inside: Inside?
  }

  struct Fitting {
    let target: CGSize
    let priorities: (horizontal: Float, vertical: Float)
  }

  private let rootLink: ViewLink
  var root: UIView? { rootLink.view }
  var fitting: Fitting?
  var needsSolving = true
  /// Views whose content has changed since the last solution.
  var changedContent: [ViewLink] = []
  var solver = LayoutSolver()
  /// All that the solver has variables for, the root first.
  var items: ContiguousArray<Item> = []
  /// Where in `items` something is, if its slot belongs to another region by now.
  var indices: [ObjectIdentifier: Int] = [:]
  /// What the solver was given, in the order in which it was met.
  var rows = LayoutRows()
  /// What it was given before; between solutions only memory.
  var oldRows = LayoutRows()
  /// The sum that is being read; kept for its memory.
  var expression = LayoutExpression()
  let number: Int
  private static var lastNumber = 0
  var collection = 0
  /// How many items the present collection has met.
  var collectedItemCount = 0
  /// The widths that text of several lines was last wrapped to.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  private var isSolving = false
  private(set) var pixelsPerPoint: CGFloat = 1

  init(root: UIView) {
    rootLink = root.tree.link
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  func solve(layingOut view: UIView) {
    guard needsSolving || !changedContent.isEmpty, !isSolving, let root else { return }
    isSolving = true
    defer { isSolving = false }
    contentChangesAreNoted()
    guard needsSolving else { return }
    root.updateConstraintsBelow()
    needsSolving = false
    resolve()
    isSolving = false
    markMoved(except: view)
  }

  /// A view that has another text of the same size changes nothing.
  private func contentChangesAreNoted() {
    guard !changedContent.isEmpty else { return }
    let views = changedContent.compactMap(\.view)
    changedContent = []
    for view in views where view.hasOtherContent() { needsSolving = true }
  }

  /// The size that the constraints give the root.
  func fittedSize() -> CGSize {
    guard let root else { return .zero }
    resolve()
    let insets = root.alignmentRectInsets
    let size = CGSize(
      width: solvedLength(.horizontal, of: 0) + insets.left + insets.right,
      height: solvedLength(.vertical, of: 0) + insets.top + insets.bottom)
    return CGSize(width: up(size.width), height: up(size.height))
  }

  func resolve() {
    guard let root else { return }
    pixelsPerPoint = max(1, root.traitCollection.displayScale)
    defer { for index in items.indices { items[index].inside = nil } }
    for _ in 0..<Self.passes {
      swap(&rows, &oldRows)
      rows.clear()
      collect(root)
      updateSolver()
      oldRows.clear()
      logIfStepLimitReached()
      guard wrapText() else { return }
    }
  }

  /// A width, the height for it, and once more where that height has changed the width.
  private static let passes = 3

  /// Notes the widths that text has got; whether any has changed.
  private func wrapText() -> Bool {
    var hasChanged = false
    for index in items.indices {
      guard let view = index == 0 ? root : items[index].view, view.wrapsContent else { continue }
      let width = rounded(solvedLength(.horizontal, of: index))
      guard width != wrapWidths[ObjectIdentifier(view)] else { continue }
      wrapWidths[ObjectIdentifier(view)] = width
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: Results

  private func solvedLength(_ axis: NSLayoutConstraint.Axis, of index: Int) -> CGFloat {
    length(items[index].symbols, axis)
  }

  func length(_ symbols: ItemSymbols, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    max(0, CGFloat(solver.value(of: symbols.length(axis))))
  }

  func rounded(_ value: CGFloat) -> CGFloat { pixels(value) / pixelsPerPoint }

  /// The number of the nearest pixel edge; halves always go up, however they were computed.
  func pixels(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint + 0.5 + 1e-3).rounded(.down)
  }

  private func up(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint - 1e-3).rounded(.up) / pixelsPerPoint
  }
}

/// The variables of an item: where it begins and how long it is, on each axis.
struct ItemSymbols {
  /// The first of four.
  let first: Int

  func start(_ axis: NSLayoutConstraint.Axis) -> Int { first + 2 * axis.rawValue }
  func length(_ axis: NSLayoutConstraint.Axis) -> Int { first + 2 * axis.rawValue + 1 }
}
