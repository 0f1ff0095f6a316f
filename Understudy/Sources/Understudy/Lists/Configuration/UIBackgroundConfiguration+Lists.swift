// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIBackgroundConfiguration {
  enum ListElement {
    case plainCell
    case groupedCell
    case plainHeaderFooter
    case groupedHeaderFooter
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { element(.plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { element(.groupedCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    element(.plainHeaderFooter)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    element(.groupedHeaderFooter)
  }

  /// Differs: that of plain lists, wherever it is shown.
  public static func listCell() -> UIBackgroundConfiguration { element(.plainCell) }
  /// Differs: that of plain lists, wherever it is shown.
  public static func listHeader() -> UIBackgroundConfiguration { element(.plainHeaderFooter) }
  /// Differs: that of plain lists, wherever it is shown.
  public static func listFooter() -> UIBackgroundConfiguration { element(.plainHeaderFooter) }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let listElement else { return self }
    let condition = ViewCondition(state)
    var result = self
    if backgroundColor == nil {
      result.backgroundColor = listElement.color(condition)
      if listElement == .plainHeaderFooter, condition.isPinned, visualEffect == nil {
        result.visualEffect = UIBlurEffect(style: .systemMaterial)
      }
    }
    return result
  }

  private static func element(_ element: ListElement) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.listElement = element
    return result
  }

  /// Where the background lies in a view, with the margins that it keeps.
  func frame(
    in bounds: CGRect, margins: (leading: CGFloat, trailing: CGFloat), isMirrored: Bool
  ) -> CGRect {
    let adding = edgesAddingLayoutMarginsToBackgroundInsets
    let leading = backgroundInsets.leading + (adding.contains(.leading) ? margins.leading : 0)
    let trailing = backgroundInsets.trailing + (adding.contains(.trailing) ? margins.trailing : 0)
    return bounds.inset(
      by: UIEdgeInsets(
        top: backgroundInsets.top, left: isMirrored ? trailing : leading,
        bottom: backgroundInsets.bottom, right: isMirrored ? leading : trailing))
  }
}

extension UIBackgroundConfiguration.ListElement {
  /// What a row shows while it is highlighted or selected.
  static let selectionColor = UIColor.systemGray4

  fileprivate func color(_ condition: ViewCondition) -> UIColor {
    switch self {
    case .plainCell, .groupedCell:
      if condition.isSelected || condition.isHighlighted { return Self.selectionColor }
      return self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
    case .plainHeaderFooter, .groupedHeaderFooter:
      return .clear
    }
  }
}
