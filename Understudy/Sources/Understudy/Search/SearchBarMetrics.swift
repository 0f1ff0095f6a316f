// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of a search bar, in each design. Its field grows with the text, its Cancel does
/// not.
@MainActor
struct SearchBarMetrics {
  /// Whether Cancel is on glass.
  var hasGlass: Bool
  var fieldHeight: CGFloat
  /// Nil for a capsule.
  var cornerRadius: CGFloat?
  /// Between the field and Cancel.
  var gap: CGFloat = 12
  /// Above and below the field together.
  var around: CGFloat
  /// Below the field under a title.
  var below: CGFloat
  /// Below the field that has taken the place of the title.
  var belowAlone: CGFloat
  /// Around the magnifying glass.
  var iconMargin: CGFloat
  var iconGap: CGFloat
  /// Between the end of the text and the edge of the field.
  var textMargin: CGFloat
  /// Between the button that clears and the edge of the field, where it is not that of all fields.
  var clearMargin: CGFloat?

  static let iOS18 = SearchBarMetrics(
    hasGlass: false, fieldHeight: 36, cornerRadius: 10, around: 16, below: 15, belowAlone: 8,
    iconMargin: 6, iconGap: 4, textMargin: 8, clearMargin: nil)

  /// In a navigation bar: the height after "Apple Liquid Glass inventory", the margins in the field
  /// those of Tembeon/morph search.md, measured in a toolbar; the distances around the field are by
  /// eye.
  static let iOS26 = SearchBarMetrics(
    hasGlass: true, fieldHeight: 44, cornerRadius: nil, around: 16, below: 10, belowAlone: 10,
    iconMargin: 12, iconGap: 10.667, textMargin: 13.333, clearMargin: 13.333)

  /// Standing alone: Vercantez/openuikit UISearchBar.swift, measured on Mac Catalyst 26.1.
  static let iOS26Alone = SearchBarMetrics(
    hasGlass: true, fieldHeight: 36, cornerRadius: nil, around: 8, below: 4, belowAlone: 4,
    iconMargin: 12, iconGap: 10.667, textMargin: 13.333, clearMargin: 13.333)

  static func current(inNavigationBar: Bool) -> SearchBarMetrics {
    guard NavigationBarMetrics.current.hasGlass else { return iOS18 }
    return inNavigationBar ? iOS26 : iOS26Alone
  }

  func fieldHeight(for font: UIFont) -> CGFloat {
    max(fieldHeight, (font.lineHeight + 14).rounded(.up))
  }
}
