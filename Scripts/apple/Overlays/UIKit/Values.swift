// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

extension UIAccessibilityTraits: OptionSet {}

extension UIEdgeInsets: Equatable, Hashable, @unchecked Sendable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
extension NSDirectionalEdgeInsets: Equatable, Hashable, @unchecked Sendable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
extension UIOffset: Equatable, @unchecked Sendable {
  public static var zero: UIOffset { UIOffset() }
  public static func == (a: UIOffset, b: UIOffset) -> Bool { true }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
  public func inset(by insets: NSDirectionalEdgeInsets) -> CGRect { self }
}
extension UIWindow.Level: Comparable {
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
  public static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { a }
  public static func - (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { a }
}
extension UILayoutPriority: Comparable {
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { a }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { a }
}
extension UIContentSizeCategory: Comparable {
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { true }
  public var isAccessibilityCategory: Bool { true }
}
extension IndexPath {
  public init(row: Int, section: Int) { self.init() }
  public init(item: Int, section: Int) { self.init() }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}

extension UISegmentedControl {
  public static var noSegment: Int { -1 }
}

extension UIView {
  @available(*, deprecated, message: "since iOS 26.0")
  public struct LayoutRegion: Hashable, Sendable {
    public enum AdaptivityAxis: Sendable {
      case horizontal
      case vertical
    }
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion()
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion()
    }
  }

  @available(*, deprecated, message: "since iOS 26.0")
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide { fatalError() }
  @available(*, deprecated, message: "since iOS 26.0")
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets { .zero }
}

@available(*, deprecated, message: "since iOS 26.0")
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static func fixed(_ radius: Double) -> UICornerRadius { 0 }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { 0 }
}

@available(*, deprecated, message: "since iOS 26.0")
public struct UICornerConfiguration: Hashable, Sendable {
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { Self() }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { Self() }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { Self() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { Self() }
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration { Self() }
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration { Self() }
}

extension UIView {
  @available(*, deprecated, message: "since iOS 26.0")
  public var cornerConfiguration: UICornerConfiguration {
    get { .capsule() }
    set {}
  }
  @available(*, deprecated, message: "since iOS 26.0")
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat { 0 }
}

extension UIPopoverPresentationControllerSourceItem {
  @available(*, deprecated, message: "since iOS 17.0")
  public func frame(in referenceView: UIView) -> CGRect? { nil }
}
