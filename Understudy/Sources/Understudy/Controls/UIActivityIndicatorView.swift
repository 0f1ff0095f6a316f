// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style = .medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  open var color: UIColor! = UIActivityIndicatorView.defaultColor {
    didSet { setNeedsDisplay() }
  }
  public private(set) var isAnimating = false

  private var start: TimeInterval = 0
  private var tick: HeadlessScheduledWork?

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    startTicking()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    updateVisibility()
    stopTicking()
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopTicking() } else if isAnimating { startTicking() }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let blades = style.blades
    let center = CGPoint(
      x: ((bounds.width - style.size.width) / 2).rounded(.down) + blades.center,
      y: ((bounds.height - style.size.height) / 2).rounded(.down) + blades.center)
    let blade = CGRect(
      x: blades.distance - blades.length / 2, y: -blades.width / 2, width: blades.length,
      height: blades.width)
    let path = UIBezierPath(roundedRect: blade, cornerRadius: blades.width / 2)
    for (index, alpha) in Self.alphas.enumerated() {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: .pi + CGFloat(step - index) * .pi / 4)
      color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
      path.fill()
      context.restoreGState()
    }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .updatesFrequently }
    set { accessibility.traits = newValue }
  }

  private static let defaultColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 140.0 / 255 : 128.0 / 255, alpha: 1)
  }

  /// From the foremost blade backwards.
  private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private static let stepDuration: TimeInterval = 1.0 / 8

  /// By how many blades the indicator has turned.
  private var step: Int {
    guard isAnimating, window != nil else { return 0 }
    let elapsed = HeadlessDevice.current.clock.now - start
    return Int((elapsed / Self.stepDuration + 1e-6).rounded(.down)) % 8
  }

  private func setUp() {
    isUserInteractionEnabled = false
    updateVisibility()
    setNeedsDisplay()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  private func startTicking() {
    guard window != nil, tick == nil else { return }
    start = HeadlessDevice.current.clock.now
    waitForTick()
  }

  private func stopTicking() {
    tick?.cancel()
    tick = nil
    setNeedsDisplay()
  }

  private func waitForTick() {
    tick = HeadlessDevice.current.clock.schedule(after: Self.stepDuration) { [weak self] in
      self?.setNeedsDisplay()
      self?.waitForTick()
    }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Half the size of the indicator, then each blade: its distance from the center, its size.
  fileprivate var blades: (center: CGFloat, distance: CGFloat, length: CGFloat, width: CGFloat) {
    self == .large ? (17.5, 11.5, 12, 5) : (10, 6.75, 6.5, 2.5)
  }
}
