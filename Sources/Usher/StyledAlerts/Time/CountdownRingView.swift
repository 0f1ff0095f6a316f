// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A ring that runs out, with the seconds in it.
@MainActor
final class CountdownRingView: UIView {
  /// How thick the ring is, in points.
  private static let weight: CGFloat = 3

  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let number = UILabel()
  private var countdown: ButtonCountdown?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in [track, ring] {
      line.fillColor = nil
      line.lineWidth = CountdownRingView.weight
      layer.addSublayer(line)
    }
    track.opacity = 0.3
    ring.lineCap = .round
    number.textAlignment = .center
    number.isAccessibilityElement = false
    addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of ring and number.
  var color = UIColor.white {
    didSet { paint() }
  }

  var font: UIFont {
    get { number.font }
    set { number.font = newValue }
  }

  /// How wide and high it is, so that the number has room in it.
  func extent(for countdown: ButtonCountdown) -> CGFloat {
    let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let shown = number.text
    number.text = countdown.widest
    let size = number.sizeThatFits(all)
    number.text = shown
    // The corners of the number keep from the ring, too.
    let corners = (size.width * size.width + size.height * size.height).squareRoot()
    return max(26, (corners + 2 * CountdownRingView.weight).rounded(.up))
  }

  /// Shows how the countdown stands, and runs with it. With Reduce Motion it goes by seconds.
  func show(_ countdown: ButtonCountdown) {
    guard countdown != self.countdown else { return }
    self.countdown = countdown
    number.text = "\(countdown.seconds)"
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = CGFloat(countdown.part)
    CATransaction.commit()
    run()
  }

  private func run() {
    ring.removeAnimation(forKey: "run")
    guard let countdown, countdown.runs, window != nil, !UIAccessibility.isReduceMotionEnabled
    else { return }
    let (seconds, attoseconds) = countdown.remaining.components
    let run = CABasicAnimation(keyPath: "strokeEnd")
    run.fromValue = countdown.part
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
    let inset = CountdownRingView.weight / 2
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
    number.frame = bounds
  }

  private func paint() {
    number.textColor = color
    let ink = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in [track, ring] { line.strokeColor = ink }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }
}
