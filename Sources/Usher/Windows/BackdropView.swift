// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What lies between a modal popup and the page; a tap on it may close the popup.
@MainActor
final class BackdropView: UIControl {
  private let kind: PopupBackdrop.Kind
  private let blur = UIVisualEffectView(effect: nil)
  private let dim = UIView()

  init(backdrop: PopupBackdrop, isButton: Bool, onTap: @escaping @MainActor () -> Void) {
    let isSolid = backdrop.kind == .blurred && UIAccessibility.isReduceTransparencyEnabled
    kind = isSolid ? .dimmed : backdrop.kind
    super.init(frame: .zero)
    dim.backgroundColor = BackdropView.color(for: backdrop.kind, isSolid: isSolid)
    for layer in [blur, dim] {
      layer.isUserInteractionEnabled = false
      addSubview(layer)
    }
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isAccessibilityElement = isButton
    accessibilityTraits = .button
    accessibilityLabel = Texts.dismiss
    isShown = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it is seen; a change can be animated.
  var isShown = true {
    didSet {
      dim.alpha = isShown ? 1 : 0
      guard kind == .blurred else { return }
      // A blur fades by its effect; one with an alpha below 1 is not drawn as a blur.
      blur.effect = isShown ? UIBlurEffect(style: .systemThinMaterial) : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    dim.frame = bounds
  }

  private static func color(for kind: PopupBackdrop.Kind, isSolid: Bool) -> UIColor {
    switch kind {
    case .clear: .clear
    case .dimmed: black(0.4, inDark: 0.5)
    case .blurred: isSolid ? black(0.7, inDark: 0.8) : black(0.1, inDark: 0.2)
    }
  }

  private static func black(_ light: CGFloat, inDark dark: CGFloat) -> UIColor {
    UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }
}
