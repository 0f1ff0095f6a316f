// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAGradientLayer: CALayer {
  private var kind = CAGradientLayerType.axial

  /// Colors that are not `CGColor` are left out.
  open var colors: [Any]? {
    get { values.gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      change(values.gradient.colors, to: colors, "colors") { $0.gradient.colors = colors }
    }
  }
  open var locations: [NSNumber]? {
    get { values.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) }
      change(values.gradient.locations, to: locations, "locations") {
        $0.gradient.locations = locations
      }
    }
  }
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set {
      change(values.gradient.startPoint, to: newValue, "startPoint") {
        $0.gradient.startPoint = newValue
      }
    }
  }
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set {
      change(values.gradient.endPoint, to: newValue, "endPoint") { $0.gradient.endPoint = newValue }
    }
  }
  /// Cones are left out.
  open var type: CAGradientLayerType {
    get { kind }
    set {
      kind = newValue
      setNeedsRender()
    }
  }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    if let other = other as? CAGradientLayer { kind = other.kind }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
}
