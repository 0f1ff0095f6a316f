// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The views inside a button.
@MainActor
final class ButtonContent {
  let background = ButtonBackground()
  let image = UIImageView()
  let title = ButtonLabel()
  let subtitle = ButtonLabel()
  let indicator = UIActivityIndicatorView(style: .medium)

  /// Where a configured button was shown last; nil once anything else about it has changed.
  var lastContext: Context?

  struct Context: Equatable {
    let isMirrored: Bool
    let traits: UITraitCollection
  }

  /// In the order in which they lie on each other.
  var views: [UIView] { [background, image, indicator, title, subtitle] }

  init() {
    image.contentMode = .scaleToFill
    image.isHidden = true
    subtitle.isHidden = true
    background.isHidden = true
    background.isUserInteractionEnabled = false
  }

  /// Labels of configured buttons wrap and follow the text size; others do neither.
  func adopt(_ configuration: UIButton.Configuration?) {
    guard let configuration else { return }
    for (label, mode) in [
      (title, configuration.titleLineBreakMode), (subtitle, configuration.subtitleLineBreakMode),
    ] {
      label.adjustsFontForContentSizeCategory = true
      label.lineBreakMode = mode
      let wraps = mode == .byWordWrapping || mode == .byCharWrapping
      label.numberOfLines = wraps ? 0 : 1
    }
  }
}

/// Part of its button for assistive technology.
@MainActor
final class ButtonLabel: UILabel {
  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}

/// Draws a `UIBackgroundConfiguration`.
@MainActor
final class ButtonBackground: UIView {
  private let stroke = UIView()
  private var image: UIImageView?
  private var effect: UIVisualEffectView?
  private var custom: UIView?
  private var outset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    stroke.isUserInteractionEnabled = false
    addSubview(stroke)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ configuration: UIBackgroundConfiguration, radius: CGFloat, tint: UIColor) {
    let color = configuration.resolvedBackgroundColor(for: tint)
    backgroundColor = color
    layer.cornerCurve = .continuous
    layer.masksToBounds =
      configuration.image != nil || configuration.customView != nil
      || (configuration.visualEffect != nil && !(configuration.visualEffect is UIGlassEffect))

    outset = configuration.strokeOutset
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    stroke.layer.cornerCurve = .continuous
    stroke.isHidden = configuration.strokeWidth == 0

    round(by: radius)
    show(configuration.image, mode: configuration.imageContentMode)
    show(configuration.visualEffect)
    show(configuration.customView)
    setNeedsLayout()
  }

  func round(by radius: CGFloat) {
    layer.cornerRadius = radius
    effect?.layer.cornerRadius = radius
    stroke.layer.cornerRadius = radius + outset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stroke.frame = bounds.insetBy(dx: -outset, dy: -outset)
    for view in [image, effect, custom] { view?.frame = bounds }
  }

  private func show(_ picture: UIImage?, mode: ContentMode) {
    guard picture != nil || image != nil else { return }
    let view = image ?? UIImageView()
    if image == nil {
      image = view
      insertSubview(view, at: 0)
    }
    view.image = picture
    view.contentMode = mode
  }

  private func show(_ visualEffect: UIVisualEffect?) {
    guard visualEffect != nil || effect != nil else { return }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil {
      effect = view
      insertSubview(view, at: 0)
    }
    view.effect = visualEffect
    view.layer.cornerRadius = layer.cornerRadius
  }

  private func show(_ view: UIView?) {
    guard view !== custom else { return }
    custom?.removeFromSuperview()
    custom = view
    if let view { insertSubview(view, at: 0) }
  }
}
