// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton {
  /// How much of a system button's title is left while it is pressed.
  private static let pressedAlpha: CGFloat = 0.2

  /// The configuration with the defaults of the present state filled in.
  private func resolved(_ configuration: Configuration) -> Configuration {
    automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  /// Gives the views inside what they have to show now.
  func show() {
    guard let configuration else { return showState() }
    let surroundings = ButtonContent.Context(isMirrored: isMirrored, traits: traitCollection)
    guard content.lastContext != surroundings else { return placeBackground(of: configuration) }
    content.lastContext = surroundings
    show(resolved(configuration))
  }

  private func show(_ configuration: Configuration) {
    let foreground = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
    show(
      configuration.attributedTitle, configuration.plainTitle, in: content.title,
      font: configuration.buttonSize.titleStyle, foreground,
      configuration.titleTextAttributesTransformer)
    show(
      configuration.attributedSubtitle, configuration.plainSubtitle, in: content.subtitle,
      font: configuration.buttonSize.subtitleStyle, foreground,
      configuration.subtitleTextAttributesTransformer)
    content.title.isHidden = configuration.attributedTitle == nil
    content.subtitle.isHidden = configuration.attributedSubtitle == nil
    for label in [content.title, content.subtitle] {
      label.textAlignment = configuration.textAlignment(isMirrored: isMirrored)
    }

    content.image.image = configuration.shownImage(in: traitCollection)
    content.image.isHidden = configuration.image == nil || configuration.showsActivityIndicator
    content.image.assignTint(configuration.imageColorTransformer?(foreground) ?? foreground)
    content.image.alpha =
      isEnabled || configuration.image?.renderingMode != .alwaysOriginal ? 1 : 0.5
    content.indicator.color =
      configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    if configuration.showsActivityIndicator {
      content.indicator.startAnimating()
    } else {
      content.indicator.stopAnimating()
    }

    content.background.isHidden = false
    content.background.show(
      configuration.background, radius: cornerRadius(of: configuration), tint: tintColor)
    placeBackground(of: configuration)
  }

  private func placeBackground(of configuration: Configuration) {
    let frame = backgroundFrame(of: configuration)
    guard content.background.frame != frame else { return }
    content.background.frame = frame
    content.background.round(by: cornerRadius(of: configuration))
  }

  private func showState() {
    let isPressed = isHighlighted && isEnabled && buttonType == .system
    content.title.isHidden = false
    showTitleOfState()
    content.title.alpha = isPressed ? UIButton.pressedAlpha : 1
    content.subtitle.isHidden = true

    let image = shownImageOfState
    let isTemplate = buttonType == .system && image?.renderingMode == .automatic
    content.image.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    content.image.isHidden = image == nil
    content.image.alpha = isEnabled ? (isPressed ? UIButton.pressedAlpha : 1) : 0.5

    content.background.isHidden = true
  }

  /// Does not wait for layout: apps read the label of a button right after they set a title.
  func showTitleOfState() {
    content.title.text = currentTitle
    content.title.textColor = titleColorOfState
  }

  /// The image of the present state as it is shown.
  var shownImageOfState: UIImage? { currentImage?.preferring(nil, traits: traitCollection) }

  private func show(
    _ text: AttributedString?, _ plain: String?, in label: UILabel, font style: UIFont.TextStyle,
    _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard let text else {
      label.text = nil
      return
    }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    guard let transformer else {
      if let plain { return show(plain, in: label, font, color) }
      label.attributedText = text.drawable(over: Self.attributes(font, color))
      return
    }
    let attributes = transformer(Self.attributes(font, color))
    if let plain, attributes.kern == nil, attributes.backgroundColor == nil {
      show(plain, in: label, attributes.font ?? font, attributes.foregroundColor ?? color)
    } else {
      label.attributedText = text.drawable(over: attributes)
    }
  }

  private func show(_ plain: String, in label: UILabel, _ font: UIFont, _ color: UIColor) {
    label.text = plain
    label.font = font
    label.textColor = color
  }

  private static func attributes(_ font: UIFont, _ color: UIColor) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes.font = font
    attributes.foregroundColor = color
    return attributes
  }

  private func backgroundFrame(of configuration: Configuration) -> CGRect {
    let insets = configuration.background.backgroundInsets.resolved(isMirrored: isMirrored)
    return bounds.inset(by: insets)
  }

  private func cornerRadius(of configuration: Configuration) -> CGFloat {
    let height = backgroundFrame(of: configuration).height
    let radius: CGFloat
    switch configuration.cornerStyle {
    case .fixed: radius = configuration.background.cornerRadius
    case .dynamic:
      radius = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: configuration.background.cornerRadius, compatibleWith: traitCollection)
    case .small: radius = 4.9
    case .medium: radius = 5.95
    case .large: radius = 8.75
    case .capsule: radius = height / 2
    }
    return min(radius, height / 2)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIButton.Configuration {
  /// Beside an image the text keeps to it; elsewhere it is centered.
  func textAlignment(isMirrored: Bool) -> NSTextAlignment {
    let leading: NSTextAlignment = isMirrored ? .right : .left
    let trailing: NSTextAlignment = isMirrored ? .left : .right
    switch titleAlignment {
    case .leading: return leading
    case .center: return .center
    case .trailing: return trailing
    case .automatic:
      guard image != nil || showsActivityIndicator else { return .center }
      if imagePlacement == .leading { return leading }
      return imagePlacement == .trailing ? trailing : .center
    }
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
