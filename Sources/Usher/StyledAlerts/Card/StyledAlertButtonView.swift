// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A button on the card of a styled alert, with a title of any number of lines.
@MainActor
final class StyledAlertButtonView: UIControl {
  private(set) var appearance: StyledAlertButtonAppearance
  let title = UILabel()
  let insets: CGSize
  /// The title without the text of a countdown.
  var baseTitle: String { appearance.button.title }
  /// The ring of its countdown, while there is one with the style `ring`.
  var ring: CountdownRingView?
  /// Measures the title with the maximum number of digits.
  lazy var sizingLabel = UILabel()
  /// The current state of its countdown; `nil` if there is none or it is finished.
  var countdown: ActiveCountdown? {
    didSet { if countdown != oldValue { countdownDidChange(from: oldValue) } }
  }
  /// Whether the form enables it.
  var isValid = true {
    didSet { if isValid != oldValue { updateState() } }
  }
  /// Whether a submission with this button is being validated.
  var isBusy = false {
    didSet { if isBusy != oldValue { updateState() } }
  }
  /// Replaces the title while the button is busy.
  var indicator: UIActivityIndicatorView?
  /// Called when it is tapped.
  var onTap: @MainActor () -> Void = {}

  /// Creates a button; `update` must be called before it is shown.
  init(_ appearance: StyledAlertButtonAppearance) {
    self.appearance = appearance
    let metrics = appearance.theme.metrics
    insets = CGSize(
      width: metrics.buttonSideInset.nonNegativeLength,
      height: metrics.buttonTopInset.nonNegativeLength)
    super.init(frame: .zero)
    title.numberOfLines = 0
    title.textAlignment = .center
    addSubview(title)
    // Of two buttons touched at once, only one can be tapped.
    isExclusiveTouch = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    layer.cornerCurve = appearance.theme.usesContinuousCorners ? .continuous : .circular
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    onTraitChange { [weak self] in self?.updateAppearance() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another description.
  func update(to new: StyledAlertButtonAppearance) {
    appearance = new
    if baseTitle.isEmpty { MisuseReport.untitledStyledButton.report() }
    accessibilityLabel = baseTitle
    updateTitle()
    updateAppearance()
    setNeedsLayout()
  }

  /// The width with the title in one line.
  var preferredWidth: CGFloat {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return measured(CGSize(width: unlimited, height: unlimited)).width + 2 * insets.width
      + ringWidth
  }

  /// The height that it needs at a width.
  func height(at width: CGFloat) -> CGFloat {
    let available = CGSize(
      width: max(1, width - 2 * insets.width - ringWidth), height: .greatestFiniteMagnitude)
    let textHeight = measured(available).height + 2 * insets.height
    return max(textHeight, ringDiameter > 0 ? ringDiameter + 8 : 0)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { updateColors() } else { fadeColors() }
    }
  }

  /// The touch target is at least 44 points high.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(
      dx: min(insets.width, bounds.width / 2), dy: min(insets.height, bounds.height / 2))
    layOutRing()
    indicator?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.cornerRadius = min(max(0, appearance.cornerRadius), bounds.height / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  func updateAppearance() {
    title.font = appearance.font(in: traitCollection)
    ring?.font = appearance.theme.fonts.countdown.font(for: traitCollection)
    layer.borderWidth = appearance.button.style.borderWidth ?? 0
    updateColors()
  }

  private func fadeColors() {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.updateColors() }, completion: nil)
  }

  func updateColors() {
    let tint = tintColor ?? .systemBlue
    let isActive = isEnabled || isBusy
    if !isActive {
      backgroundColor = appearance.disabledFill
    } else if isHighlighted && isEnabled {
      backgroundColor = appearance.highlightedFill(tint: tint, in: traitCollection)
    } else {
      backgroundColor = appearance.fill(tint: tint, in: traitCollection)
    }
    let textColor =
      isActive
      ? appearance.textColor(tint: tint, in: traitCollection) : appearance.disabledTextColor
    title.textColor = textColor
    ring?.color = textColor
    indicator?.color = textColor
    let borderColor = appearance.button.style.borderColor
    layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor
  }
}

