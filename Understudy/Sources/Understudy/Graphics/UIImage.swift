// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Immutable, therefore safe to share between threads. Always upright.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum Orientation: Int, Sendable {
    case up = 0
  }

  private struct Properties {
    var renderingMode = RenderingMode.automatic
    var flipsForRightToLeft = false
    var symbol: Symbol?
    var baseline: CGFloat?
  }

  private let pixels: CGImage?
  private let properties: Properties
  open var scale: CGFloat { storedScale }
  private let storedScale: CGFloat

  public override convenience init() {
    self.init(pixels: nil, scale: 1, properties: Properties())
  }

  convenience init(symbol: Symbol) {
    var properties = Properties()
    properties.symbol = symbol
    properties.baseline = symbol.baseline
    properties.flipsForRightToLeft = symbol.design.mirrors
    self.init(pixels: nil, scale: symbol.pixelScale, properties: properties)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, scale: scale, properties: Properties())
  }

  /// PNG only.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// PNG only.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let surface = PNG.decode(data) else { return nil }
    self.init(pixels: CGImage(adopting: surface), scale: scale, properties: Properties())
  }

  private init(pixels: CGImage?, scale: CGFloat, properties: Properties) {
    self.pixels = pixels
    self.storedScale = scale
    self.properties = properties
  }

  open var cgImage: CGImage? { symbol == nil ? pixels : symbolPixels }

  open var size: CGSize {
    if let symbol { return symbol.size }
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  open var renderingMode: RenderingMode { properties.renderingMode }
  var symbol: Symbol? { properties.symbol }
  open var baselineOffsetFromBottom: CGFloat? { properties.baseline }
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

  func changed(symbol: Symbol) -> UIImage {
    changed {
      if $0.baseline != nil { $0.baseline = symbol.baseline }
      $0.symbol = symbol
    }
  }

  private func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var changed = properties
    change(&changed)
    return UIImage(
      pixels: pixels, scale: changed.symbol?.pixelScale ?? scale, properties: changed)
  }

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, tint: nil)
  }

  /// Draws the image, or, with a tint, its shape in that color.
  package func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
    if let symbol {
      let traits = UITraitCollection.current
      let color = (tint ?? .black).resolvedColor(with: traits).cgColor
      return symbol.draw(in: rect, context: context, color: color)
    }
    guard let pixels else { return }
    if let tint {
      context.fill(rect, through: pixels.surface, color: tint.cgColor)
    } else {
      context.drawUpright(pixels, in: rect)
    }
  }

  open func pngData() -> Data? {
    cgImage.flatMap { PNG.encode($0.surface) }
  }

  private var symbolPixels: CGImage? {
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let surface = Surface(size: size, scale: scale)
    let context = CGContext(surface: surface)
    draw(in: CGRect(origin: .zero, size: size), context: context, tint: nil)
    return CGImage(adopting: surface)
  }
}
