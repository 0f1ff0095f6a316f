// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A button on a bar: a title, an image or a glyph, with a target of at least 44 points.
final class BarButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let glyph: BarGlyph?
  private let glyphView = BarGlyphView()

  init(title: String?, image: UIImage? = nil, glyph: BarGlyph? = nil) {
    self.glyph = glyph
    super.init(frame: .zero)
    label.text = title
    label.font = NavigationBarMetrics.buttonFont
    label.isAccessibilityElement = false
    // Bars draw pictures in their tint, unless a picture says that it is to stay as it is.
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .regular, scale: .large)
    imageView.isAccessibilityElement = false
    if title != nil { addSubview(label) }
    if image != nil { addSubview(imageView) }
    if let glyph {
      glyphView.glyph = glyph
      addSubview(glyphView)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    didSet {
      accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      updateColors()
    }
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      if isHighlighted {
        self.alpha = alpha
      } else {
        UIView.animate(withDuration: 0.25) { self.alpha = alpha }
      }
    }
  }

  var title: String? { label.text }
  var titleView: UIView? { label.superview == nil ? nil : label }

  private var glyphSize: CGSize {
    switch glyph {
    case .back, .forward: NavigationBarMetrics.chevron
    case nil: .zero
    }
  }

  /// What is drawn, without what only widens the target.
  var contentWidth: CGFloat {
    var width = glyphSize.width
    if let text = label.text, !text.isEmpty {
      width += label.sizeThatFits(CGSize(width: 1000, height: 44)).width.rounded(.up)
      if glyph == .back { width += NavigationBarMetrics.chevronGap }
    }
    if imageView.image != nil { width += imageView.intrinsicContentSize.width }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = glyphSize
    let text = label.superview == nil ? 0 : max(0, contentWidth - size.width)
    let start = glyph == .back ? 0 : (bounds.width - contentWidth) / 2
    let signX = isMirrored ? bounds.width - start - size.width : start
    glyphView.frame = CGRect(
      x: signX, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    glyphView.isMirrored = isMirrored
    let textWidth = min(
      bounds.width - size.width, glyph == .back ? text - NavigationBarMetrics.chevronGap : text)
    let textStart = glyph == .back ? size.width + NavigationBarMetrics.chevronGap : start
    let height = label.sizeThatFits(CGSize(width: 1000, height: bounds.height)).height
    label.frame = CGRect(
      x: isMirrored ? bounds.width - textStart - textWidth : textStart,
      y: ((bounds.height - height) / 2).roundedToPixel(of: self), width: max(0, textWidth),
      height: height)
    imageView.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    updateColors()
  }

  private func updateColors() {
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    label.textColor = color
    imageView.tintColor = color
    glyphView.color = color
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, NavigationBarMetrics.minimumTarget - bounds.width) / 2
    let extra = max(0, NavigationBarMetrics.minimumTarget - bounds.height) / 2
    return bounds.insetBy(dx: -missing, dy: -extra).contains(point)
  }

  override var triggersPrimaryActionOnTouchUp: Bool { true }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }
}

extension CGFloat {
  /// The nearest multiple of a device pixel.
  @MainActor
  func roundedToPixel(of view: UIView) -> CGFloat {
    let scale = Swift.max(1, view.traitCollection.displayScale)
    return (self * scale).rounded() / scale
  }
}
