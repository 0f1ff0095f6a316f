// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet { show() }
  }
  public let contentView = UIView()

  private let backdrop = BackdropView()
  private let tint = UIView()
  private var transparencyObservation: NotificationObservation?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, tint, contentView] where view.frame != bounds { view.frame = bounds }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    show()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observeTransparency()
    if window != nil { show() }
  }

  /// Other devices post to the same notification center.
  private func observeTransparency() {
    guard window != nil else {
      transparencyObservation = nil
      return
    }
    let name = UIAccessibility.reduceTransparencyStatusDidChangeNotification
    transparencyObservation = NotificationObservation(name) { [weak self] in
      guard let self, self.window?.windowScene?.screen.device === HeadlessDevice.currentIfAny
      else { return }
      self.show()
    }
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    tint.isUserInteractionEnabled = false
    for view in [backdrop, tint, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    show()
  }

  private func show() {
    guard let blur = effect as? UIBlurEffect else {
      backdrop.alpha = 0
      tint.alpha = 0
      return
    }
    let material = blur.material(in: traitCollection)
    let isReduced = window != nil && UIAccessibility.isReduceTransparencyEnabled
    backdrop.alpha = isReduced ? 0 : 1
    backdrop.show(material)
    tint.alpha = 1
    tint.backgroundColor = isReduced ? material.opaque : material.tint
  }
}

/// Shows what lies behind it, blurred and with stronger colors.
@MainActor
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  func show(_ material: UIBlurEffect.Material) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.blurRadius = material.radius
    layer.saturation = material.saturation
  }
}

/// Listens to a notification as long as it lives.
private final class NotificationObservation {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

@MainActor
open class UIVisualEffect: NSObject {}
