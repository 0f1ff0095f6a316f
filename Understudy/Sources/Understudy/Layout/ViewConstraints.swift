// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The state of a view's constraints.
struct ViewConstraints {
  var translates = true
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var builtIn: [UILayoutGuide] = []
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var resistance = AxisPair(UILayoutPriority.defaultHigh)
  /// How many constraints reach from outside into this view, although it has a frame of its own.
  var crossings = 0
  var needsUpdate = true
  /// Constraints of others depend on the frame that this view has of its own.
  var hasDependents = false
  /// The solver of what is inside this view, which has a size of its own.
  var region: ConstraintRegion?
  /// Constraints depend on the content offset of this scroll view.
  var isOffsetUsed = false
  /// Constraints depend on the safe area or the margins of this view.
  var areInsetsUsed = false
  /// Hidden in a stack view, and shown until the animation that hides it has ended.
  var isHidingInStack = false
  var intrinsic: CachedSize?
  /// What the last solution was made with, while `intrinsic` may be something else.
  var lastSolved: CachedSize?
}

/// One value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// An intrinsic size and what else constraints depend on that changes with the content of a view.
struct CachedSize {
  /// The traits that it holds for.
  struct Traits: Equatable {
    let scale: CGFloat
    let category: UIContentSizeCategory

    init(_ traits: UITraitCollection) {
      scale = traits.displayScale
      category = traits.preferredContentSizeCategory
    }
  }

  let size: CGSize
  let traits: Traits
  let wraps: Bool
  let text: CenteredText?
  /// For text of several lines: the width it was wrapped to, and how high it then is.
  var wrapped: (width: CGFloat, height: CGFloat)?

  /// Whether the same solution comes of both, apart from the height of wrapped text.
  func isSameBeforeWrapping(as other: CachedSize) -> Bool {
    size == other.size && traits == other.traits && wraps == other.wraps && text == other.text
  }
}
