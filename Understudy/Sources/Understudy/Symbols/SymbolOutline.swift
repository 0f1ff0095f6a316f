// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
