// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The view between a modal popup and the page; a tap on it may dismiss the popup.
@MainActor
final class BackdropView: UIControl {
  private let blur: UIVisualEffectView?
  private let dim: UIView

  private let onTap: @MainActor () -> Void
  private let tap = UITapGestureRecognizer()
  private lazy var action = UIAction { [weak self] _ in self?.onTap() }

  /// Whether a tap dismisses the popup; assistive technologies then present it as a button.
  ///
  /// Otherwise a tap only ends editing, for which assistive technologies have other gestures.
  var isButton: Bool {
    didSet { if isButton != oldValue { updateAction() } }
  }

  init(backdrop: PopupBackdrop, isButton: Bool, onTap: @escaping @MainActor () -> Void) {
    (blur, dim) = BackdropView.makeLayers(for: backdrop)
    self.isButton = isButton
    self.onTap = onTap
    super.init(frame: .zero)
    for layer in [blur, dim].compactMap({ $0 }) {
      layer.isUserInteractionEnabled = false
      addSubview(layer)
    }
    GestureAction.add(to: tap) { [weak self] _ in self?.onTap() }
    addGestureRecognizer(tap)
    updateAction()
    dim.alpha = visibility
  }

  private func updateAction() {
    tap.isEnabled = !isButton
    if isButton {
      addAction(action, for: .touchUpInside)
    } else {
      removeAction(action, for: .touchUpInside)
    }
    isAccessibilityElement = isButton
    accessibilityTraits = isButton ? .button : .none
    accessibilityLabel = isButton ? LocalizedStrings.dismiss : nil
  }

  required init?(coder: NSCoder) { nil }

  // VoiceOver would simulate a touch in the center, which is on the card.
  override func accessibilityActivate() -> Bool {
    guard isButton else { return false }
    onTap()
    return true
  }

  /// How visible it is, from 0 to 1; a change can be animated.
  var visibility: CGFloat = 0 {
    didSet {
      dim.alpha = visibility
      // A blur fades by changing its effect; with an alpha below 1 it is not drawn as a blur.
      guard (visibility > 0) != (oldValue > 0) else { return }
      blur?.effect = visibility > 0 ? UIBlurEffect(style: .systemThinMaterial) : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur?.frame = bounds
    dim.frame = bounds
  }

  private static func makeLayers(for backdrop: PopupBackdrop) -> (UIVisualEffectView?, UIView) {
    let dim = UIView()
    switch backdrop.kind {
    case .clear: break
    case .black(let opacity): dim.backgroundColor = UIColor(white: 0, alpha: opacity)
    case .dimmed: dim.backgroundColor = black(0.4, inDark: 0.5)
    case .blurred:
      if UIAccessibility.isReduceTransparencyEnabled {
        dim.backgroundColor = black(0.7, inDark: 0.8)
      } else {
        dim.backgroundColor = black(0.1, inDark: 0.2)
        return (UIVisualEffectView(effect: nil), dim)
      }
    case .view(let make):
      // In a container that fades, so that the alpha of the app's view does not change.
      let custom = make()
      custom.translatesAutoresizingMaskIntoConstraints = true
      custom.frame = dim.bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dim.addSubview(custom)
    }
    return (nil, dim)
  }

  private static func black(_ light: CGFloat, inDark dark: CGFloat) -> UIColor {
    UIColor { @Sendable traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }
}
