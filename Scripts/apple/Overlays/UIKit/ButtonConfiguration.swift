// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat
  public var strokeOutset: CGFloat
  public static func clear() -> Self { fatalError() }
  public static func listPlainCell() -> Self { fatalError() }
  public static func listGroupedCell() -> Self { fatalError() }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { tintColor }
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
extension UIButton {
  public struct Configuration: Hashable {
    public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public static func plain() -> Self { fatalError() }
    public static func tinted() -> Self { fatalError() }
    public static func gray() -> Self { fatalError() }
    public static func filled() -> Self { fatalError() }
    public static func borderless() -> Self { fatalError() }
    public static func bordered() -> Self { fatalError() }
    public static func borderedTinted() -> Self { fatalError() }
    public static func borderedProminent() -> Self { fatalError() }
    @available(*, deprecated, message: "since iOS 26.0")
    public static func glass() -> Self { fatalError() }
    @available(*, deprecated, message: "since iOS 26.0")
    public static func prominentGlass() -> Self { fatalError() }
    @available(*, deprecated, message: "since iOS 26.0")
    public static func clearGlass() -> Self { fatalError() }
    @available(*, deprecated, message: "since iOS 26.0")
    public static func prominentClearGlass() -> Self { fatalError() }
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle
    public var buttonSize: Size
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator: Bool
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var contentInsets: NSDirectionalEdgeInsets
    public mutating func setDefaultContentInsets() {}
    public var imagePlacement: NSDirectionalRectEdge
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var titleAlignment: TitleAlignment
    public var automaticallyUpdateForSelection: Bool
    public func updated(for button: UIButton) -> Self { self }
    public static func == (a: Self, b: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init()
  }
  public var configuration: Configuration? {
    get { nil }
    set {}
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
}
