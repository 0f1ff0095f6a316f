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
  let scrollView = UIScrollView()
  let title = UILabel()
  let message = UILabel()
  /// Where text is cut off, if there is more of it above and below.
  let (topSeparator, bottomSeparator) = (UIView(), UIView())
  var rows: [UIView] = []
  var buttons: [StyledAlertButtonView] = []
  let icon = StyledAlertIconView(frame: .zero)
  /// Whether everything has had a place before.
  var hasBeenLaidOut = false
  /// Runs what is filled in.
  var formController: StyledAlertFormController?
  /// Whether the first field has had the focus.
  var hasFocusedInitialField = false
  /// Whether it has been seen before.
  private var hasAppeared = false
  /// What has come onto the card and has had no place yet: it does not move to its first one.
  var insertedViews: [UIView] = []
  /// Runs the countdowns of the buttons; there from the first one on.
  var countdownController: StyledAlertCountdownController?
  /// The progress, where that is a bar.
  var progressBar: StyledAlertProgressBar?
  /// Pictures of what was on the card, while it is changing before the user's eyes; else `nil`.
  var snapshotViews: [UIView]?

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
    update(content)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Its parts

  private func setUpCard() {
    addSubview(card)
    card.clipsToBounds = true
    card.layer.cornerCurve = theme.usesContinuousCorners ? .continuous : .circular
    card.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    for line in [topSeparator, bottomSeparator] {
      line.isUserInteractionEnabled = false
      card.addSubview(line)
    }
  }

  private func setUpText() {
    title.accessibilityTraits = .header
    message.numberOfLines = 0
    for label in [title, message] { scrollView.addSubview(label) }
  }

  /// Takes on fonts and colours as they are now.
  func updateAppearance() {
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isTextLarge ? 0 : max(0, theme.metrics.titleLines)
    card.backgroundColor = theme.colors.card
    card.layer.borderColor = theme.colors.border.resolvedColor(with: traitCollection).cgColor
    for line in [topSeparator, bottomSeparator] { line.backgroundColor = theme.colors.border }
    show(content.title, in: title, theme.fonts.title, theme.colors.title)
    show(content.message, in: message, theme.fonts.message, theme.colors.message)
  }

  private func show(
    _ text: StyledAlertText?, in label: UILabel, _ font: StyledAlertFont, _ color: UIColor
  ) {
    guard let text else { return label.text = nil }
    text.apply(to: label, font: font.font(for: traitCollection), color: color)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasAppeared else { return }
    hasAppeared = true
    icon.draw(animated: true)
    (content.feedback ?? .standard(for: content.style)).play()
  }

  /// It has ended, or something else has taken its place: what it was to be filled in with does not matter
  /// any more.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { formController?.handle(.alertDidDismiss) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(in: size)
    return CGSize(layout.frames(of: sizes(in: layout)).size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    applyFrames(layout.frames(of: sizes(in: layout)))
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
  func complete(_ index: Int) {
    let button = content.buttons[index]
    guard acceptsInput else { return }
    let resultButton = StyledAlertResult.Button(
      index: index, id: button.id, title: button.title, role: button.role)
    let values = formController?.values ?? FormValues()
    // Where nothing moves the alert has ended when this returns; its owner hears of the button first.
    var tell: (@MainActor () -> Void)? = { button.handler(values) }
    let tellOnce: @MainActor () -> Void = {
      let told = tell
      tell = nil
      told?()
    }
    handle.onDismissFirst(tellOnce)
    handle.dismiss(returning: StyledAlertResult(button: resultButton, values: values))
    tellOnce()
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: DismissalIntercepting {
  /// A button that cancels and cannot be tapped yet keeps the alert open in this way, too.
  func handleUserDismissal() -> Bool {
    guard let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) else {
      return false
    }
    formController?.press(cancel)
    return true
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Whether a button would end it as long as it is open, apart from what is filled in.
  func isCountdownFinished(_ index: Int) -> Bool { countdownController?.isButtonEnabled(index) ?? true }

  /// Whether it can still be answered: not once it has begun to leave for good. While it is suspended,
  /// or waits to return from that, an answer may come that the user has waited for.
  var acceptsInput: Bool {
    switch handle.driver?.queue.phase(of: handle.id) {
    case .presenting, .visible, .suspended, .delayed, .awaitingPreviousStep, .queued: true
    case .dismissalPending, .dismissing, nil: false
    }
  }
}

// What is described becomes views.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Shows this from now on. A row that was given before keeps its view with everything in it, and so
  /// does a field or a button with the same name.
  func update(_ new: StyledAlertContent) {
    let old = content
    let wasEditing = FocusCoordinator.firstResponder(in: self) != nil
    content = new
    tintColor = new.tint ?? theme.accent(new.style)
    updateBar()
    updateRows(from: old.rowsWithFormError)
    updateButtons(from: old)
    updateIcon(from: old.icon)
    updateAppearance()
    updateForm(from: old, wasEditing: wasEditing)
    setNeedsLayout()
  }

  private func updateRows(from old: [StyledAlertRow]) {
    let known = Array(zip(old, rows))
    var kept: [UIView] = []
    rows = content.rowsWithFormError.map { row in
      if let (_, view) = known.first(where: { candidate in
        row.isEquivalent(to: candidate.0) && !kept.contains { $0 === candidate.1 }
      }) {
        kept.append(view)
        return view
      }
      let view = makeView(of: row)
      scrollView.addSubview(view)
      insertedViews.append(view)
      return view
    }
    for (_, view) in known where !rows.contains(where: { $0 === view }) { removeRow(view) }
  }

  private func updateButtons(from old: StyledAlertContent) {
    var known = Array(zip(old.buttons, buttons))
    let emphasizedIndex = content.emphasizedButton
    buttons = content.buttons.enumerated().map { index, button in
      let appearance = StyledAlertButtonAppearance(
        theme: theme, style: content.style, role: button.role,
        isEmphasized: index == emphasizedIndex || button.role == .preferred,
        hasCustomTint: content.tint != nil, override: button.style)
      let knownIndex = known.firstIndex { $0.0.id == button.id }
      let existing = knownIndex.map { known.remove(at: $0) }
      if let existing, old.style != content.style || existing.0.title != button.title {
        addSnapshot(of: existing.1)
      }
      let view = existing?.1 ?? makeButton(button, appearance)
      view.update(button, appearance: appearance)
      view.onTap = { [weak self] in self?.formController?.press(index) }
      return view
    }
    for (_, view) in known { removeRow(view) }
    countdownController?.setButtons(content.buttons)
    startCountdowns()
    showCountdowns()
    // So that they are read in this order.
    for view in buttons where view.superview === card { card.addSubview(view) }
  }

  private func makeButton(
    _ button: StyledAlertButton, _ appearance: StyledAlertButtonAppearance
  ) -> StyledAlertButtonView {
    let view = StyledAlertButtonView(button, appearance: appearance)
    card.addSubview(view)
    insertedViews.append(view)
    return view
  }

  private func updateIcon(from old: StyledAlertContent.Icon) {
    icon.style = content.style
    icon.isBesideProgressBar = content.progress?.style == .bar
    icon.progress = content.progress?.style == .ring ? content.progress?.fraction : nil
    icon.image = content.icon.image
    if old.identity !== content.icon.identity {
      icon.customView = content.icon.makeView.map { StyledAlertView.prepareCustomView($0()) }
    }
    icon.ringColor = theme.colors.iconRing
    icon.glyphColor = content.tint == nil ? theme.colors[icon: content.style] : nil
    icon.fillsCircle = theme.fillsIcon
  }

  /// The bar stands above the rows.
  private func updateBar() {
    guard let progress = content.progress, progress.style == .bar else {
      if let progressBar { removeRow(progressBar) }
      return progressBar = nil
    }
    if let progressBar { return progressBar.progress = progress.fraction }
    let bar = StyledAlertProgressBar(track: theme.colors.track)
    bar.progress = progress.fraction
    scrollView.insertSubview(bar, aboveSubview: message)
    insertedViews.append(bar)
    self.progressBar = bar
  }

  /// Takes a view off the card; a picture of it stays to be faded out, if the user sees it.
  private func removeRow(_ view: UIView) {
    addSnapshot(of: view)
    if view.superview === scrollView || view.superview === card { view.removeFromSuperview() }
  }

  /// The view, which is laid out by frames from now on; unless it is elsewhere, which is left as it is.
  static func prepareCustomView(_ view: UIView) -> UIView {
    guard view.superview != nil else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    StyledAlertMisuse.customViewInUse(view).report()
    return UIView()
  }
}
