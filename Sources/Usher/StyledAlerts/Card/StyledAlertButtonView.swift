// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A button on the card of a styled alert; its title takes as many lines as it needs.
@MainActor
final class StyledAlertButtonView: UIControl {
  var appearance: StyledAlertButtonAppearance
  let title = UILabel()
  let insets: CGSize
  /// What it says, without what the countdown adds.
  var baseTitle = ""
  /// The ring of its countdown, while it has one that is shown so.
  var ring: CountdownRingView?
  /// Measures the title with as many digits as it can have.
  lazy var sizingLabel = UILabel()
  /// How its countdown stands; `nil` where it has none, or it is over.
  var countdown: CountdownState? {
    didSet { if countdown != oldValue { countdownDidChange(from: oldValue) } }
  }
  /// Whether what was filled in lets it be tapped.
  var isValid = true {
    didSet { if isValid != oldValue { updateState() } }
  }
  /// Whether it waits for an answer, and says so.
  var isBusy = false {
    didSet { if isBusy != oldValue { updateState() } }
  }
  /// Stands where the title was while it waits.
  var indicator: UIActivityIndicatorView?
  /// Called when it is tapped.
  var onTap: @MainActor () -> Void = {}

  init(_ button: StyledAlertButton, appearance: StyledAlertButtonAppearance) {
    self.appearance = appearance
    let metrics = appearance.theme.metrics
    insets = CGSize(
      width: metrics.buttonSideInset.nonNegativeLength, height: metrics.buttonTopInset.nonNegativeLength)
    super.init(frame: .zero)
    title.numberOfLines = 0
    title.textAlignment = .center
    addSubview(title)
    isExclusiveTouch = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    layer.cornerCurve = appearance.theme.usesContinuousCorners ? .continuous : .circular
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    update(button, appearance: appearance)
  }

  required init?(coder: NSCoder) { nil }

  /// Becomes the button that is described.
  func update(_ button: StyledAlertButton, appearance: StyledAlertButtonAppearance) {
    self.appearance = appearance
    baseTitle = button.title
    accessibilityLabel = button.title
    updateTitle()
    updateAppearance()
    setNeedsLayout()
  }

  /// The width that it wants, with its title in one line.
  var preferredWidth: CGFloat {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return measured(CGSize(width: unlimited, height: unlimited)).width + 2 * insets.width + ringWidth
  }

  /// The height that it wants at a width.
  func height(at width: CGFloat) -> CGFloat {
    let available = CGSize(
      width: max(1, width - 2 * insets.width - ringWidth), height: .greatestFiniteMagnitude)
    let textHeight = measured(available).height + 2 * insets.height
    return max(textHeight, ringDiameter > 0 ? ringDiameter + 8 : 0)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { return updateColors() }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.updateColors() }, completion: nil)
    }
  }

  /// A button of less than 44 points is as high for a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  func updateAppearance() {
    title.font = appearance.font(in: traitCollection)
    ring?.font = appearance.theme.fonts.countdown.font(for: traitCollection)
    layer.borderWidth = appearance.override.borderWidth ?? 0
    updateColors()
  }

  func updateColors() {
    let tint = tintColor ?? .systemBlue
    let isActive = isEnabled || isBusy
    let isPressed = isHighlighted && isEnabled
    backgroundColor =
      !isActive
      ? appearance.inactiveFill
      : isPressed ? appearance.highlightedFill(tint: tint, in: traitCollection) : appearance.fill(tint: tint)
    let textColor = isActive ? appearance.textColor(tint: tint, in: traitCollection) : appearance.disabledTextColor
    title.textColor = textColor
    ring?.color = textColor
    indicator?.color = textColor
    layer.borderColor = appearance.override.border?.resolvedColor(with: traitCollection).cgColor
  }
}

// Whether it can be tapped, and what it says about that.
extension StyledAlertButtonView {
  /// Takes on what its countdown and what was filled in make of it.
  func updateState() {
    isEnabled = isValid && !isBusy && !isWaitingForCountdown
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if countdown != nil { accessibilityTraits.insert(.updatesFrequently) }
    accessibilityValue = isBusy ? LocalizedStrings.inProgress : countdown.map { LocalizedStrings.remaining($0.seconds) }
    title.alpha = isBusy ? 0 : 1
    ring?.isHidden = isBusy
    updateIndicator()
    updateColors()
  }

  /// It stands where the title was, so that the button keeps its size.
  private func updateIndicator() {
    guard isBusy else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    guard self.indicator == nil else { return }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.isAccessibilityElement = false
    addSubview(indicator)
    indicator.startAnimating()
    self.indicator = indicator
    setNeedsLayout()
  }
}

// A button that waits, or is pressed by itself.
extension StyledAlertButtonView {
  /// What takes up room because of the countdown; another one wants another layout.
  var countdownSizing: CountdownState.Sizing? { countdown.map { CountdownState.Sizing($0) } }

  /// Whether it can be tapped only when its countdown is over.
  var isWaitingForCountdown: Bool { countdown?.configuration.action == .enables }

  func countdownDidChange(from old: CountdownState?) {
    updateTitle()
    updateRing()
    updateState()
    if countdownSizing != old.map({ CountdownState.Sizing($0) }) { setNeedsLayout() }
  }

  func updateTitle() {
    guard let countdown, countdown.configuration.style == .text else { return title.text = baseTitle }
    title.text = LocalizedStrings.countdownTitle(baseTitle, "\(countdown.seconds)")
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

  /// The size of the title, with as many digits as it can have, so that the card keeps its size.
  func measured(_ available: CGSize) -> CGSize {
    guard let countdown, countdown.configuration.style == .text else { return title.sizeThatFits(available) }
    sizingLabel.numberOfLines = 0
    sizingLabel.font = title.font
    sizingLabel.text = LocalizedStrings.countdownTitle(baseTitle, countdown.widestText)
    return sizingLabel.sizeThatFits(available)
  }

  var ringDiameter: CGFloat {
    guard let ring, let countdown else { return 0 }
    return ring.diameter(for: countdown)
  }

  /// What the ring takes of the width.
  var ringWidth: CGFloat { ringDiameter > 0 ? ringDiameter + 8 : 0 }

  /// The ring stands where lines end; the title stays in the middle as long as it has room there.
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
