// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISheetPresentationController {
  private var context: DetentContext {
    let bounds = containerView?.bounds ?? .zero
    let safe = containerView?.window?.safeAreaInsets ?? .zero
    let traits = containerView?.traitCollection ?? UITraitCollection()
    let top =
      HeadlessDevice.currentHasNewDesign ? max(Self.leastTop, safe.top) : safe.top + Self.peek
    return DetentContext(traits, maximum: max(0, bounds.height - top - safe.bottom))
  }

  /// The detents that are in use here, the smallest first.
  var usableDetents: [Detent] {
    let context = context
    let usable = detents.filter { $0.resolvedValue(in: context) != nil }
    return usable.isEmpty ? [.large()] : usable
  }

  /// The one that is selected or, if none is, the smallest.
  var selectedDetent: Detent {
    let usable = usableDetents
    return usable.first { $0.identifier == selectedDetentIdentifier } ?? usable[0]
  }

  /// Whether the card is as high as it can be; then the page below stands back.
  var isLarge: Bool {
    let context = context
    let value = selectedDetent.resolvedValue(in: context) ?? context.maximumDetentValue
    return value >= context.maximumDetentValue - 0.5
  }

  /// Whether the selected detent is not above the largest undimmed one.
  var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largest })
    else { return false }
    let selected = selectedDetent.identifier
    return (detents.firstIndex { $0.identifier == selected } ?? .max) <= limit
  }

  func frame(at detent: Detent) -> CGRect {
    let bounds = containerView?.bounds ?? .zero
    let context = context
    let value = detent.resolvedValue(in: context) ?? context.maximumDetentValue
    let height = value + (containerView?.window?.safeAreaInsets.bottom ?? 0)
    let column = containerView.map(attachedColumn) ?? (x: 0, width: bounds.width)
    guard canFloat, value < context.maximumDetentValue - 0.5 else {
      return CGRect(x: column.x, y: bounds.height - height, width: column.width, height: height)
    }
    let inset = Self.floatingInset
    let scaledHeight = height * floatingScale
    return CGRect(
      x: inset, y: bounds.height - inset - scaledHeight, width: bounds.width - 2 * inset,
      height: scaledHeight)
  }

  var hasLargerDetent: Bool {
    isCompact && usableDetents.last?.identifier != selectedDetent.identifier
  }

  var hasSmallerDetent: Bool {
    isCompact && usableDetents.first?.identifier != selectedDetent.identifier
  }
}
