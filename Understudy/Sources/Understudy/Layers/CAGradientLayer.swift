// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

open class CAGradientLayer: CALayer {
  private var kind = CAGradientLayerType.axial

  /// Colours that are not `CGColor` are left out.
  open var colors: [Any]? {
    get { values.gradient.colors }
    set {
      change(\.gradient.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, "colors")
    }
  }
  open var locations: [NSNumber]? {
    get { values.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      change(
        \.gradient.locations, to: newValue?.map { CGFloat($0.doubleValue) }, "locations")
    }
  }
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, "startPoint") }
  }
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, "endPoint") }
  }
  /// Cones are left out.
  open var type: CAGradientLayerType {
    get { kind }
    set {
      kind = newValue
      setNeedsRender()
    }
  }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    if let other = other as? CAGradientLayer { kind = other.kind }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
}
