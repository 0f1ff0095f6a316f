// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The card of a styled alert with its icon; where everything on it goes is computed by the core.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class StyledAlertView: UIView {
  /// What is on it; changed by `apply`.
  var content: StyledAlertContent
  let theme: StyledAlertTheme
  let handle: PopupHandle<StyledAlertResult>

  let card = UIView()
  let scroll = UIScrollView()
  let title = UILabel()
  let message = UILabel()
  /// Where text is cut off, if there is more of it above and below.
  let (upperLine, lowerLine) = (UIView(), UIView())
  var rows: [UIView] = []
  var buttons: [StyledAlertButtonView] = []
  let icon = StyledAlertIconView(frame: .zero)
  /// Whether everything has had a place before.
  var hasBeenPlaced = false
  /// Runs what is filled in.
  var input: StyledAlertInput?
  /// Whether the first field has had the focus.
  var hasTakenFocus = false
  /// Whether it has been seen before.
  private var hasAppeared = false
  /// What has come onto the card and has had no place yet: it does not move to its first one.
  var newcomers: [UIView] = []
  /// Runs the countdowns of the buttons; there from the first one on.
  var timekeeper: StyledAlertTimekeeper?
  /// The progress, where that is a bar.
  var bar: StyledAlertBarView?
  /// Pictures of what was on the card, while it is changing before the user's eyes; else `nil`.
  var ghosts: [UIView]?

  init(
    _ content: StyledAlertContent, _ theme: StyledAlertTheme,
    for handle: PopupHandle<StyledAlertResult>
  ) {
    self.content = StyledAlertContent(style: content.style)
    self.theme = theme
    self.handle = handle
    super.init(frame: .zero)
    setUpCard()
    setUpText()
    addSubview(icon)
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Its parts

  private func setUpCard() {
    addSubview(card)
    card.clipsToBounds = true
    card.layer.cornerCurve = theme.hasContinuousCorners ? .continuous : .circular
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
    for label in [title, message] { scroll.addSubview(label) }
  }

  /// Takes on fonts and colours as they are now.
  func dressUp() {
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isTextLarge ? 0 : max(0, theme.measures.titleLines)
    card.backgroundColor = theme.colors.card
    card.layer.borderColor = theme.colors.border.resolvedColor(with: traitCollection).cgColor
    for line in [upperLine, lowerLine] { line.backgroundColor = theme.colors.border }
    show(content.title, in: title, theme.fonts.title, theme.colors.title)
    show(content.message, in: message, theme.fonts.message, theme.colors.message)
  }

  private func show(
    _ text: StyledAlertText?, in label: UILabel, _ font: StyledAlertFont, _ color: UIColor
  ) {
    guard let text else { return label.text = nil }
    text.show(in: label, font: font.font(for: traitCollection), color: color)
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

  /// It has ended, or something else has taken its place: what it was to be filled in with does not matter
  /// any more.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { input?.handle(.didEnd) }
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

  /// A button is good: the alert ends with it, and then its owner is told.
  func choose(_ number: Int) {
    let button = content.buttons[number]
    guard isOpen else { return }
    let answer = StyledAlertResult.Button(
      index: number, id: button.id, title: button.title, role: button.role)
    let values = input?.values ?? StyledAlertValues()
    // Where nothing moves the alert has ended when this returns; its owner hears of the button first.
    var tell: (@MainActor () -> Void)? = { button.handler(values) }
    let tellOnce: @MainActor () -> Void = {
      let told = tell
      tell = nil
      told?()
    }
    handle.onEndFirst(tellOnce)
    handle.end(returning: StyledAlertResult(button: answer, values: values))
    tellOnce()
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: SelfClosing {
  /// A button that cancels and cannot be tapped yet keeps the alert open in this way, too.
  func closeByItself() -> Bool {
    guard let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) else {
      return false
    }
    input?.press(cancel)
    return true
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Whether a button would end it as long as it is open, apart from what is filled in.
  func canBePressed(_ number: Int) -> Bool { timekeeper?.isActive(number) ?? true }

  /// Whether it can still be answered: not once it has begun to leave for good. While it is suspended,
  /// or waits to return from that, an answer may come that the user has waited for.
  var isOpen: Bool {
    switch handle.driver?.queue.phase(of: handle.id) {
    case .presenting, .visible, .suspended, .delayed, .inSequence, .inLine: true
    case .closing, .leaving, nil: false
    }
  }
}
