// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo

/// Colors along a line, in sRGB.
public final class CGGradient: Sendable {
  let stops: [(color: CGColor, location: CGFloat)]

  /// Nil when there are fewer than two colors, or not as many locations as colors.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let places = locations ?? even
    guard colors.count > 1, places.count == colors.count else { return nil }
    stops = Array(zip(colors, places))
  }

  func addStops(to pattern: OpaquePointer?, alpha: CGFloat) {
    for (color, location) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
    }
  }
}

/// An array of Swift values, as there is no Core Foundation underneath.
public typealias CFArray = [Any]

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    cairo_save(cairo)
    clipLinear(from: startPoint, to: endPoint, options: options)
    paint(gradient, pattern)
    cairo_restore(cairo)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    cairo_save(cairo)
    if !options.contains(.drawsAfterEndLocation), endRadius >= startRadius {
      cairo_new_path(cairo)
      cairo_arc(cairo, endCenter.x, endCenter.y, endRadius, 0, 2 * .pi)
      cairo_clip(cairo)
    }
    paint(gradient, pattern)
    cairo_restore(cairo)
  }

  private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?) {
    gradient.addStops(to: pattern, alpha: state.alpha)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    withShadow {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  /// Keeps the strip between the two points, open at the sides where the options say so.
  private func clipLinear(from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let far: CGFloat = 100_000
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let along = CGVector(dx: dx / length, dy: dy / length)
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: from.x + along.dx * distance - along.dy * side,
        y: from.y + along.dy * distance + along.dx * side)
    }
    beginPath()
    addLines(between: [
      corner(-before, -far), corner(length + after, -far),
      corner(length + after, far), corner(-before, far),
    ])
    closePath()
    clip()
  }
}

// MARK: - Color spaces

/// A string of Swift's, as there is no Core Foundation underneath.
public typealias CFString = String

/// One color space exists here, sRGB: every color and every pixel is in it.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  static let device = CGColorSpace()

  private init() {}

  /// Nil for every name but `sRGB`.
  public convenience init?(name: CFString) {
    guard name == Self.sRGB else { return nil }
    self.init()
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
