// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
