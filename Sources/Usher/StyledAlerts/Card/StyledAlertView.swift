// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The card of a styled alert with its icon; where everything on it goes is computed by the core.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class StyledAlertView: UIView {
  let content: StyledAlertContent
  let theme: StyledAlertTheme
  private let handle: PopupHandle<StyledAlertResult>

  let card = UIView()
  let scroll = UIScrollView()
  let title = UILabel()
  let message = UILabel()
  /// Where text is cut off, if there is more of it above and below.
  let (upperLine, lowerLine) = (UIView(), UIView())
  let rows: [UIView]
  /// The fields with their controls, from top to bottom.
  let fields: [StyledAlertFilling]
  private(set) var buttons: [StyledAlertButtonView] = []
  let icon = StyledAlertIconView(frame: .zero)
  /// Whether everything has had a place before.
  var hasBeenPlaced = false
  /// Whether it has been seen before.
  private var hasAppeared = false

  init(
    _ content: StyledAlertContent, _ theme: StyledAlertTheme,
    for handle: PopupHandle<StyledAlertResult>
  ) {
    self.content = content
    self.theme = theme
    self.handle = handle
    (rows, fields) = StyledAlertView.rows(of: content, in: theme)
    super.init(frame: .zero)
    tintColor = content.tint ?? theme.accent(content.style)
    setUpCard()
    setUpText()
    setUpButtons()
    setUpIcon()
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Its parts

  private func setUpCard() {
    addSubview(card)
    card.clipsToBounds = true
    card.layer.cornerRadius = theme.measures.cornerRadius.positive
    card.layer.cornerCurve = theme.hasContinuousCorners ? .continuous : .circular
    card.layer.borderWidth = theme.measures.borderWidth.positive
    card.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    for line in [upperLine, lowerLine] {
      line.isUserInteractionEnabled = false
      card.addSubview(line)
    }
  }

  private func setUpText() {
    title.accessibilityTraits = .header
    message.numberOfLines = 0
    for label in [title, message] {
      label.textAlignment = .center
      scroll.addSubview(label)
    }
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = true
      scroll.addSubview(row)
    }
  }

  private func setUpButtons() {
    let emphasised = content.emphasised
    buttons = content.buttons.enumerated().map { number, button in
      let dress = ButtonDress(
        theme: theme, style: content.style, role: button.role,
        isEmphasised: number == emphasised || button.role == .preferred,
        hasOwnTint: content.tint != nil, own: button.look)
      return StyledAlertButtonView(button, dress: dress) { [weak self] in self?.choose(number) }
    }
    for button in buttons { card.addSubview(button) }
  }

  private func setUpIcon() {
    addSubview(icon)
    icon.style = content.style
    icon.image = content.icon.image
    icon.ownView = content.icon.make.map { StyledAlertView.free($0()) }
    icon.ringColor = theme.colors.ring
    icon.glyphColor = content.tint == nil ? theme.colors[on: content.style] : nil
    icon.isCircleTinted = theme.isCircleTinted
  }

  /// The view, unless it is elsewhere, which is left as it is.
  static func free(_ view: UIView) -> UIView {
    guard view.superview != nil else { return view }
    StyledAlertMisuse.viewInUse(view).file()
    return UIView()
  }

  /// Takes on fonts and colours as they are now.
  private func dressUp() {
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isTextLarge ? 0 : max(0, theme.measures.titleLines)
    card.backgroundColor = theme.colors.card
    card.layer.borderColor = theme.colors.border.resolvedColor(with: traitCollection).cgColor
    for line in [upperLine, lowerLine] { line.backgroundColor = theme.colors.border }
    content.title?.show(
      in: title, font: theme.fonts.title.font(for: traitCollection), color: theme.colors.title)
    content.message?.show(
      in: message, font: theme.fonts.message.font(for: traitCollection),
      color: theme.colors.message)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasAppeared else { return }
    hasAppeared = true
    icon.draw(animated: true)
    (content.feedback ?? .usual(for: content.style)).play()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(in: size)
    return CGSize(layout.frames(of: sizes(in: layout)).size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    place(layout.frames(of: sizes(in: layout)))
  }

  /// A touch beside the part of the icon that is above the card is a touch outside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if card.frame.contains(point) { return true }
    guard !icon.isHidden else { return false }
    let (x, y) = (point.x - icon.center.x, point.y - icon.center.y)
    let radius = icon.bounds.width / 2
    return x * x + y * y <= radius * radius
  }

  // MARK: - Answers

  /// The user has tapped a button: the alert ends with it, and then its owner is told.
  private func choose(_ number: Int) {
    let button = content.buttons[number]
    guard handle.isAnswerable else { return }
    let answer = StyledAlertResult.Button(
      index: number, id: button.id, title: button.title, role: button.role)
    let values = values
    handle.end(returning: StyledAlertResult(button: answer, values: values))
    button.handler(values)
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: SelfClosing {
  func closeByItself() -> Bool {
    guard let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) else {
      return false
    }
    choose(cancel)
    return true
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle {
  /// Whether the popup is on the screen, and has not begun to leave.
  fileprivate var isAnswerable: Bool {
    switch driver?.queue.phase(of: id) {
    case .presenting, .visible: true
    case .delayed, .inSequence, .inLine, .closing, .leaving, .suspended, nil: false
    }
  }
}
