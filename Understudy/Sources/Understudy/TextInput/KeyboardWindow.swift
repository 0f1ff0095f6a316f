// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The window of the keyboard, far above every other; touches beside the keyboard go past it.
final class KeyboardWindow: UIWindow {
  private let tray = UIView()
  private let keys = KeyboardView()
  private var accessory: UIView?
  private var custom: UIView?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(rawValue: 10_000_001)
    addSubview(tray)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Takes over what the input wants.
  func show(_ input: (any UIKeyInput)?, accessory: UIView?, custom: UIView?) {
    adoptAppearance(of: input)
    if accessory !== self.accessory { replace(self.accessory, by: accessory) }
    self.accessory = accessory
    let body: UIView = custom ?? keys
    let old = self.custom ?? keys
    if body !== old || body.superview == nil { replace(old, by: body) }
    self.custom = custom
    if let input { keys.show(input) }
    layOutTray()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === tray { old?.removeFromSuperview() }
    if let new { tray.addSubview(new) }
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
    if let custom {
      return custom.frame.height > 0 ? custom.frame.height : KeyboardLook.height(in: self)
    }
    return KeyboardLook.height(in: self)
  }

  /// On the screen.
  var restingFrame: CGRect {
    let height = accessoryHeight + bodyHeight
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// How far below its resting place it is.
  var depth: CGFloat { tray.frame.minY - restingFrame.minY }

  func place(_ frame: CGRect) {
    tray.frame = frame
    layOutTray()
  }

  private func layOutTray() {
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    (custom ?? keys).frame = CGRect(
      x: 0, y: accessoryHeight, width: width, height: bodyHeight)
  }
}
