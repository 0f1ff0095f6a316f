// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A button on the card of a styled alert; its title takes as many lines as it needs.
@MainActor
final class StyledAlertButtonView: UIControl {
  private let dress: ButtonDress
  private let title = UILabel()
  private let insets: CGSize

  init(_ button: StyledAlertButton, dress: ButtonDress, onTap: @escaping @MainActor () -> Void) {
    self.dress = dress
    let measures = dress.theme.measures
    insets = CGSize(
      width: measures.buttonSideInset.positive, height: measures.buttonTopInset.positive)
    super.init(frame: .zero)
    title.text = button.title
    title.numberOfLines = 0
    title.textAlignment = .center
    addSubview(title)
    isExclusiveTouch = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = button.title
    layer.cornerCurve = dress.theme.hasContinuousCorners ? .continuous : .circular
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that it wants, with its title in one line.
  var wantedWidth: CGFloat {
    let all = CGFloat.greatestFiniteMagnitude
    return title.sizeThatFits(CGSize(width: all, height: all)).width + 2 * insets.width
  }

  /// The height that it wants at a width.
  func height(at width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(1, width - 2 * insets.width), height: .greatestFiniteMagnitude)
    return title.sizeThatFits(room).height + 2 * insets.height
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

  private func dressUp() {
    title.font = dress.font(in: traitCollection)
    layer.borderWidth = dress.own.borderWidth ?? 0
    paint()
  }

  private func paint() {
    let tint = tintColor ?? .systemBlue
    backgroundColor =
      isHighlighted
      ? dress.pressedFill(tint: tint, in: traitCollection) : dress.fill(tint: tint)
    title.textColor = dress.text(tint: tint, in: traitCollection)
    layer.borderColor = dress.own.border?.resolvedColor(with: traitCollection).cgColor
  }
}

extension Double {
  /// The number as a length; what is none counts as none.
  var positive: CGFloat { self > 0 && isFinite ? CGFloat(self) : 0 }
}
