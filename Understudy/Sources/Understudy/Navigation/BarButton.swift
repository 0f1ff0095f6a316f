// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A button on a bar: a title, an image or a glyph, with a target of at least 44 points. On glass
/// it has the color of labels, unless it has one of its own.
final class BarButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let glyph: BarGlyph?
  private let glyphView = BarGlyphView()
  private let metrics = NavigationBarMetrics.current
  let isOnGlass: Bool
  /// Filled with the tint, on glass; before that, with a bold title.
  let isProminent: Bool
  /// Notifies the glass that it is touched, or no longer.
  var highlightDidChange: ((_ isHighlighted: Bool) -> Void)?

  init(
    title: String?, image: UIImage? = nil, glyph: BarGlyph? = nil, isOnGlass: Bool = false,
    isProminent: Bool = false
  ) {
    self.glyph = glyph
    self.isOnGlass = isOnGlass
    self.isProminent = isProminent
    super.init(frame: .zero)
    label.text = title
    label.font = isProminent ? metrics.prominentFont : metrics.buttonFont
    label.isAccessibilityElement = false
    // Bars draw pictures in their tint, unless a picture says that it is to stay as it is.
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .regular, scale: .large)
    imageView.isAccessibilityElement = false
    if title != nil, glyph != .close { addSubview(label) }
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
      if let highlightDidChange { return highlightDidChange(isHighlighted) }
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
    case .back, .forward: metrics.chevron
    case .close: CGSize(width: 15, height: 15)
    case nil: .zero
    }
  }

  /// What is drawn, without what only widens the target.
  var contentWidth: CGFloat {
    var width = glyphSize.width
    if let text = label.text, !text.isEmpty, glyph != .close {
      width += label.sizeThatFits(CGSize(width: 1000, height: 44)).width.rounded(.up)
      if glyph == .back { width += NavigationBarMetrics.chevronGap }
    }
    if imageView.image != nil { width += imageView.intrinsicContentSize.width }
    return width
  }

  /// With the room around it that belongs to the button on glass.
  var widthOnGlass: CGFloat {
    let inset = titleView == nil ? BarPlatterMetrics.imageInset : BarPlatterMetrics.titleInset
    return max(BarPlatterMetrics.buttonWidth, contentWidth + 2 * inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = glyphSize
    let text = label.superview == nil ? 0 : max(0, contentWidth - size.width)
    let start = glyph == .back && !isOnGlass ? 0 : (bounds.width - contentWidth) / 2
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
    let color = contentColor
    label.textColor = color
    imageView.tintColor = color
    glyphView.color = color
  }

  private var contentColor: UIColor {
    if isOnGlass, isProminent { return .white }
    guard isEnabled else { return .tertiaryLabel }
    return isOnGlass && !hasOwnTint ? .label : tintColor
  }

  /// An inherited tint does not color what is on glass.
  var hasOwnTint = false {
    didSet { if hasOwnTint != oldValue { updateColors() } }
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