// MARK: - Enabled, busy and countdown states

extension StyledAlertButtonView {
  /// Updates it for its countdown and the state of the form.
  func updateState() {
    let wasEnabled = isEnabled
    isEnabled = isValid && !isBusy && !isWaitingForCountdown
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if countdown != nil { accessibilityTraits.insert(.updatesFrequently) }
    accessibilityValue =
      isBusy
      ? LocalizedStrings.inProgress : countdown.map { LocalizedStrings.remaining($0.seconds) }
    title.alpha = isBusy ? 0 : 1
    ring?.isHidden = isBusy
    updateIndicator()
    if isEnabled != wasEnabled, window != nil { fadeColors() } else { updateColors() }
  }

  /// Shows the indicator in place of the title, so that the button keeps its size.
  private func updateIndicator() {
    guard isBusy else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    guard self.indicator == nil else { return }
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let indicator = UIActivityIndicatorView(style: isTextLarge ? .large : .medium)
    indicator.isAccessibilityElement = false
    addSubview(indicator)
    indicator.startAnimating()
    self.indicator = indicator
    setNeedsLayout()
  }
}

// MARK: - Countdowns

extension StyledAlertButtonView {
  /// Whether the button is disabled until its countdown is finished.
  var isWaitingForCountdown: Bool { countdown?.configuration.action == .enables }

  private func countdownDidChange(from old: ActiveCountdown?) {
    updateTitle()
    updateRing()
    updateState()
    // There is room for every number, so the seconds change nothing else.
    if countdown?.configuration != old?.configuration { setNeedsLayout() }
  }

  func updateTitle() {
    guard let countdown, countdown.configuration.style == .text
    else { return title.text = baseTitle }
    title.text = LocalizedStrings.countdownTitle(baseTitle, seconds: "\(countdown.seconds)")
  }

  private func updateRing() {
    guard let countdown, countdown.configuration.style == .ring else {
      ring?.removeFromSuperview()
      return ring = nil
    }
    if ring == nil {
      let newRing = CountdownRingView()
      addSubview(newRing)
      ring = newRing
      updateAppearance()
    }
    ring?.show(countdown)
  }

  /// The size of the title with the maximum number of digits, so that the card keeps its size.
  func measured(_ available: CGSize) -> CGSize {
    guard let countdown, countdown.configuration.style == .text
    else { return title.sizeThatFits(available) }
    sizingLabel.numberOfLines = 0
    sizingLabel.font = title.font
    sizingLabel.text = LocalizedStrings.countdownTitle(baseTitle, seconds: countdown.widestText)
    return sizingLabel.sizeThatFits(available)
  }

  var ringDiameter: CGFloat {
    guard let ring, let countdown else { return 0 }
    return ring.diameter(for: countdown)
  }

  /// The width that the ring takes, including its spacing.
  var ringWidth: CGFloat { ringDiameter > 0 ? ringDiameter + 8 : 0 }

  /// Puts the ring at the trailing edge; the title stays centered as long as there is enough room.
  func layOutRing() {
    guard let ring else { return }
    let diameter = min(ringDiameter, bounds.height, bounds.width)
    let inset = min((bounds.height - diameter) / 2, insets.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ring.frame = CGRect(
      x: isRightToLeft ? inset : bounds.width - inset - diameter, y: (bounds.height - diameter) / 2,
      width: diameter, height: diameter)
    let textWidth = measured(title.bounds.size).width
    let centeredWidth = bounds.width - 2 * (inset + diameter + 8)
    if textWidth <= centeredWidth {
      title.frame = title.frame.intersection(
        bounds.insetBy(dx: inset + diameter + 8, dy: 0))
    } else {
      title.frame.size.width = max(0, bounds.width - insets.width - inset - diameter - 8)
      title.frame.origin.x = isRightToLeft ? inset + diameter + 8 : insets.width
    }
  }
}
