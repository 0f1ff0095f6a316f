// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A ring that empties, with the remaining seconds in it.
@MainActor
final class CountdownRingView: StyledAlertPartView {
  /// The line width in points.
  private static let lineWidth: CGFloat = 3

  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()
  private var countdown: ActiveCountdown?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in [track, ring] {
      line.fillColor = nil
      line.lineWidth = CountdownRingView.lineWidth
      layer.addSublayer(line)
    }
    track.opacity = 0.3
    ring.lineCap = .round
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  /// The color of the ring and the text.
  var color = UIColor.white {
    didSet { updateAppearance() }
  }

  var font: UIFont {
    get { label.font }
    set { label.font = newValue }
  }

  /// The diameter with enough room for the widest text.
  func diameter(for countdown: ActiveCountdown) -> CGFloat {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let currentText = label.text
    label.text = countdown.widestText
    let size = label.sizeThatFits(unlimited)
    label.text = currentText
    // The corners of the label must not touch the ring.
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return max(26, (diagonal + 2 * CountdownRingView.lineWidth).rounded(.up))
  }

  /// Shows the state and animates the ring to its end. With Reduce Motion the ring changes once per
  /// second.
  func show(_ countdown: ActiveCountdown) {
    guard countdown != self.countdown else { return }
    self.countdown = countdown
    label.text = "\(countdown.seconds)"
    // Otherwise Core Animation would animate the change by itself.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = CGFloat(countdown.fraction)
    CATransaction.commit()
    startAnimation()
  }

  private func startAnimation() {
    ring.removeAnimation(forKey: "run")
    guard let countdown, countdown.isRunning, window != nil, !UIAccessibility.isReduceMotionEnabled
    else { return }
    let run = CABasicAnimation(keyPath: "strokeEnd")
    run.fromValue = countdown.fraction
    run.toValue = 0
    run.duration = countdown.remaining.inSeconds
    // Otherwise the ring would be full for a moment between the end and its removal.
    run.fillMode = .forwards
    run.isRemovedOnCompletion = false
    ring.add(run, forKey: "run")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { ring.removeAnimation(forKey: "run") }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = CountdownRingView.lineWidth / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(0, min(bounds.width, bounds.height) / 2 - inset), startAngle: -.pi / 2,
      endAngle: .pi * 1.5, clockwise: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in [track, ring] {
      line.frame = bounds
      line.path = path.cgPath
    }
    CATransaction.commit()
    label.frame = bounds
  }

  override func updateAppearance() {
    label.textColor = color
    let strokeColor = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in [track, ring] { line.strokeColor = strokeColor }
    CATransaction.commit()
  }
}
