// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Immutable, therefore safe to share between threads. Always upright.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  public enum Orientation: Int, Sendable {
    case up = 0
  }

  private struct Properties {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    var symbol: Symbol?
    var baseline: CGFloat?
    var sequence: Sequence?
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

  public convenience init(cgImage: CGImage) {
    self.init(pixels: cgImage, scale: 1, properties: Properties())
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

  /// PNG only. Takes the scale from the name, as in `icon@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
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

  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { properties.renderingMode }
  open var capInsets: UIEdgeInsets { properties.capInsets }
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// The color given by `withTintColor`.
  package var tint: UIColor? { properties.tint }
  var symbol: Symbol? { properties.symbol }
  var sequence: Sequence? { properties.sequence }
  open var baselineOffsetFromBottom: CGFloat? { properties.baseline }
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

  func with(_ sequence: Sequence) -> UIImage { changed { $0.sequence = sequence } }

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

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, tint: properties.tint)
  }

  /// Draws the image, or, with a tint, its shape in that color.
  package func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
    if let symbol {
      let traits = UITraitCollection.current
      let one = (tint ?? .black).resolvedColor(with: traits).cgColor
      return symbol.draw(in: rect, context: context, colors: palette(in: traits) ?? [one])
    }
    guard let pixels else { return }
    for piece in slices(in: rect) {
      let part = piece.source == nil ? pixels : piece.source.flatMap { pixels.cropping(to: $0) }
      guard let part else { continue }
      if let tint {
        context.fill(piece.target, through: part.surface, color: tint.cgColor)
      } else {
        context.drawUpright(part, in: piece.target)
      }
    }
  }

  open func pngData() -> Data? {
    if symbol != nil { return symbolPixels.flatMap { PNG.encode($0.surface) } }
    guard let pixels else { return nil }
    return PNG.encode(tinted(pixels).surface)
  }

  private var symbolPixels: CGImage? {
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let surface = Surface(size: size, scale: scale)
    let context = CGContext(surface: surface)
    draw(in: CGRect(origin: .zero, size: size), context: context, tint: properties.tint)
    return CGImage(adopting: surface)
  }

  private func tinted(_ pixels: CGImage) -> CGImage {
    guard let tint = properties.tint else { return pixels }
    let surface = Surface(width: pixels.width, height: pixels.height, scale: 1)
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    CGContext(surface: surface).fill(whole, through: pixels.surface, color: tint.cgColor)
    return CGImage(adopting: surface)
  }
}

// MARK: - Resizing

extension UIImage {
  /// The nine parts of a resizable image, or all of it. Middles are stretched in both modes.
  func slices(in rect: CGRect) -> [(source: CGRect?, target: CGRect)] {
    guard capInsets != .zero else { return [(nil, rect)] }
    let caps = capInsets
    let columns = [
      (0, caps.left, rect.minX, caps.left),
      (
        caps.left, size.width - caps.left - caps.right, rect.minX + caps.left,
        rect.width - caps.left - caps.right
      ),
      (size.width - caps.right, caps.right, rect.maxX - caps.right, caps.right),
    ]
    let rows = [
      (0, caps.top, rect.minY, caps.top),
      (
        caps.top, size.height - caps.top - caps.bottom, rect.minY + caps.top,
        rect.height - caps.top - caps.bottom
      ),
      (size.height - caps.bottom, caps.bottom, rect.maxY - caps.bottom, caps.bottom),
    ]
    return rows.flatMap { y, height, targetY, targetHeight in
      columns.map { x, width, targetX, targetWidth in
        (
          CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale),
          CGRect(x: targetX, y: targetY, width: targetWidth, height: targetHeight)
        )
      }
    }
  }
}

// MARK: - Sequence

extension UIImage {
  /// The images of an animated image and the time that they take together.
  struct Sequence {
    let images: [UIImage]
    let duration: TimeInterval
  }

  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with(
      Sequence(images: images, duration: duration > 0 ? duration : Double(images.count) / 30))
  }

  public var images: [UIImage]? { sequence?.images }

  public var duration: TimeInterval { sequence?.duration ?? 0 }
}
