// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The window of the keyboard, far above every other; touches beside the keyboard go past it.
class KeyboardWindow: UIWindow {
  private let hostView = UIView()
  private let keys = KeyboardView()
  private var accessory: UIView?
  private var custom: UIView?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(rawValue: 10_000_001)
    addSubview(hostView)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Applies the traits of the input.
  func show(_ input: (any UIKeyInput)?, accessory: UIView?, custom: UIView?) {
    adoptAppearance(of: input)
    if accessory !== self.accessory { replace(self.accessory, by: accessory) }
    self.accessory = accessory
    let body: UIView = custom ?? keys
    let old = self.custom ?? keys
    if body !== old || body.superview == nil { replace(old, by: body) }
    self.custom = custom
    if let input { keys.show(input) }
    layOutHostView()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === hostView { old?.removeFromSuperview() }
    if let new { hostView.addSubview(new) }
  }

  private func adoptAppearance(of input: (any UIKeyInput)?) {
    switch input?.keyboardAppearance ?? .default {
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    case .default:
      let view = (input as? UIResponder)?.nearestView
      overrideUserInterfaceStyle = view?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  // MARK: - Places

  private var accessoryHeight: CGFloat { accessory?.frame.height ?? 0 }

  private var bodyHeight: CGFloat {
    if let custom, custom.frame.height > 0 { return custom.frame.height }
    return KeyboardMetrics.height(in: self, isPad: custom == nil && keys.isPad)
  }

  /// On the screen.
  var restingFrame: CGRect {
    let height = accessoryHeight + bodyHeight
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// How far below its resting place it is.
  var hiddenHeight: CGFloat { hostView.frame.minY - restingFrame.minY }

  func place(_ frame: CGRect) {
    hostView.frame = frame
    layOutHostView()
  }

  private func layOutHostView() {
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    (custom ?? keys).frame = CGRect(
      x: 0, y: accessoryHeight, width: width, height: bodyHeight)
  }
}

/// The same under a name that does not say what it is.
final class InputHostWindow: KeyboardWindow {}
