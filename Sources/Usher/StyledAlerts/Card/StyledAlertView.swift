// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The card of a styled alert with its icon; `StyledAlertLayout` computes the frames.
@MainActor
final class StyledAlertView: UIView {
  /// The current content; changed by `apply`.
  var content: StyledAlertContent
  let theme: StyledAlertTheme
  let handle: PopupHandle<StyledAlertResult>

  /// Casts the shadow of the card, which clips what is on it.
  let shadowView = UIView()
  let card = UIView()
  private let glow: StyledAlertGlowView?
  let scrollView = UIScrollView()
  let title = UILabel()
  let message = UILabel()
  /// Where scrollable text is cut off at the top and at the bottom.
  let (topFade, bottomFade) = (ScrollEdgeFade(.top), ScrollEdgeFade(.bottom))
  var rows: [UIView] = []
  var buttons: [StyledAlertButtonView] = []
  let icon: StyledAlertIconView
  /// Whether it has been laid out.
  var hasBeenLaidOut = false
  /// The height of the icon's part above the card, as last measured.
  private var overhang: CGFloat = 0
  /// Handles the input; every card has one.
  var formDriver: StyledAlertFormDriver?
  /// Whether the first field has had the focus.
  var hasFocusedInitialField = false
  /// Whether it has been in a window.
  private var hasAppeared = false
  /// Plays the haptic in time with the drawing of the icon.
  private let feedbackTimer = DeadlineTimer()
  /// Views that were added and have not been laid out; their first frame is not animated.
  var insertedViews: [UIView] = []
  /// Runs the countdowns of the buttons.
  let countdownDriver = StyledAlertCountdownDriver()
  /// The progress bar, if progress is shown as one.
  var progressBar: StyledAlertProgressBar?
  /// Snapshots of views that are fading out, while a visible card changes; otherwise `nil`.
  var snapshotViews: [UIView]?

  init(
    _ content: StyledAlertContent, _ theme: StyledAlertTheme,
    for handle: PopupHandle<StyledAlertResult>
  ) {
    // Empty at first, so that `update` makes all views.
    self.content = StyledAlertContent(style: content.style)
    self.theme = theme
    self.handle = handle
    icon = StyledAlertIconView(theme)
    glow = theme.iconGlow > 0 ? StyledAlertGlowView(opacity: theme.iconGlow) : nil
    super.init(frame: .zero)
    setUpCard()
    setUpText()
    addSubview(icon)
    update(to: content)
    onTraitChange { [weak self] in
      self?.updateAppearance()
      self?.setNeedsLayout()
    }
    countdownDriver.card = self
    handle.driver?.observeDisplayTimer(of: handle.id) { [weak controller = countdownDriver] in
      controller?.displayTimerDidChange(to: $0)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Set-up

  private func setUpCard() {
    addSubview(shadowView)
    addSubview(card)
    card.clipsToBounds = true
    for view in [shadowView, card] {
      view.layer.cornerCurve = theme.usesContinuousCorners ? .continuous : .circular
    }
    if let shadow = theme.shadow { shadowView.layer.apply(shadow) }
    if let glow { card.addSubview(glow) }
    card.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    for fade in [topFade, bottomFade] { card.addSubview(fade) }
  }

  private func setUpText() {
    title.accessibilityTraits = .header
    message.numberOfLines = 0
    for label in [title, message] { scrollView.addSubview(label) }
  }

  /// Applies fonts and colors for the current traits.
  func updateAppearance() {
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isTextLarge ? 0 : max(0, theme.metrics.titleLines)
    card.backgroundColor = theme.colors.card
    shadowView.backgroundColor = theme.shadow == nil ? nil : theme.colors.card
    card.layer.borderColor = theme.colors.border.resolvedColor(with: traitCollection).cgColor
    for fade in [topFade, bottomFade] { fade.color = theme.colors.card }
    show(content.title, in: title, theme.fonts.title, theme.colors.title)
    show(content.message, in: message, theme.fonts.message, theme.colors.message)
  }

  private func show(
    _ text: StyledAlertText?, in label: UILabel, _ font: StyledAlertFont, _ color: UIColor
  ) {
    guard let text else { return label.text = nil }
    text.apply(
      to: label, font: font.font(for: traitCollection), color: color,
      alignment: theme.metrics.alignment)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Not again when it resumes.
    guard window != nil, !hasAppeared else { return }
    hasAppeared = true
    if !UIAccessibility.isReduceMotionEnabled { glow?.bloom() }
    let delay = icon.draw()
    guard delay > 0 else { return playFeedback() }
    feedbackTimer.schedule(at: .now + .seconds(delay)) { [weak self] in self?.playFeedback() }
  }

  private func playFeedback() {
    guard !handle.isDismissing else { return }
    (content.feedback ?? theme.feedback(content.style)).play()
  }

  /// The card was removed or replaced: its input no longer matters.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { formDriver?.handle(.alertDidDismiss) }
  }

  /// Centers the glow behind the icon.
  func layOutGlow() {
    glow?.isHidden = icon.isHidden
    let side = card.bounds.width * 1.3
    glow?.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    glow?.center = card.convert(icon.center, from: self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(in: size)
    let frames = layout.frames(of: sizes(in: layout))
    overhang = CGFloat(frames.card.y)
    return CGSize(frames.size)
  }

  /// The card is centered, without the part of the icon above it.
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: overhang, left: 0, bottom: 0, right: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    applyFrames(layout.frames(of: sizes(in: layout)))
  }

  /// A touch above the card and beside the circle of the icon is outside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if card.frame.contains(point) { return true }
    guard !icon.isHidden else { return false }
    let (x, y) = (point.x - icon.center.x, point.y - icon.center.y)
    let radius = icon.bounds.width / 2
    return x * x + y * y <= radius * radius
  }

