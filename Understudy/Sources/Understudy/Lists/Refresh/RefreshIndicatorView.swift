// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The indicator of eight blades that grows with the pull and then spins.
@MainActor
final class RefreshIndicatorView: UIView {
  static let size = CGSize(width: 30, height: 30)
  private static let count = 8
  private static let blade = CGSize(width: 3.5, height: 10)
  private static let distance: CGFloat = 10
  private static let stepDuration: TimeInterval = 0.1

  /// The fraction of the blades that are visible while it is pulled, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private var isSpinning = false
  private var start: TimeInterval = 0
  private var tick: HeadlessScheduledWork?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func spin() {
    guard !isSpinning else { return }
    isSpinning = true
    start = HeadlessDevice.current.clock.now
    waitForTick()
    setNeedsDisplay()
  }

  func stop() {
    isSpinning = false
    tick?.cancel()
    tick = nil
    progress = 0
    setNeedsDisplay()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tick?.cancel()
    tick = nil
    if window != nil, isSpinning { waitForTick() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let own = color ?? .secondaryLabel
    let blade = CGRect(
      x: -Self.blade.width / 2, y: -Self.distance - Self.blade.height / 2,
      width: Self.blade.width, height: Self.blade.height)
    let path = UIBezierPath(roundedRect: blade, cornerRadius: Self.blade.width / 2)
    for index in 0..<Self.count {
      let alpha = alpha(of: index)
      guard alpha > 0 else { continue }
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(index) * 2 * .pi / CGFloat(Self.count))
      own.withAlphaComponent(own.resolvedColor(with: traitCollection).cgColor.alpha * alpha)
        .setFill()
      path.fill()
      context.restoreGState()
    }
  }

  /// Clockwise from the top: each blade comes in its turn, and later the light goes round.
  private func alpha(of index: Int) -> CGFloat {
    guard isSpinning else {
      return min(1, max(0, progress * CGFloat(Self.count) - CGFloat(index)))
    }
    let elapsed = HeadlessDevice.current.clock.now - start
    let step = Int((elapsed / Self.stepDuration + 1e-6).rounded(.down))
    let behind = ((step - index) % Self.count + Self.count) % Self.count
    return max(0.25, 1 - CGFloat(behind) * 0.13)
  }

  private func waitForTick() {
    guard window != nil else { return }
    tick = HeadlessDevice.current.clock.schedule(after: Self.stepDuration) { [weak self] in
      guard let self, self.isSpinning else { return }
      self.setNeedsDisplay()
      self.waitForTick()
    }
  }
}
