// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIBackgroundConfiguration {
  enum ListElement {
    case plainCell
    case groupedCell
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { element(.plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { element(.groupedCell) }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let listElement else { return self }
    var result = self
    if backgroundColor == nil { result.backgroundColor = listElement.color(ViewCondition(state)) }
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
    if condition.isSelected || condition.isHighlighted { return Self.selectionColor }
    return self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
  }
}
