// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A button on the card of a styled alert; its title takes as many lines as it needs.
@MainActor
final class StyledAlertButtonView: UIControl {
  var dress: ButtonDress
  let title = UILabel()
  let insets: CGSize
  /// What it says, without what the countdown adds.
  var name = ""
  /// The ring of its countdown, while it has one that is shown so.
  var ring: CountdownRingView?
  /// Measures the title with as many digits as it can have.
  lazy var gauge = UILabel()
  /// How its countdown stands; `nil` where it has none, or it is over.
  var countdown: ButtonCountdown? {
    didSet { if countdown != oldValue { countdownDidChange(from: oldValue) } }
  }
  /// Whether what was filled in lets it be tapped.
  var isAllowed = true {
    didSet { if isAllowed != oldValue { updateState() } }
  }
  /// Whether it waits for an answer, and says so.
  var isBusy = false {
    didSet { if isBusy != oldValue { updateState() } }
  }
  /// Stands where the title was while it waits.
  var indicator: UIActivityIndicatorView?
  /// Called when it is tapped.
  var onTap: @MainActor () -> Void = {}

  init(_ button: StyledAlertButton, dress: ButtonDress) {
    self.dress = dress
    let measures = dress.theme.measures
    insets = CGSize(
      width: measures.buttonSideInset.positive, height: measures.buttonTopInset.positive)
    super.init(frame: .zero)
    title.numberOfLines = 0
    title.textAlignment = .center
    addSubview(title)
    isExclusiveTouch = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    layer.cornerCurve = dress.theme.hasContinuousCorners ? .continuous : .circular
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    show(button, dress: dress)
  }

  required init?(coder: NSCoder) { nil }

  /// Becomes the button that is described.
  func show(_ button: StyledAlertButton, dress: ButtonDress) {
    self.dress = dress
    name = button.title
    accessibilityLabel = button.title
    showTitle()
    dressUp()
    setNeedsLayout()
  }

  /// The width that it wants, with its title in one line.
  var wantedWidth: CGFloat {
    let all = CGFloat.greatestFiniteMagnitude
    return measured(CGSize(width: all, height: all)).width + 2 * insets.width + ringRoom
  }

  /// The height that it wants at a width.
  func height(at width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(1, width - 2 * insets.width - ringRoom), height: .greatestFiniteMagnitude)
    let text = measured(room).height + 2 * insets.height
    return max(text, ringExtent > 0 ? ringExtent + 8 : 0)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { return paint() }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.paint() }, completion: nil)
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
    placeRing()
    indicator?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.cornerRadius = min(max(0, dress.cornerRadius), bounds.height / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  func dressUp() {
    title.font = dress.font(in: traitCollection)
    ring?.font = dress.theme.fonts.countdown.font(for: traitCollection)
    layer.borderWidth = dress.own.borderWidth ?? 0
    paint()
  }

  func paint() {
    let tint = tintColor ?? .systemBlue
    let isLively = isEnabled || isBusy
    let isPressed = isHighlighted && isEnabled
    backgroundColor =
      !isLively
      ? dress.inactiveFill
      : isPressed ? dress.pressedFill(tint: tint, in: traitCollection) : dress.fill(tint: tint)
    let ink = isLively ? dress.text(tint: tint, in: traitCollection) : dress.inactiveText
    title.textColor = ink
    ring?.color = ink
    indicator?.color = ink
    layer.borderColor = dress.own.border?.resolvedColor(with: traitCollection).cgColor
  }
}
