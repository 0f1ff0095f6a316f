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
      view.layer.cornerRadius = AlertLook.radius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    cancelCard.backgroundColor = AlertLook.cancelCard
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
    let heights = heights(for: AlertLook.popoverWidth)
    let line = heights.text > 0 && heights.buttons > 0 ? measures.hairline : 0
    return CGSize(
      width: AlertLook.popoverWidth, height: heights.text + line + heights.buttons)
  }

  private var measures: AlertLook { AlertLook(traits: traitCollection) }

  func reload() {
    let look = measures
    let cancel = controller.cancelAction
    text.show(title: controller.title, message: controller.message, look: look)
    buttons.show(
      controller.actions.filter { $0 !== cancel },
      fonts: { _ in look.sheetButtonFont(emphasised: false) },
      minimumRowHeight: measures.sheetRowHeight, look: look, allowsSideBySide: false)
    cancelButton.show(
      cancel.flatMap { isInPopover ? nil : [$0] } ?? [],
      fonts: { _ in look.sheetButtonFont(emphasised: true) },
      minimumRowHeight: measures.sheetRowHeight, look: look, allowsSideBySide: false)
    cancelCard.isHidden = cancel == nil || isInPopover
    card.layer.cornerRadius = isInPopover ? 0 : AlertLook.radius
    background.isHidden = isInPopover
    setNeedsLayout()
  }

  private func heights(for width: CGFloat) -> (text: CGFloat, buttons: CGFloat, cancel: CGFloat) {
    (text.height(for: width), buttons.height(for: width), cancelButton.height(for: width))
  }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let side = AlertLook.sheetMargin + max(safeArea.left, safeArea.right)
    let width = min(bounds.width - 2 * side, max(bounds.height, 414) - 2 * AlertLook.sheetMargin)
    let bottom = max(safeArea.bottom, AlertLook.sheetMargin)
    let heights = heights(for: width)
    let line = heights.text > 0 && heights.buttons > 0 ? measures.hairline : 0
    let gap = heights.cancel > 0 ? AlertLook.sheetGap : 0
    let wanted = heights.text + line + heights.buttons + gap + heights.cancel
    let height = min(wanted, bounds.height - bottom - max(safeArea.top, AlertLook.sheetMargin))
    return CGRect(
      x: ((bounds.width - width) / 2).roundedToPixel(of: self), y: bounds.height - bottom - height,
      width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = heights(for: width)
    let gap = heights.cancel > 0 ? AlertLook.sheetGap : 0
    card.frame = CGRect(
      x: 0, y: 0, width: width, height: max(0, bounds.height - heights.cancel - gap))
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - heights.cancel, width: width, height: heights.cancel)
    cancelButton.frame = cancelCard.bounds
    background.frame = card.bounds
    let lineHeight = heights.text > 0 && heights.buttons > 0 ? measures.hairline : 0
    let room = card.bounds.height - lineHeight
    let textHeight = min(
      heights.text, max(room - heights.buttons, room - measures.sheetRowHeight * 1.5))
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
