// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The solver of all constraints inside a view whose own size is given.
///
/// Before each solution the rows are collected anew from the views, and only what differs from the
/// last time goes to the solver: what is gone, what is new, and constants that have changed.
@MainActor
final class LayoutRegion {
  struct Variables {
    /// Kept, so that no other object takes over its identity; nil for the root, which owns the
    /// region.
    let item: AnyObject?
    let start: AxisPair<Int>
    let length: AxisPair<Int>
    /// The last collection that met the item.
    var collection: Int
  }

  struct Fitting {
    let target: CGSize
    let priorities: (horizontal: Float, vertical: Float)
  }

  weak var root: UIView?
  var fitting: Fitting?
  var needsSolving = true
  /// Views whose content has changed since the last solution.
  var changedContent: [ViewLink] = []
  var solver = LayoutSolver()
  var variables: [ObjectIdentifier: Variables] = [:]
  /// What the solver was given, in the order in which it was met.
  var rows: [LayoutRow] = []

  // What one collection finds.
  var systemRows: [LayoutRow] = []
  var explicitRows: [LayoutRow] = []
  var items: [AnyObject] = []
  var collection = 0
  /// The widths that text of several lines was last wrapped to.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  private var isSolving = false
  private var pixelsPerPoint: CGFloat = 1

  init(root: UIView) {
    self.root = root
  }

  func solve(layingOut view: UIView) {
    guard !isSolving, let root else { return }
    isSolving = true
    defer { isSolving = false }
    contentChangesAreNoted()
    guard needsSolving else { return }
    root.updateConstraintsBelow()
    needsSolving = false
    resolve()
    isSolving = false
    markMoved(except: view)
    // The root is among them, and would keep itself.
    items = []
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
      width: solvedLength(of: root, .horizontal) + insets.left + insets.right,
      height: solvedLength(of: root, .vertical) + insets.top + insets.bottom)
    return CGSize(width: up(size.width), height: up(size.height))
  }

  func resolve() {
    pixelsPerPoint = max(1, root?.traitCollection.displayScale ?? 1)
    for _ in 0..<Self.passes {
      bringUpToDate(collect())
      sayIfStopped()
      guard wrapText() else { return }
    }
  }

  /// A width, the height for it, and once more where that height has changed the width.
  private static let passes = 3

  /// Notes the widths that text has got; whether any has changed.
  private func wrapText() -> Bool {
    var hasChanged = false
    for case let view as UIView in items where view.wrapsContent {
      let width = rounded(solvedLength(of: view, .horizontal))
      guard width != wrapWidths[ObjectIdentifier(view)] else { continue }
      wrapWidths[ObjectIdentifier(view)] = width
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: Results

  func solvedLength(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    variables[ObjectIdentifier(item)].map { length($0, axis) } ?? 0
  }

  private func length(_ known: Variables, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    max(0, CGFloat(solver.value(of: known.length[axis])))
  }

  /// Rounded to whole pixels; halves always go up, however they were computed.
  func rounded(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint + 0.5 + 1e-3).rounded(.down) / pixelsPerPoint
  }

  private func up(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint - 1e-3).rounded(.up) / pixelsPerPoint
  }

  /// Edges are rounded, so that neighbours still touch.
  func solvedRect(of item: AnyObject) -> CGRect {
    guard let known = variables[ObjectIdentifier(item)] else { return .zero }
    let left = CGFloat(solver.value(of: known.start.horizontal))
    let top = CGFloat(solver.value(of: known.start.vertical))
    let (x, y) = (rounded(left), rounded(top))
    return CGRect(
      x: x, y: y, width: rounded(left + length(known, .horizontal)) - x,
      height: rounded(top + length(known, .vertical)) - y)
  }
}
