// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

public protocol UIConfigurationState {
  @MainActor init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}
@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }
    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment
    public var lineBreakMode: NSLineBreakMode
    public var numberOfLines: Int
    public var adjustsFontSizeToFitWidth: Bool
    public var minimumScaleFactor: CGFloat
    public var adjustsFontForContentSizeCategory: Bool
    public var transform: TextTransform
  }
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat
    public var maximumSize: CGSize
    public var reservedLayoutSize: CGSize
  }
  nonisolated public static func cell() -> Self { fatalError() }
  nonisolated public static func subtitleCell() -> Self { fatalError() }
  nonisolated public static func valueCell() -> Self { fatalError() }
  nonisolated public static func plainHeader() -> Self { fatalError() }
  nonisolated public static func plainFooter() -> Self { fatalError() }
  nonisolated public static func groupedHeader() -> Self { fatalError() }
  nonisolated public static func groupedFooter() -> Self { fatalError() }
  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  nonisolated public static func == (a: Self, b: Self) -> Bool { true }
  nonisolated public func hash(into hasher: inout Hasher) {}
}
extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
}
extension UITableViewHeaderFooterView {
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
}
