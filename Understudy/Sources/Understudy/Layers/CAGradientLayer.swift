// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAGradientLayer: CALayer {
  private var gradient = Gradient()

  struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  /// Colors; anything else in it is left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set { setGradient { $0.colors = newValue } }
  }
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { setGradient { $0.locations = newValue } }
  }
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { setGradient { $0.startPoint = newValue } }
  }
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { setGradient { $0.endPoint = newValue } }
  }
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { setGradient { $0.type = newValue } }
  }

  private func setGradient(_ change: (inout Gradient) -> Void) {
    change(&gradient)
    setNeedsRender()
  }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    if let other = other as? CAGradientLayer { gradient = other.gradient }
  }

  /// The colors with their locations from 0 to 1; without locations they are spread evenly.
  var stops: [(location: CGFloat, color: CGColor)] {
    let colors = (gradient.colors ?? []).compactMap { color in
      (color as? UIColor)?.cgColor ?? color as? CGColor
    }
    return colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      guard let locations = gradient.locations, index < locations.count else {
        return (even, colors[index])
      }
      return (CGFloat(locations[index].doubleValue), colors[index])
    }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
}
