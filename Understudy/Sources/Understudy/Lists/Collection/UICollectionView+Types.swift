// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = Self(rawValue: 1 << 0)
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3)
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    public static let right = Self(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  nonisolated static let elementKinds = [elementKindSectionHeader, elementKindSectionFooter]
}
