// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISearchBar {
  /// When it is not collapsed.
  var preferredHeight: CGFloat {
    searchTextField.preferredHeight + SearchBarMetrics.around
  }

  func makeCancelButton() {
    cancelButton.removeFromSuperview()
    cancelButton = BarButton(title: SystemText.cancel.text)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .primaryActionTriggered)
    addSubview(cancelButton)
  }

  func layOutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = NavigationBarMetrics.margin(for: bounds.width)
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: margin + safeAreaInsets.left, bottom: 0,
        right: margin + safeAreaInsets.right))
    let cancelWidth = cancelButton.contentWidth
    let taken = showsCancelButton ? cancelWidth + SearchBarMetrics.gap : 0
    let field = fieldRange
    searchTextField.frame = CGRect(
      x: isMirrored ? room.minX + taken : room.minX, y: field.lowerBound,
      width: max(0, room.width - taken), height: field.upperBound - field.lowerBound)
    fade()
    let away = showsCancelButton ? 0 : cancelWidth + margin
    cancelButton.frame = CGRect(
      x: isMirrored ? room.minX - away : room.maxX - cancelWidth + away, y: field.lowerBound,
      width: cancelWidth, height: field.upperBound - field.lowerBound)
    cancelButton.alpha = showsCancelButton ? 1 : 0
  }

  /// The vertical range of the field; a navigation bar that collapses it leaves it less.
  private var fieldRange: ClosedRange<CGFloat> {
    let full = searchTextField.preferredHeight
    let below =
      placement == .stacked ? SearchBarMetrics.below : SearchBarMetrics.belowAlone
    let height = min(full, max(0, bounds.height - SearchBarMetrics.around))
    let end = max(height, bounds.height - below)
    return (end - height)...end
  }

  private func fade() {
    let part = searchTextField.frame.height / searchTextField.preferredHeight
    searchTextField.contentAlpha = min(1, max(0, 2 * part - 1))
    searchTextField.alpha = min(1, 4 * part)
  }
}

// MARK: - Metrics

/// The measures of iOS 18's search bar. Its field grows with the text, its Cancel does not.
@MainActor
enum SearchBarMetrics {
  static let fieldHeight: CGFloat = 36
  static let cornerRadius: CGFloat = 10
  /// Between the field and Cancel.
  static let gap: CGFloat = 12
  /// Above and below the field together.
  static let around: CGFloat = 16
  /// Below the field under a title.
  static let below: CGFloat = 15
  /// Below the field that has taken the place of the title.
  static let belowAlone: CGFloat = 8
  /// Around the magnifying glass.
  static let iconMargin: CGFloat = 6
  static let iconGap: CGFloat = 4
  /// Between the end of the text and the edge of the field.
  static let textMargin: CGFloat = 8

  static func fieldHeight(for font: UIFont) -> CGFloat {
    max(fieldHeight, (font.lineHeight + 14).rounded(.up))
  }
}
