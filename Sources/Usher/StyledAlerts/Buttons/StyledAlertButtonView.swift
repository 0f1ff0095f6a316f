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
