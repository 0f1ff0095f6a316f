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
  }

  struct Fitting {
    let target: CGSize
    let priorities: (horizontal: Float, vertical: Float)
  }

  struct Placed {
    let row: LayoutRow
    let marker: Int
  }

  weak var root: UIView?
  var fitting: Fitting?
  var needsSolving = true
  var solver = LayoutSolver()
  var variables: [ObjectIdentifier: Variables] = [:]
  var placed: [LayoutRow.Key: Placed] = [:]
  /// In the order in which they were met.
  var placedKeys: [LayoutRow.Key] = []

  // What one collection finds.
  var systemRows: [LayoutRow] = []
  var explicitRows: [LayoutRow] = []
  var items: [AnyObject] = []
  var seen: Set<ObjectIdentifier> = []
  /// The widths that text of several lines was last wrapped to.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  private var isSolving = false

  init(root: UIView) {
    self.root = root
  }

  func solve(layingOut view: UIView) {
    guard needsSolving, !isSolving, let root else { return }
    isSolving = true
    root.updateConstraintsBelow()
    needsSolving = false
    resolve()
    isSolving = false
    markMoved(except: view)
    // The root is among them, and would keep itself.
    items = []
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
    for _ in 0..<Self.passes {
      collect()
      bringUpToDate()
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
    guard let known = variables[ObjectIdentifier(item)] else { return 0 }
    return max(0, CGFloat(solver.value(of: known.length[axis])))
  }

  func solvedStart(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let known = variables[ObjectIdentifier(item)] else { return 0 }
    return CGFloat(solver.value(of: known.start[axis]))
  }

  var pixelsPerPoint: CGFloat { max(1, root?.traitCollection.displayScale ?? 1) }

  /// Rounded to whole pixels; halves always go up, however they were computed.
  func rounded(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint + 0.5 + 1e-3).rounded(.down) / pixelsPerPoint
  }

  private func up(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint - 1e-3).rounded(.up) / pixelsPerPoint
  }

  /// Edges are rounded, so that neighbours still touch.
  func solvedRect(of item: AnyObject) -> CGRect {
    let left = solvedStart(of: item, .horizontal)
    let top = solvedStart(of: item, .vertical)
    let (x, y) = (rounded(left), rounded(top))
    return CGRect(
      x: x, y: y, width: rounded(left + solvedLength(of: item, .horizontal)) - x,
      height: rounded(top + solvedLength(of: item, .vertical)) - y)
  }
}
