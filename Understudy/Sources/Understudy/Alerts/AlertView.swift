// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The card of an alert.
final class AlertView: UIView, AlertContentView {
  private unowned let controller: UIAlertController
  private let background = AlertBackground()
  private let fields = AlertFieldList()
  private lazy var text = AlertTextView(metrics.textStyle, fields: fields)
  private let line = UIView()
  private lazy var buttons = AlertButtonList { [unowned controller] in controller.choose($0) }

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    layer.cornerRadius = AlertMetrics.radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    line.backgroundColor = .separator
    for view in [background, text, line, buttons] { addSubview(view) }
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var metrics: AlertMetrics { AlertMetrics(traits: traitCollection) }

  func reload() {
    let metrics = metrics
    text.show(title: controller.title, message: controller.message, style: metrics.textStyle)
    fields.show(controller.textFields ?? [])
    text.setNeedsLayout()
    buttons.show(
      orderedActions, fonts: { metrics.buttonFont(emphasized: $0 === emphasizedAction) },
      look: metrics.buttonLook, wraps: metrics.isAccessibility)
    setNeedsLayout()
  }

  /// Two: cancel first. More: cancel last.
  private var orderedActions: [UIAlertAction] {
    let actions = controller.actions
    guard let cancel = controller.cancelAction else { return actions }
    let others = actions.filter { $0 !== cancel }
    let isStacked = actions.count > 2 || buttonsWouldStack
    return isStacked ? others + [cancel] : [cancel] + others
  }

  /// Titles that are too long for half the width put even two buttons one above the other.
  private var buttonsWouldStack: Bool {
    let metrics = metrics
    let room = metrics.buttonLook.titleRoomSideBySide(in: metrics.width)
    return controller.actions.contains { action in
      let row = AlertButtonRow(
        action: action, font: metrics.buttonFont(emphasized: action === emphasizedAction),
        wraps: false
      ) { _ in }
      return row.titleWidth > room
    }
  }

  private var emphasizedAction: UIAlertAction? {
    if let preferred = controller.preferredAction,
      controller.actions.contains(where: { $0 === preferred })
    {
      return preferred
    }
    return controller.cancelAction
  }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    centeredFrame(in: bounds, safeArea: safeArea, width: metrics.width) { fittingHeight(for: $0) }
  }

  private func fittingHeight(for width: CGFloat) -> CGFloat {
    let textHeight = text.height(for: width)
    let buttonsHeight = buttons.height(for: width)
    return textHeight + buttonsHeight + lineHeight(textHeight, buttonsHeight)
  }

  private func lineHeight(_ textHeight: CGFloat, _ buttonsHeight: CGFloat) -> CGFloat {
    textHeight > 0 && buttonsHeight > 0 ? metrics.hairline : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let textWanted = text.height(for: width)
    let buttonsWanted = buttons.height(for: width)
    let lineHeight = lineHeight(textWanted, buttonsWanted)
    let shown = textHeight(
      textWanted, beside: buttonsWanted, atLeast: metrics.minimumButtonsHeight,
      in: bounds.height - lineHeight)
    background.frame = bounds
    text.frame = CGRect(x: 0, y: 0, width: width, height: shown)
    line.frame = CGRect(x: 0, y: shown, width: width, height: lineHeight)
    buttons.frame = CGRect(
      x: 0, y: shown + lineHeight, width: width, height: bounds.height - shown - lineHeight)
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    reload()
    superview?.setNeedsLayout()
  }
}

extension AlertContentView {
  /// In the middle of what safe area and keyboard leave.
  func centeredFrame(
    in bounds: CGRect, safeArea: UIEdgeInsets, width wanted: CGFloat,
    fittingHeight: (CGFloat) -> CGFloat
  ) -> CGRect {
    var safe = bounds.inset(by: safeArea)
    if let keyboard = HeadlessDevice.current.keyboard.frame, keyboard.minY < safe.maxY {
      safe.size.height = keyboard.minY - safe.minY
    }
    let width = min(wanted, safe.width - 2 * AlertMetrics.margin)
    let height = min(fittingHeight(width), safe.height - 2 * AlertMetrics.margin)
    return CGRect(
      x: (safe.midX - width / 2).roundedToPixel(of: self),
      y: (safe.midY - height / 2).roundedToPixel(of: self), width: width, height: height)
  }

  /// What the text gets of the room that it shares with the buttons.
  func textHeight(
    _ text: CGFloat, beside buttons: CGFloat, atLeast minimum: CGFloat, in room: CGFloat
  ) -> CGFloat {
    if text + buttons <= room + 0.5 { return text }
    let most = min(text, max(0, room - min(buttons, minimum)))
    return max(0, min(most, max(room - buttons, min(most, room / 2))))
  }
}

// MARK: - Background

/// The blurred, tinted background of an alert.
final class AlertBackground: UIView {
  private let backdrop = BackdropView()
  private let tint = UIView()
  private let color: UIColor
  private let opaqueColor: UIColor

  init(_ color: UIColor = AlertMetrics.card, opaque: UIColor = AlertMetrics.opaqueCard) {
    (self.color, opaqueColor) = (color, opaque)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [backdrop, tint] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.show(.init(radius: 20, saturation: 1.8, tint: .clear, opaque: .clear))
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    tint.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
    let isReduced = UIAccessibility.isReduceTransparencyEnabled
    backdrop.isHidden = isReduced
    tint.backgroundColor = isReduced ? opaqueColor : color
  }
}
