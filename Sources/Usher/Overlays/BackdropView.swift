// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The view between a modal popup and the page; a tap on it may dismiss the popup.
@MainActor
final class BackdropView: UIControl {
  private let blur: UIVisualEffectView?
  private let dim: UIView
  private let kind: PopupBackdrop.Kind
  /// The color of the dim; it has another one while it begins as another backdrop.
  private let color: UIColor?
  /// Whether it looks like the backdrop that it continues, until its visibility is set.
  private(set) var isContinuing = false

  private let onTap: @MainActor () -> Void
  private let tap = UITapGestureRecognizer()
  private lazy var action = UIAction { [weak self] _ in self?.onTap() }

  /// Whether a tap dismisses the popup; assistive technologies then present it as a button.
  ///
  /// Otherwise a tap only ends editing, for which assistive technologies have other gestures.
  var isButton: Bool {
    didSet { if isButton != oldValue { updateAction() } }
  }

  /// Creates the backdrop of a popup; `light` follows what a spotlight is on.
  init(
    backdrop: PopupBackdrop, light: SourceFollower?, isButton: Bool,
    onTap: @escaping @MainActor () -> Void
  ) {
    (blur, dim) = BackdropView.makeLayers(for: backdrop, light: light)
    kind = backdrop.kind
    color = dim.backgroundColor
    self.isButton = isButton
    self.onTap = onTap
    super.init(frame: .zero)
    for layer in [blur, dim].compactMap({ $0 }) {
      layer.isUserInteractionEnabled = false
      layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
      isContinuing = false
      dim.alpha = visibility
      dim.backgroundColor = color
      spotlight?.moveToTarget()
      // A blur fades by changing its effect; with an alpha below 1 it is not drawn as a blur.
      guard (visibility > 0) != (blur?.effect != nil) else { return }
      blur?.effect = visibility > 0 ? material : nil
    }
  }

  private var material: UIVisualEffect { UIBlurEffect(style: .systemUltraThinMaterialDark) }

  private var spotlight: SpotlightView? { dim.subviews.first as? SpotlightView }

  /// Moves the light of a spotlight to where its view is now; the change can be animated.
  func moveLight() {
    // The appearance moves a light that continues another one.
    if !isContinuing { spotlight?.moveToTarget() }
  }

  /// The area in which touches reach the page, in its coordinates; `nil` if there is none.
  var openArea: CGRect? {
    guard let spotlight, spotlight.style.allowsTouches, !spotlight.hole.isEmpty else { return nil }
    return spotlight.convert(spotlight.hole, to: self)
  }

  /// Takes the look of another backdrop, which becomes invisible, so that nothing is seen of the
  /// change; from there it changes to its own look. Returns whether the two are similar enough.
  func continueBackdrop(_ other: BackdropView) -> Bool {
    switch (kind, other.kind) {
    case (.dimmed, .dimmed), (.dimmed, .black), (.black, .dimmed), (.black, .black),
      (.blurred, .blurred), (.spotlight, .spotlight):
      break
    case (.clear, _), (.dimmed, _), (.black, _), (.blurred, _), (.spotlight, _), (.view, _):
      return false
    }
    UIView.performWithoutAnimation {
      // As it is seen, which may be in the middle of an animation.
      let seen = CGFloat((other.dim.layer.presentation() ?? other.dim.layer).opacity)
      dim.alpha = seen
      dim.backgroundColor = other.dim.backgroundColor
      blur?.effect = seen > 0 ? material : nil
      if let hole = other.spotlight?.seenHole { spotlight?.hole = hole }
      other.visibility = 0
      other.dim.layer.removeAllAnimations()
    }
    isContinuing = true
    return true
  }

  private static func makeLayers(
    for backdrop: PopupBackdrop, light: SourceFollower?
  ) -> (UIVisualEffectView?, UIView) {
    let dim = UIView()
    switch backdrop.kind {
    // It has no color, and still takes every touch.
    case .clear: break
    case .black(let opacity): dim.backgroundColor = UIColor(white: 0, alpha: opacity)
    // As UIKit dims the page behind an alert: github.com/Vercantez/openuikit has measured it.
    case .dimmed: dim.backgroundColor = black(0.2, inDark: 0.48)
    case .spotlight(let spotlight): add(SpotlightView(spotlight, on: light), to: dim)
    case .blurred:
      if UIAccessibility.isReduceTransparencyEnabled {
        dim.backgroundColor = black(0.7, inDark: 0.8)
      } else {
        return (UIVisualEffectView(effect: nil), dim)
      }
    case .view(let make):
      // In a container that fades, so that the alpha of the app's view does not change.
      add(make(), to: dim)
    }
    return (nil, dim)
  }

  private static func add(_ view: UIView, to dim: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = dim.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.addSubview(view)
  }

  private static func black(_ light: CGFloat, inDark dark: CGFloat) -> UIColor {
    // UIKit may resolve dynamic colors on any thread.
    UIColor { @Sendable traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }
}

/// Darkens everything around one view of the page; the opening can move in an animation.
@MainActor
private final class SpotlightView: UIView {
  let style: PopupBackdrop.Spotlight
  private let light: SourceFollower?
  /// What is dark is its border, because UIKit animates a frame but no shape with an opening.
  private let shade = UIView()

  init(_ style: PopupBackdrop.Spotlight, on light: SourceFollower?) {
    (self.style, self.light) = (style, light)
    super.init(frame: .zero)
    clipsToBounds = true
    shade.layer.borderColor = UIColor(white: 0, alpha: 0.55).cgColor
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// The opening; changes can be animated.
  var hole = CGRect.zero {
    didSet {
      // Wider than the screen, wherever the opening is.
      let width = bounds.width + bounds.height
      shade.layer.borderWidth = width
      // Without an opening there are no corners.
      let radius = min(style.cornerRadius, hole.width / 2, hole.height / 2)
      shade.layer.cornerRadius = width + radius
      shade.frame = hole.insetBy(dx: -width, dy: -width)
    }
  }

  /// The opening as it is seen, which may be in the middle of an animation.
  var seenHole: CGRect {
    let width = shade.layer.borderWidth
    return (shade.layer.presentation() ?? shade.layer).frame.insetBy(dx: width, dy: width)
  }

  /// Opens around the target, or nowhere while it cannot be seen.
  func moveToTarget() {
    light?.update(in: self)
    guard let light, light.watcher.state == .inSight, let frame = light.watcher.frame else {
      return hole = .zero
    }
    hole = CGRect(frame).insetBy(dx: -style.margin, dy: -style.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    moveToTarget()
  }
}
