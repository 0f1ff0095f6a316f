// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISearchBar {
  /// When it is not collapsed.
  var preferredHeight: CGFloat {
    searchTextField.preferredHeight + metrics.around
  }

  func makeCancelButton() {
    cancelButton.removeFromSuperview()
    let title = SystemText.cancel.text
    cancelButton =
      metrics.hasGlass
      ? BarButton(title: title, glyph: .close, isOnGlass: true) : BarButton(title: title)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .primaryActionTriggered)
    cancelPlatter?.removeFromSuperview()
    cancelPlatter = metrics.hasGlass ? BarButtonPlatter([cancelButton]) : nil
    addSubview(cancelPlatter ?? cancelButton)
  }

  /// The measures where the bar is.
  var metrics: SearchBarMetrics { .current(inNavigationBar: owner?.item != nil) }

  func layOutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = NavigationBarMetrics.margin(for: bounds.width)
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: margin + safeAreaInsets.left, bottom: 0,
        right: margin + safeAreaInsets.right))
    let field = fieldRange
    let cancelWidth =
      cancelPlatter == nil ? cancelButton.contentWidth : searchTextField.preferredHeight
    let taken = showsCancelButton ? cancelWidth + metrics.gap : 0
    searchTextField.frame = CGRect(
      x: isMirrored ? room.minX + taken : room.minX, y: field.lowerBound,
      width: max(0, room.width - taken), height: field.upperBound - field.lowerBound)
    fade()
    let away = showsCancelButton ? 0 : cancelWidth + margin
    let cancel: UIView = cancelPlatter ?? cancelButton
    cancel.frame = CGRect(
      x: isMirrored ? room.minX - away : room.maxX - cancelWidth + away, y: field.lowerBound,
      width: cancelWidth, height: field.upperBound - field.lowerBound)
    cancelButton.alpha = showsCancelButton ? 1 : 0
    cancelPlatter?.showsGlass = showsCancelButton
    cancelPlatter?.layoutIfNeeded()
  }

  /// The vertical range of the field; a navigation bar that collapses it leaves it less.
  private var fieldRange: ClosedRange<CGFloat> {
    let full = searchTextField.preferredHeight
    let below =
      placement == .stacked ? metrics.below : metrics.belowAlone
    let height = min(full, max(0, bounds.height - metrics.around))
    let end = max(height, bounds.height - below)
    return (end - height)...end
  }

  private func fade() {
    let part = searchTextField.frame.height / searchTextField.preferredHeight
    searchTextField.contentAlpha = min(1, max(0, 2 * part - 1))
    searchTextField.alpha = min(1, 4 * part)
  }
}
