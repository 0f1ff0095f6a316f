// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ConstraintRegion {
  /// Where the inside of a view begins in the coordinates of the root: as solved, and after
  /// rounding, in pixels.
  struct Inside {
    var exact = CGPoint.zero
    var pixels = CGPoint.zero
  }

  /// The place of an item in the view around it, whose inside is given.
  ///
  /// Edges are rounded where they are in the root, so that what was lost by rounding a view is not
  /// lost for the views in it, and neighbors touch whatever they are in.
  func solvedRect(_ symbols: ItemSymbols, in around: Inside = Inside()) -> CGRect {
    let left = around.exact.x + start(symbols, .horizontal)
    let top = around.exact.y + start(symbols, .vertical)
    func x(_ edge: CGFloat) -> CGFloat { (pixels(edge) - around.pixels.x) / pixelsPerPoint }
    func y(_ edge: CGFloat) -> CGFloat { (pixels(edge) - around.pixels.y) / pixelsPerPoint }
    return CGRect(
      x: x(left), y: y(top), width: x(left + length(symbols, .horizontal)) - x(left),
      height: y(top + length(symbols, .vertical)) - y(top))
  }

  /// Contents that are scrolled have their place in the view that they scroll in: a layout must not
  /// depend on how far they are scrolled.
  func inside(of view: UIView) -> Inside {
    guard let superview = view.tree.superview, view !== root else { return Inside() }
    guard let index = index(of: view), index > 0, items[index].collection == collection else {
      return moved(inside(of: superview), by: view.frame.origin)
    }
    if let known = items[index].inside { return known }
    let around = inside(of: superview)
    let symbols = items[index].symbols
    let start = CGPoint(x: start(symbols, .horizontal), y: start(symbols, .vertical))
    let insets = view.alignmentRectInsets
    var result: Inside
    if view.constraintState.translates {
      result = moved(around, by: CGPoint(x: start.x - insets.left, y: start.y - insets.top))
    } else {
      result = Inside(
        exact: CGPoint(x: around.exact.x + start.x, y: around.exact.y + start.y))
      result.pixels = CGPoint(x: pixels(result.exact.x), y: pixels(result.exact.y))
      result = moved(result, by: CGPoint(x: -insets.left, y: -insets.top))
    }
    items[index].inside = result
    return result
  }

  /// Further in by what is not rounded.
  private func moved(_ inside: Inside, by offset: CGPoint) -> Inside {
    Inside(
      exact: CGPoint(x: inside.exact.x + offset.x, y: inside.exact.y + offset.y),
      pixels: CGPoint(
        x: wholeIfNear(inside.pixels.x + offset.x * pixelsPerPoint),
        y: wholeIfNear(inside.pixels.y + offset.y * pixelsPerPoint)))
  }

  /// Thirds of a point do not add up to whole pixels exactly.
  private func wholeIfNear(_ pixels: CGFloat) -> CGFloat {
    let whole = pixels.rounded()
    return abs(pixels - whole) < 1e-3 ? whole : pixels
  }

  private func start(_ symbols: ItemSymbols, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    CGFloat(solver.value(of: symbols.start(axis)))
  }
}
