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
  private var glass: GlassView?
  private var union: GlassUnionView?
  private var press: GlassPressRecognizer?
  /// For the system's own views that fade by their alpha.
  var keepsGlassWhileFading = false {
    didSet { glass?.keepsEffectWhileFading = keepsGlassWhileFading }
  }
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
    for view in [backdrop, tint, contentView, glass, union] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
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
    showGlass()
    guard let blur = effect as? UIBlurEffect else {
      backdrop.alpha = 0
      tint.alpha = 0
      return
    }
    let material = blur.material(in: traitCollection)
    backdrop.alpha = isReduced ? 0 : 1
    backdrop.show(material)
    tint.alpha = 1
    tint.backgroundColor = isReduced ? material.opaque : material.tint
  }

  private var isReduced: Bool { window != nil && UIAccessibility.isReduceTransparencyEnabled }

  // MARK: Glass

  private func showGlass() {
    let container = effect as? UIGlassContainerEffect
    if container != nil, union == nil { union = insertBelow(GlassUnionView()) }
    if container == nil { union?.removeFromSuperview() }
    if container == nil { union = nil }
    union?.spacing = container?.spacing ?? 0

    if effect is UIBlurEffect { layer.set(\.defaultCorners, to: nil) }
    press?.isEnabled = (effect as? UIGlassEffect)?.isInteractive ?? false
    guard let effect = effect as? UIGlassEffect else {
      glass?.alpha = 0
      return
    }
    layer.set(\.defaultCorners, to: .capsule())
    if effect.isInteractive, press == nil {
      let press = GlassPressRecognizer(pressing: self)
      addGestureRecognizer(press)
      self.press = press
    }
    let view = glass ?? insertBelow(GlassView())
    glass = view
    view.keepsEffectWhileFading = keepsGlassWhileFading
    view.show(GlassMaterial(of: effect, in: traitCollection, isReduced: isReduced))
    view.alpha = 1
  }

  /// Animations begin with what it shows without an effect.
  private func insertBelow<View: UIView>(_ view: View) -> View {
    UIView.performWithoutAnimation {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view is GlassView { view.alpha = 0 }
      insertSubview(view, at: 0)
    }
    return view
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
