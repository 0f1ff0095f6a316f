// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The two cards of an action sheet: what can be done, and cancel.
final class ActionSheetView: UIView, AlertContentView {
  private unowned let controller: UIAlertController
  private let card = UIView()
  private let background = AlertBackground()
  private let text = AlertTextView(isSheet: true)
  private let line = UIView()
  private let cancelCard = UIView()
  private lazy var buttons = AlertButtonList { [unowned controller] in controller.choose($0) }
  private lazy var cancelButton = AlertButtonList { [unowned controller] in controller.choose($0) }

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertMetrics.radius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    cancelCard.backgroundColor = AlertMetrics.cancelCard
    line.backgroundColor = .separator
    for view in [background, text, line, buttons] { card.addSubview(view) }
    cancelCard.addSubview(cancelButton)
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// In a popover there is one card, without a button to cancel.
  var isInPopover = false {
    didSet { if isInPopover != oldValue { reload() } }
  }

  var sizeInPopover: CGSize {
    let heights = heights(for: AlertMetrics.popoverWidth)
    let line = heights.text > 0 && heights.buttons > 0 ? metrics.hairline : 0
    return CGSize(
      width: AlertMetrics.popoverWidth, height: heights.text + line + heights.buttons)
  }

  private var metrics: AlertMetrics { AlertMetrics(traits: traitCollection) }

  func reload() {
    let metrics = metrics
    let cancel = controller.cancelAction
    text.show(title: controller.title, message: controller.message, metrics: metrics)
    buttons.show(
      controller.actions.filter { $0 !== cancel },
      fonts: { _ in metrics.sheetButtonFont(emphasized: false) },
      minimumRowHeight: metrics.sheetRowHeight, metrics: metrics, allowsSideBySide: false)
    cancelButton.show(
      cancel.flatMap { isInPopover ? nil : [$0] } ?? [],
      fonts: { _ in metrics.sheetButtonFont(emphasized: true) },
      minimumRowHeight: metrics.sheetRowHeight, metrics: metrics, allowsSideBySide: false)
    cancelCard.isHidden = cancel == nil || isInPopover
    card.layer.cornerRadius = isInPopover ? 0 : AlertMetrics.radius
    background.isHidden = isInPopover
    setNeedsLayout()
  }

  private func heights(for width: CGFloat) -> (text: CGFloat, buttons: CGFloat, cancel: CGFloat) {
    (text.height(for: width), buttons.height(for: width), cancelButton.height(for: width))
  }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let side = AlertMetrics.sheetMargin + max(safeArea.left, safeArea.right)
    let width = min(bounds.width - 2 * side, max(bounds.height, 414) - 2 * AlertMetrics.sheetMargin)
    let bottom = max(safeArea.bottom, AlertMetrics.sheetMargin)
    let heights = heights(for: width)
    let line = heights.text > 0 && heights.buttons > 0 ? metrics.hairline : 0
    let gap = heights.cancel > 0 ? AlertMetrics.sheetGap : 0
    let wanted = heights.text + line + heights.buttons + gap + heights.cancel
    let height = min(wanted, bounds.height - bottom - max(safeArea.top, AlertMetrics.sheetMargin))
    return CGRect(
      x: ((bounds.width - width) / 2).roundedToPixel(of: self), y: bounds.height - bottom - height,
      width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = heights(for: width)
    let gap = heights.cancel > 0 ? AlertMetrics.sheetGap : 0
    card.frame = CGRect(
      x: 0, y: 0, width: width, height: max(0, bounds.height - heights.cancel - gap))
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - heights.cancel, width: width, height: heights.cancel)
    cancelButton.frame = cancelCard.bounds
    background.frame = card.bounds
    let lineHeight = heights.text > 0 && heights.buttons > 0 ? metrics.hairline : 0
    let room = card.bounds.height - lineHeight
    let textHeight = min(
      heights.text, max(room - heights.buttons, room - metrics.sheetRowHeight * 1.5))
    text.frame = CGRect(x: 0, y: 0, width: width, height: max(0, textHeight))
    line.frame = CGRect(x: 0, y: text.frame.maxY, width: width, height: lineHeight)
    buttons.frame = CGRect(
      x: 0, y: line.frame.maxY, width: width, height: card.bounds.height - line.frame.maxY)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
    superview?.setNeedsLayout()
  }
}
