// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A ring that runs out, with the seconds in it.
@MainActor
final class CountdownRingView: UIView {
  /// How thick the ring is, in points.
  private static let lineWidth: CGFloat = 3

  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()
  private var countdown: CountdownState?

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

  required init?(coder: NSCoder) { nil }

  /// The colour of ring and number.
  var color = UIColor.white {
    didSet { updateColors() }
  }

  var font: UIFont {
    get { label.font }
    set { label.font = newValue }
  }

  /// How wide and high it is, so that the number has room in it.
  func diameter(for countdown: CountdownState) -> CGFloat {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let currentText = label.text
    label.text = countdown.widestText
    let size = label.sizeThatFits(unlimited)
    label.text = currentText
    // The corners of the number keep from the ring, too.
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return max(26, (diagonal + 2 * CountdownRingView.lineWidth).rounded(.up))
  }

  /// Shows how the countdown stands, and runs with it. With Reduce Motion it goes by seconds.
  func show(_ countdown: CountdownState) {
    guard countdown != self.countdown else { return }
    self.countdown = countdown
    label.text = "\(countdown.seconds)"
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
    let (seconds, attoseconds) = countdown.remaining.components
    let run = CABasicAnimation(keyPath: "strokeEnd")
    run.fromValue = countdown.fraction
    run.toValue = 0
    run.duration = Double(seconds) + Double(attoseconds) * 1e-18
    // At its end it would be full for a moment, until it is taken away.
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

  private func updateColors() {
    label.textColor = color
    let strokeColor = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in [track, ring] { line.strokeColor = strokeColor }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }
}
