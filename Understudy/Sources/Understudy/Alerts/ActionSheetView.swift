// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The two cards of an action sheet: what can be done, and cancel. In the center there is one, with
/// cancel as the last action, and in a popover one without a button to cancel.
final class ActionSheetView: UIView, SheetContentView {
  private unowned let controller: UIAlertController
  private let card = UIView()
  private let background = AlertBackground()
  private lazy var text = AlertTextView(metrics.sheetTextStyle)
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

  var placement = SheetPlacement.bottom {
    didSet { if placement != oldValue { reload() } }
  }

  var sizeInPopover: CGSize {
    let width = AlertMetrics.popoverWidth
    return CGSize(width: width, height: cardHeight(for: width))
  }

  private var metrics: AlertMetrics { AlertMetrics(traits: traitCollection) }

  func reload() {
    let metrics = metrics
    let cancel = controller.cancelAction
    let others = controller.actions.filter { $0 !== cancel }
    let hasCancelCard = cancel != nil && placement == .bottom
    text.show(
      title: controller.title, message: controller.message, style: metrics.sheetTextStyle)
    buttons.show(
      placement == .center ? others + [cancel].compactMap { $0 } : others,
      fonts: { metrics.sheetButtonFont(emphasized: $0 === cancel) },
      look: metrics.sheetButtonLook, wraps: metrics.isAccessibility)
    cancelButton.show(
      hasCancelCard ? [cancel].compactMap { $0 } : [],
      fonts: { _ in metrics.sheetButtonFont(emphasized: true) },
      look: metrics.sheetButtonLook, wraps: metrics.isAccessibility)
    cancelCard.isHidden = !hasCancelCard
    card.layer.cornerRadius = placement == .popover ? 0 : AlertMetrics.radius
    background.isHidden = placement == .popover
    setNeedsLayout()
  }

  private func heights(for width: CGFloat) -> (text: CGFloat, buttons: CGFloat, cancel: CGFloat) {
    (text.height(for: width), buttons.height(for: width), cancelButton.height(for: width))
  }

  /// The height of the upper card, which in the center and in a popover is the only one.
  private func cardHeight(for width: CGFloat) -> CGFloat {
    let heights = heights(for: width)
    let line = heights.text > 0 && heights.buttons > 0 ? metrics.hairline : 0
    return heights.text + line + heights.buttons
  }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard placement == .center else { return frameAtBottom(of: bounds, safeArea: safeArea) }
    let room = bounds.inset(by: safeArea).insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
    let width = min(metrics.width, room.width)
    let height = min(cardHeight(for: width), room.height)
    return CGRect(
      x: (room.midX - width / 2).roundedToPixel(of: self),
      y: (room.midY - height / 2).roundedToPixel(of: self), width: width, height: height)
  }

  private func frameAtBottom(of bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let side = AlertMetrics.sheetMargin + max(safeArea.left, safeArea.right)
    let width = min(bounds.width - 2 * side, max(bounds.height, 414) - 2 * AlertMetrics.sheetMargin)
    let bottom = max(safeArea.bottom, AlertMetrics.sheetMargin)
    let cancelHeight = cancelButton.height(for: width)
    let gap = cancelHeight > 0 ? AlertMetrics.sheetGap : 0
    let wanted = cardHeight(for: width) + gap + cancelHeight
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

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    reload()
    superview?.setNeedsLayout()
  }
}

/// Where an action sheet is.
enum SheetPlacement { case bottom, center, popover }

/// The view of an action sheet.
@MainActor
protocol SheetContentView: AlertContentView {
  var placement: SheetPlacement { get set }
  var sizeInPopover: CGSize { get }
}
