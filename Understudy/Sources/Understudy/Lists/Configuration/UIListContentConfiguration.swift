// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without the styles of sidebars.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties = TextProperties()
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties = TextProperties()

  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Content of cells is at least so high.
  var minimumHeight: CGFloat = 0

  init() {}

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self {
    guard ViewCondition(state).isDisabled else { return self }
    var result = self
    result.textProperties.color = .tertiaryLabel
    result.secondaryTextProperties.color = .tertiaryLabel
    result.imageProperties.tintColor = .tertiaryLabel
    return result
  }
}

// MARK: - The styles

extension UIListContentConfiguration {
  public static func cell() -> Self {
    var result = Self()
    let metrics = ListMetrics.current
    result.minimumHeight = metrics.rowHeight
    result.directionalLayoutMargins.top = metrics.rowPadding
    result.directionalLayoutMargins.bottom = metrics.rowPadding
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return result
  }

  public static func subtitleCell() -> Self { cell() }

  public static func valueCell() -> Self {
    var result = cell()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    return result
  }

  public static func plainHeader() -> Self {
    headerFooter(.headline, margins: (4, 4))
  }

  public static func plainFooter() -> Self {
    headerFooter(.subheadline, margins: (8, 8))
  }

  public static func groupedHeader() -> Self {
    let metrics = ListMetrics.current
    var result = headerFooter(metrics.headerStyle, margins: metrics.headerMargins)
    if metrics.headerIsUppercase { result.textProperties.transform = .uppercase }
    return result
  }

  public static func groupedFooter() -> Self {
    headerFooter(.footnote, margins: ListMetrics.current.footerMargins)
  }

  private static func headerFooter(
    _ style: UIFont.TextStyle, margins: (top: CGFloat, bottom: CGFloat)
  ) -> Self {
    var result = Self()
    result.textProperties.font = .preferredFont(forTextStyle: style)
    result.textProperties.color = .secondaryLabel
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    result.secondaryTextProperties.color = .secondaryLabel
    result.directionalLayoutMargins.top = margins.top
    result.directionalLayoutMargins.leading = 8
    result.directionalLayoutMargins.bottom = margins.bottom
    return result
  }
}