  // MARK: - Result

  /// Dismisses the alert with the result of a button.
  ///
  /// The handler of the button is called when the alert has disappeared, before all outcomes: the
  /// first handle of the request is resolved first.
  func complete(with index: Int) {
    let button = content.buttons[index]
    guard !handle.isDismissing else { return }
    let resultButton = StyledAlertResult.Button(
      index: index, id: button.id, title: button.title, role: button.role)
    let values = formDriver?.values ?? FormValues()
    let firstHandle = handle.driver?.requests[handle.id]?.handles.first ?? handle
    firstHandle.onDismissFirst { button.handler(values) }
    handle.dismiss(returning: StyledAlertResult(button: resultButton, values: values))
  }

  /// The user tries to dismiss the alert without a button: taps the cancel button, if there is one;
  /// while that is disabled, the alert is not dismissed. Returns whether there is one.
  func handleUserDismissal() -> Bool {
    guard let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) else {
      return false
    }
    formDriver?.press(cancel)
    return true
  }
}

// MARK: - From the content to views

extension StyledAlertView {
  /// Shows new content. Rows, fields and buttons that are in both keep their views.
  func update(to new: StyledAlertContent) {
    let old = content
    let wasEditing = FocusCoordinator.firstResponder(in: self) != nil
    content = new
    setOwnTintColor(new.tint ?? theme.colors[accent: new.style])
    updateBar()
    updateRows(from: old.rowsWithFormError)
    updateButtons(from: old)
    updateIcon(from: old.icon)
    updateAppearance()
    updateForm(from: old, wasEditing: wasEditing)
    setNeedsLayout()
  }

  private func updateRows(from old: [StyledAlertRow]) {
    var known = Array(zip(old, rows))
    rows = content.rowsWithFormError.map { row in
      if let index = known.firstIndex(where: { row.isEquivalent(to: $0.0) }) {
        return known.remove(at: index).1
      }
      return add(makeView(of: row), to: scrollView)
    }
    for (_, view) in known where !rows.contains(where: { $0 === view }) { removeRow(view) }
  }

  private func updateButtons(from old: StyledAlertContent) {
    var known = Array(zip(old.buttons, buttons))
    let emphasizedIndex = content.emphasizedButton
    buttons = content.buttons.enumerated().map { index, button in
      let appearance = StyledAlertButtonAppearance(
        theme: theme, style: content.style, button: button,
        isEmphasized: index == emphasizedIndex || button.role == .preferred,
        hasCustomTint: content.tint != nil)
      let knownIndex = known.firstIndex { $0.0.id == button.id }
      let existing = knownIndex.map { known.remove(at: $0) }
      if let existing, old.style != content.style || existing.0.title != button.title {
        addSnapshot(of: existing.1)
      }
      let view = existing?.1 ?? add(StyledAlertButtonView(appearance), to: card)
      view.update(to: appearance)
      view.onTap = { [weak self] in self?.formDriver?.press(index) }
      return view
    }
    for (_, view) in known { removeRow(view) }
    countdownDriver.setButtons(content.buttons)
    showCountdowns()
    // The order of the subviews is the order for VoiceOver.
    for view in buttons where view.superview === card { card.addSubview(view) }
  }

  /// Adds a new view, whose first frame is not animated.
  private func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    superview.addSubview(view)
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
    icon.glyphColor = content.tint == nil ? theme.colors[icon: content.style] : nil
    let accent = content.tint ?? theme.colors[iconAccent: content.style]
    icon.setOwnTintColor(accent)
    glow?.setOwnTintColor(accent)
  }

  /// Adds, updates or removes the progress bar above the rows.
  private func updateBar() {
    guard let progress = content.progress, progress.style == .bar else {
      if let progressBar { removeRow(progressBar) }
      return progressBar = nil
    }
    if let progressBar { return progressBar.progress = progress.fraction }
    let bar = StyledAlertProgressBar(track: theme.colors.progressTrack)
    bar.progress = progress.fraction
    scrollView.insertSubview(bar, aboveSubview: message)
    insertedViews.append(bar)
    self.progressBar = bar
  }

  /// Removes a view from the card; if a visible card is changing, a snapshot of the view fades out.
  private func removeRow(_ view: UIView) {
    addSnapshot(of: view)
    // The app may have moved a view of its own.
    if view.superview === scrollView || view.superview === card { view.removeFromSuperview() }
  }

  /// Prepares a view of the app for a layout with frames. Returns an empty view, and reports the
  /// misuse, if the view already has a superview.
  static func prepareCustomView(_ view: UIView) -> UIView {
    guard view.superview != nil else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    MisuseReport.customViewInUse(view).report()
    return UIView()
  }
}

/// A view on the card of a styled alert that updates its appearance when its traits or its tint
/// color change.
@MainActor
class StyledAlertPartView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    onTraitChange { [weak self] in self?.updateAppearance() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Sets what depends on the traits and the tint color.
  func updateAppearance() {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}
