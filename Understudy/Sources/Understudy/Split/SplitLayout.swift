// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Which columns are beside or above each other, and where.
struct SplitLayout: Equatable {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var hasSupplementary = false
  var mode = Mode.secondaryOnly
  var size = CGSize.zero
  var primaryWidth: CGFloat = 0
  var supplementaryWidth: CGFloat = 0
  var isMirrored = false

  /// The columns that are shown, the lowest first.
  var visible: [Column] { [.secondary] + side }

  /// The columns beside or above the secondary one, from the middle to the edge.
  private var side: [Column] {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: [hasSupplementary ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      hasSupplementary ? [.supplementary, .primary] : [.primary]
    }
  }

  /// Whether columns lie over the secondary one, which is out of reach then.
  var isOverlaying: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  private var sideWidth: CGFloat { side.reduce(0) { $0 + width(of: $1) } }

  /// Where a column is; one that is not shown is just outside of the edge.
  func frame(of column: Column) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .compact: return frame
    case .secondary:
      if !isOverlaying { frame.origin.x = sideWidth }
      frame.size.width -= mode == .twoDisplaceSecondary ? supplementaryWidth : frame.minX
    case .supplementary:
      frame.origin.x = side.contains(.primary) ? primaryWidth : 0
      frame.size.width = supplementaryWidth
      if !side.contains(column) { frame.origin.x = -supplementaryWidth }
    case .primary:
      frame.size.width = primaryWidth
      if !side.contains(column) { frame.origin.x = -primaryWidth }
    }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  private func width(of column: Column) -> CGFloat {
    column == .primary ? primaryWidth : supplementaryWidth
  }

  // MARK: Modes

  /// The mode in which the primary or the supplementary column is shown.
  func mode(showing column: Column, _ behavior: Behavior) -> Mode {
    let showsTwo = hasSupplementary && (column == .primary || side.contains(.primary))
    switch behavior {
    case .overlay: return showsTwo ? .twoOverSecondary : .oneOverSecondary
    case .displace: return showsTwo ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: return showsTwo ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// The mode in which that column, and what is further out, is not shown.
  func mode(hiding column: Column) -> Mode {
    guard side.contains(column) else { return mode }
    guard column == .primary, hasSupplementary else { return .secondaryOnly }
    return isOverlaying ? .oneOverSecondary : .oneBesideSecondary
  }
}
