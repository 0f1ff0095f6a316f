// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A symbol of a size, a weight and a scale, ready to be drawn at any resolution.
struct Symbol: Sendable {
  let name: String
  let design: SymbolDesign
  let configuration: UIImage.SymbolConfiguration

  init?(name: String, configuration: UIImage.SymbolConfiguration) {
    guard let design = SymbolDesign.named(name) else { return nil }
    self.name = name
    self.design = design
    self.configuration = configuration
  }

  func applying(_ other: UIImage.Configuration) -> Symbol {
    Symbol(self, configuration.applying(other))
  }

  private init(_ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration) {
    name = symbol.name
    design = symbol.design
    self.configuration = configuration
  }

  /// The size of a symbol for which nothing else was asked.
  private static let standardPointSize: CGFloat = 17
  /// What surrounds the ink, in hundredths of the point size.
  private static let margin = CGSize(width: 8, height: 8)

  private var traits: UITraitCollection { configuration.traits ?? .current }

  private var pointSize: CGFloat {
    if let style = configuration.values.textStyle {
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    return configuration.values.pointSize ?? Self.standardPointSize
  }

  private var weight: UIImage.SymbolWeight {
    if let weight = configuration.values.weight { return weight }
    return configuration.values.textStyle == .headline ? .semibold : .regular
  }

  private var scale: UIImage.SymbolScale { configuration.values.scale ?? .medium }

  /// Points for each unit of the grid.
  private var unit: CGFloat { pointSize * scale.size / 100 }

  private var outline: SymbolOutline {
    .known(name, design, weight: weight.stroke * scale.stroke / scale.size)
  }

  /// The pixels of a point that sizes are rounded to.
  var pixelScale: CGFloat { max(1, traits.displayScale) }

  /// Ink and margins, as high above the middle of a capital letter as below it.
  var size: CGSize {
    let extent = outline.extent
    let height = 2 * max(-extent.minY, extent.maxY) + 2 * Self.margin.height
    let width = extent.width + 2 * Self.margin.width
    return CGSize(width: wholePixels(width * unit), height: wholePixels(height * unit))
  }

  /// From the image's lower edge to the line on which text stands.
  var baseline: CGFloat {
    let capHeight = UIFont.systemFont(ofSize: pointSize).capHeight
    return (size.height - capHeight) / 2
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    (length * pixelScale - 0.01).rounded(.up) / pixelScale
  }

  /// Draws the symbol as large as the rectangle makes it.
  func draw(in rect: CGRect, context: CGContext, color: CGColor) {
    let outline = outline
    let natural = size
    guard natural.width > 0, natural.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: rect.width / natural.width * unit, y: rect.height / natural.height * unit)
    context.translateBy(x: -outline.extent.midX, y: 0)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for shape in outline.shapes { draw(shape, context, color) }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func draw(_ shape: SymbolShape, _ context: CGContext, _ color: CGColor) {
    switch shape.role {
    case .ink: paint(shape, context, color)
    case .gap: clear(shape, context)
    }
  }

  private func clear(_ shape: SymbolShape, _ context: CGContext) {
    context.saveGState()
    context.setBlendMode(.clear)
    paint(shape, context, CGColor(gray: 0, alpha: 1))
    context.restoreGState()
  }

  private func paint(_ shape: SymbolShape, _ context: CGContext, _ color: CGColor) {
    context.beginPath()
    context.addPath(CGPath(elements: shape.elements))
    guard shape.lineWidth > 0 else {
      context.setFillColor(color)
      return context.fillPath()
    }
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}
