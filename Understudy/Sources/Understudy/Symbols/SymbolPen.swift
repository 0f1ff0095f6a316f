// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One line or area of a symbol.
struct SymbolShape: Sendable {
  enum Role: Hashable, Sendable {
    case ink
    /// Removes what is below.
    case gap
  }

  var elements: [CGPath.Element]
  /// Zero fills the path.
  var lineWidth: CGFloat
  var role: Role
}

/// Draws a symbol on the grid that all of them share.
///
/// A hundred units are the point size. Zero is the middle of a capital letter, y points down. A
/// full circle is 99 units across; strokes have round caps and joins and are as thick as the weight
/// says, so that symbols of one weight have one color of gray.
struct SymbolPen {
  /// How thick a stroke is.
  let weight: CGFloat
  private(set) var shapes: [SymbolShape] = []
  private var role = SymbolShape.Role.ink

  init(weight: CGFloat) {
    self.weight = weight
  }

  /// The ink's box.
  var extent: CGRect {
    var extent = CGRect.null
    for shape in shapes where shape.role == .ink {
      let box = CGPath(elements: shape.elements).boundingBoxOfPath
      extent = extent.union(box.insetBy(dx: -shape.lineWidth / 2, dy: -shape.lineWidth / 2))
    }
    return extent
  }

  mutating func stroke(_ path: SymbolPath, by factor: CGFloat = 1) {
    add(path, lineWidth: weight * factor)
  }

  mutating func fill(_ path: SymbolPath) { add(path, lineWidth: 0) }

  /// A shape with a line around it, or, filled, the same shape as large as with that line.
  mutating func outline(_ path: SymbolPath, filled: Bool) {
    if filled { fill(path) }
    stroke(path)
  }

  mutating func line(_ points: (CGFloat, CGFloat)..., by factor: CGFloat = 1) {
    stroke(.polyline(points), by: factor)
  }

  mutating func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    fill(.circle(x, y, radius: radius))
  }

  /// Draws what belongs on a shape, which is a hole in a filled one.
  mutating func mark(if filled: Bool = true, _ draw: (inout SymbolPen) -> Void) {
    let outer = role
    if filled { role = .gap }
    draw(&self)
    role = outer
  }

  /// Clears a path of the given width, so that what follows stands clear of what is below.
  mutating func gap(_ path: SymbolPath, width: CGFloat) {
    shapes.append(SymbolShape(elements: path.elements, lineWidth: width, role: .gap))
  }

  private mutating func add(_ path: SymbolPath, lineWidth: CGFloat) {
    shapes.append(SymbolShape(elements: path.elements, lineWidth: lineWidth, role: role))
  }
}

// MARK: - Outlines

/// What a symbol's design comes to in one weight: its shapes, and the box around their ink.
struct SymbolOutline {
  struct Key: Hashable {
    let name: String
    let weight: CGFloat
  }

  let shapes: [SymbolShape]
  let extent: CGRect

  /// Drawn once on each thread: the box is asked for with every layout, and costs a walk along all
  /// curves.
  static func known(_ name: String, _ design: SymbolDesign, weight: CGFloat) -> SymbolOutline {
    let values = ThreadValues.current
    let key = Key(name: name, weight: weight)
    if let outline = values.outlines[key] { return outline }
    var pen = SymbolPen(weight: weight)
    design.draw(&pen)
    let outline = SymbolOutline(shapes: pen.shapes, extent: pen.extent)
    values.outlines[key] = outline
    return outline
  }
}
