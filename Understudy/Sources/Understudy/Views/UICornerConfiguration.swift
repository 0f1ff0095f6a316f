// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  enum Kind: Hashable {
    case fixed(CGFloat)
    case capsule
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  public init(floatLiteral value: Double) {
    kind = .fixed(CGFloat(value))
  }

  public init(integerLiteral value: Int) {
    kind = .fixed(CGFloat(value))
  }

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(.fixed(CGFloat(radius)))
  }

  /// As much smaller than that of the container as the corner is away from the container's.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.containerConcentric(minimum: minimum))
  }

  public var description: String {
    switch kind {
    case .fixed(let radius): ".fixed(radius: \(radius))"
    case .capsule: ".capsule"
    case .containerConcentric(let minimum):
      ".containerConcentric(minimumRadius: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }
}

/// How round each corner of a view is; square where it says nothing.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// Corners that are all as round as the roundest of them.
  enum Grouping: Hashable {
    case none
    case all
    case edges(vertical: Bool)
    case top, bottom, left, right
  }

  var topLeft: UICornerRadius?
  var topRight: UICornerRadius?
  var bottomLeft: UICornerRadius?
  var bottomRight: UICornerRadius?
  private var grouping = Grouping.none

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    corners(radius: maximumRadius.map { .fixed($0) } ?? UICornerRadius(.capsule))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius).grouped(.all)
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    ).grouped(.edges(vertical: true))
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius
    ).grouped(.edges(vertical: false))
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius
    ).grouped(.top)
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius
    ).grouped(.bottom)
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius
    ).grouped(.left)
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius,
      bottomLeftRadius: bottomLeftRadius, bottomRightRadius: rightRadius
    ).grouped(.right)
  }

  private func grouped(_ grouping: Grouping) -> UICornerConfiguration {
    var copy = self
    copy.grouping = grouping
    return copy
  }

  public var description: String {
    func name(_ radius: UICornerRadius?) -> String { radius?.description ?? ".unspecified" }
    return "UICornerConfiguration(topLeftRadius: \(name(topLeft)), "
      + "topRightRadius: \(name(topRight)), bottomLeftRadius: \(name(bottomLeft)), "
      + "bottomRightRadius: \(name(bottomRight)))"
  }
}

// MARK: - Radii

extension UICornerConfiguration {
  /// Says nothing about any corner.
  static let unspecified = corners(
    topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)

  var isUnspecified: Bool {
    topLeft == nil && topRight == nil && bottomLeft == nil && bottomRight == nil
  }

  var isConcentric: Bool {
    [topLeft, topRight, bottomLeft, bottomRight].contains {
      if case .containerConcentric? = $0?.kind { true } else { false }
    }
  }

  /// The radii of a view of a size. `container` is asked for the radius of the container's corner
  /// less the distance from it, where that matters.
  func radii(in size: CGSize, container: () -> CornerRadii) -> CornerRadii {
    let half = max(0, min(size.width, size.height) / 2)
    let concentric = isConcentric ? container() : CornerRadii()
    func radius(_ wanted: UICornerRadius?, _ corner: UIRectCorner) -> CGFloat {
      switch wanted?.kind {
      case nil: 0
      case .fixed(let radius): min(max(0, radius), half)
      case .capsule: half
      case .containerConcentric(let minimum): min(max(concentric[corner], minimum ?? 0, 0), half)
      }
    }
    var radii = CornerRadii()
    radii.topLeft = radius(topLeft, .topLeft)
    radii.topRight = radius(topRight, .topRight)
    radii.bottomLeft = radius(bottomLeft, .bottomLeft)
    radii.bottomRight = radius(bottomRight, .bottomRight)
    for group in groups {
      let largest = group.map { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return radii
  }

  private var groups: [[UIRectCorner]] {
    switch grouping {
    case .none: []
    case .all: [UIRectCorner.each]
    case .edges(vertical: true): [[.topLeft, .topRight], [.bottomLeft, .bottomRight]]
    case .edges(vertical: false): [[.topLeft, .bottomLeft], [.topRight, .bottomRight]]
    case .top: [[.topLeft, .topRight]]
    case .bottom: [[.bottomLeft, .bottomRight]]
    case .left: [[.topLeft, .bottomLeft]]
    case .right: [[.topRight, .bottomRight]]
    }
  }
}
