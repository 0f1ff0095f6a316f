// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The card of an alert from iOS 26 on: text, fields, and a capsule for each action. An action
/// sheet has the same; in a popover, which is of the card's material, it is without cancel, and its
/// actions are stacked.
final class CapsuleAlertView: UIView, SheetContentView {
  private unowned let controller: UIAlertController
  /// What becomes larger under a finger; has the shadow.
  private let body = UIView()
  private let card = UIView()
  private let background = AlertBackground(
    CapsuleAlertMetrics.card, opaque: CapsuleAlertMetrics.opaqueCard)
  private let fields = CapsuleFieldList()
  private lazy var text = AlertTextView(metrics.textStyle(isSingle: true), fields: fields)
  private lazy var buttons = AlertButtonList { [unowned controller] in controller.choose($0) }
  private var isLifted = false

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    body.layer.state.shadowIsOutside = true
    body.layer.shadowColor = UIColor.black.cgColor
    body.layer.shadowRadius = CapsuleAlertMetrics.shadowRadius
    body.layer.shadowOffset = CapsuleAlertMetrics.shadowOffset
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    addSubview(body)
    body.addSubview(card)
    for view in [background, text, buttons] { card.addSubview(view) }
    buttons.onHighlight = { [weak self] in self?.lift($0) }
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) { nil }

  var placement = SheetPlacement.center {
    didSet { if placement != oldValue { reload() } }
  }

  private var isInPopover: Bool { placement == .popover }
  private var metrics: CapsuleAlertMetrics { CapsuleAlertMetrics(traits: traitCollection) }
  private var width: CGFloat {
    isInPopover ? AlertMetrics.popoverWidth : CapsuleAlertMetrics.width
  }

  private var look: AlertButtonLook { metrics.buttonLook(allowsSideBySide: !isInPopover) }

  func reload() {
    let isSingle = (controller.title ?? "").isEmpty || (controller.message ?? "").isEmpty
    text.show(
      title: controller.title, message: controller.message,
      style: metrics.textStyle(isSingle: isSingle))
    fields.show(controller.textFields ?? [], metrics: metrics)
    text.setNeedsLayout()
    buttons.show(orderedCapsules, look: look)
    card.layer.cornerRadius = isInPopover ? 0 : CapsuleAlertMetrics.radius
    card.layer.borderWidth = isInPopover ? 0 : 1 / max(1, traitCollection.displayScale)
    card.layer.borderColor =
      CapsuleAlertMetrics.rim.resolvedColor(with: traitCollection).cgColor
    body.layer.shadowOpacity = isInPopover ? 0 : CapsuleAlertMetrics.shadowOpacity
    background.isHidden = isInPopover
    setNeedsLayout()
  }

  /// Two side by side: cancel first. Otherwise cancel last.
  private var orderedCapsules: [AlertButtonRow] {
    let capsules = controller.actions.map(makeCapsule)
    guard let cancel = capsules.first(where: { $0.action === controller.cancelAction }) else {
      return capsules
    }
    let others = capsules.filter { $0 !== cancel }
    if isInPopover { return others }
    let room = look.titleRoomSideBySide(in: width)
    let isStacked = capsules.count > 2 || capsules.contains { $0.titleWidth > room }
    return isStacked ? others + [cancel] : [cancel] + others
  }

  private func makeCapsule(_ action: UIAlertAction) -> AlertButtonRow {
    let isPreferred = controller.preferredStyle == .alert && action === controller.preferredAction
    return AlertCapsule(
      action: action, font: metrics.buttonFont(isPreferred: isPreferred),
      wraps: metrics.isAccessibility, isPreferred: isPreferred
    ) { [unowned controller] in controller.choose($0) }
  }

  // MARK: Size

  private func fittingHeight(for width: CGFloat) -> CGFloat {
    text.height(for: width) + buttons.height(for: width)
  }

  var sizeInPopover: CGSize { CGSize(width: width, height: fittingHeight(for: width)) }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    centeredFrame(in: bounds, safeArea: safeArea, width: width) { fittingHeight(for: $0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let textHeight = textHeight(
      text.height(for: size.width), beside: buttons.height(for: size.width),
      atLeast: metrics.minimumButtonsHeight, in: size.height)
    // It may be scaled, so that it has no frame of its own.
    body.bounds = CGRect(origin: .zero, size: size)
    body.center = CGPoint(x: size.width / 2, y: size.height / 2)
    body.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: card.layer.cornerRadius).cgPath
    card.frame = body.bounds
    background.frame = card.bounds
    text.frame = CGRect(x: 0, y: 0, width: size.width, height: textHeight)
    buttons.frame = CGRect(
      x: 0, y: textHeight, width: size.width, height: size.height - textHeight)
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    reload()
    superview?.setNeedsLayout()
  }

  // MARK: Under a finger

  /// In a popover it stays as it is.
  private func lift(_ lifts: Bool) {
    guard lifts != isLifted, !isInPopover else { return }
    isLifted = lifts
    let scale =
      lifts && !UIAccessibility.isReduceMotionEnabled ? CapsuleAlertMetrics.pressedScale : 1
    UIView.animate(
      withDuration: CapsuleAlertMetrics.pressedDuration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [body] in
      body.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// One action in its capsule. That what is preferred and destructive is filled with red is by eye.
final class AlertCapsule: AlertButtonRow {
  private let isPreferred: Bool
  private let capsule = UIView()

  init(
    action: UIAlertAction, font: UIFont, wraps: Bool, isPreferred: Bool,
    choose: @escaping (UIAlertAction) -> Void
  ) {
    self.isPreferred = isPreferred
    super.init(action: action, font: font, wraps: wraps, choose: choose)
    capsule.isUserInteractionEnabled = false
    insertSubview(capsule, at: 0)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    get { capsule.alpha < 1 }
    set { capsule.alpha = newValue ? CapsuleAlertMetrics.pressedAlpha : 1 }
  }

  override func height(for width: CGFloat, minimum: CGFloat) -> CGFloat {
    guard label.numberOfLines == 0 else { return minimum }
    let room = CGSize(
      width: width - 2 * CapsuleAlertMetrics.titlePadding, height: .greatestFiniteMagnitude)
    let lines = label.sizeThatFits(room).height - label.font.lineHeight.rounded(.up)
    return minimum + max(0, lines)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    capsule.frame = bounds
    capsule.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let inset = CapsuleAlertMetrics.titlePadding
    label.frame = CGRect(
      x: inset, y: label.frame.minY, width: max(0, bounds.width - 2 * inset),
      height: label.frame.height)
  }

  override func updateColor() {
    let isFilled = isPreferred && action.isEnabled
    let color: UIColor? = action.style == .destructive ? .systemRed : tintColor
    capsule.backgroundColor = isFilled ? color : CapsuleAlertMetrics.capsule
    guard action.isEnabled else {
      label.textColor = .tertiaryLabel
      return
    }
    label.textColor = isFilled ? .white : action.style == .destructive ? .systemRed : .label
  }
}

/// The text fields of an alert, each in a capsule.
final class CapsuleFieldList: UIView, AlertFields {
  private var fields: [UITextField] = []
  private var capsules: [UIView] = []
  private var metrics = CapsuleAlertMetrics(traits: UITraitCollection())

  func show(_ fields: [UITextField], metrics: CapsuleAlertMetrics) {
    self.metrics = metrics
    show(fields)
  }

  func show(_ fields: [UITextField]) {
    guard fields != self.fields else { return setNeedsLayout() }
    for capsule in capsules { capsule.removeFromSuperview() }
    self.fields = fields
    capsules = fields.map { field in
      let capsule = UIView()
      capsule.backgroundColor = CapsuleAlertMetrics.capsule
      capsule.addSubview(field)
      addSubview(capsule)
      return capsule
    }
    setNeedsLayout()
  }

  private func rowHeight(_ field: UITextField) -> CGFloat {
    metrics.capsuleHeight(for: field.font ?? .systemFont(ofSize: 17))
  }

  /// Below a text, which has a padding of its own.
  private func top(hasText: Bool) -> CGFloat {
    CapsuleAlertMetrics.textToField - (hasText ? 4 + 1 / 3 : 0)
  }

  func height(hasText: Bool) -> CGFloat {
    guard !fields.isEmpty else { return 0 }
    let gaps = CapsuleAlertMetrics.capsuleGap * CGFloat(fields.count - 1)
    return top(hasText: hasText) + fields.reduce(0) { $0 + rowHeight($1) } + gaps
      + CapsuleAlertMetrics.belowFields
  }

  var frameOfFocusedField: CGRect? {
    guard let field = fields.first(where: \.isFirstResponder) else { return nil }
    layoutIfNeeded()
    return field.convert(field.bounds, to: self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = CapsuleAlertMetrics.fieldInset
    var bottom = bounds.height - CapsuleAlertMetrics.belowFields
    for (field, capsule) in zip(fields, capsules).reversed() {
      let height = rowHeight(field)
      bottom -= height
      capsule.frame = CGRect(
        x: inset, y: bottom, width: max(0, bounds.width - 2 * inset), height: height)
      capsule.layer.cornerRadius = height / 2
      field.frame = capsule.bounds.insetBy(
        dx: CapsuleAlertMetrics.textPadding - inset, dy: 0)
      bottom -= CapsuleAlertMetrics.capsuleGap
    }
  }
}
