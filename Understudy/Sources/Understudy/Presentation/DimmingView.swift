// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Darkens what lies below an alert or a sheet.
final class DimmingView: UIView {
  var onTap: (() -> Void)?
  private var isPressed = false

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = Self.color
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Black, 0.20 in light and 0.48 in dark appearance.
  static let color = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed else { return }
    isPressed = false
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
