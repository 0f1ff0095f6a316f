// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAShapeLayer: CALayer {
  private var style = Style()

  private struct Style {
    var fillRule = CAShapeLayerFillRule.nonZero
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var miterLimit: CGFloat = 10
    var lineDashPattern: [NSNumber]?
  }

  open var path: CGPath? {
    get { values.shape.path }
    set { change(values.shape.path, to: newValue, "path") { $0.shape.path = newValue } }
  }
  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set {
      change(values.shape.fillColor, to: newValue, "fillColor") { $0.shape.fillColor = newValue }
    }
  }
  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set {
      change(values.shape.strokeColor, to: newValue, "strokeColor") {
        $0.shape.strokeColor = newValue
      }
    }
  }
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set {
      change(values.shape.strokeStart, to: newValue, "strokeStart") {
        $0.shape.strokeStart = newValue
      }
    }
  }
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set {
      change(values.shape.strokeEnd, to: newValue, "strokeEnd") { $0.shape.strokeEnd = newValue }
    }
  }
  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set {
      change(values.shape.lineWidth, to: newValue, "lineWidth") { $0.shape.lineWidth = newValue }
    }
  }
  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set {
      change(values.shape.lineDashPhase, to: newValue, "lineDashPhase") {
        $0.shape.lineDashPhase = newValue
      }
    }
  }
  open var lineDashPattern: [NSNumber]? {
    get { style.lineDashPattern }
    set { setStyle { $0.lineDashPattern = newValue } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { style.fillRule }
    set { setStyle { $0.fillRule = newValue } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { style.lineCap }
    set { setStyle { $0.lineCap = newValue } }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { style.lineJoin }
    set { setStyle { $0.lineJoin = newValue } }
  }
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { setStyle { $0.miterLimit = newValue } }
  }

  private func setStyle(_ change: (inout Style) -> Void) {
    change(&style)
    setNeedsRender()
  }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    if let other = other as? CAShapeLayer { style = other.style }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")

  var style: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")

  var style: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
