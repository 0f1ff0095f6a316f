// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The blurred, tinted background of an alert.
final class AlertBackground: UIView {
  private let backdrop = BackdropView()
  private let tint = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [backdrop, tint] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.show(.init(radius: 20, saturation: 1.8, tint: .clear, opaque: .clear))
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    tint.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
    let isReduced = UIAccessibility.isReduceTransparencyEnabled
    backdrop.isHidden = isReduced
    tint.backgroundColor = isReduced ? AlertMetrics.opaqueCard : AlertMetrics.card
  }
}
