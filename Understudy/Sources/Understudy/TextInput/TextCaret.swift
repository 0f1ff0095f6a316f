// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The bar where text will be inserted. It blinks on the device's clock.
final class TextCaret: UIView {
  static let width: CGFloat = 2
  /// How long it shows, and how long it does not.
  static let blinkInterval: TimeInterval = 0.5

  private var blink: HeadlessScheduledWork?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.width / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Shows it and restarts blinking, as after every key.
  func show() {
    backgroundColor = tintColor
    isHidden = false
    blinkLater()
  }

  func hide() {
    blink?.cancel()
    blink = nil
    isHidden = true
  }

  private func blinkLater() {
    blink?.cancel()
    blink = HeadlessDevice.current.clock.scheduleEndless(after: Self.blinkInterval) { [weak self] in
      guard let self, self.window != nil else { return }
      self.isHidden.toggle()
      self.blinkLater()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
