// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A button on a bar: a word, a picture or a drawn sign, at least 44 points to the finger.
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let sign: BarSign?
  private let signView = BarSignView()

  init(title: String?, image: UIImage? = nil, sign: BarSign? = nil, isProminent: Bool = false) {
    self.sign = sign
    super.init(frame: .zero)
    label.text = title
    label.font =
      isProminent ? NavigationBarMetrics.prominentFont : NavigationBarMetrics.buttonFont
    label.isAccessibilityElement = false
    // Bars draw pictures in their tint, unless a picture says that it is to stay as it is.
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: isProminent ? .semibold : .regular, scale: .large)
    picture.isAccessibilityElement = false
    if title != nil { addSubview(label) }
    if image != nil { addSubview(picture) }
    if let sign {
      signView.sign = sign
      addSubview(signView)
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

  private var signSize: CGSize {
    switch sign {
    case .back, .forward: NavigationBarMetrics.chevron
    case .add: CGSize(width: 18, height: 18)
    case .close: CGSize(width: 30, height: 30)
    case nil: .zero
    }
  }

  /// What is drawn, without what only widens the target.
  var contentWidth: CGFloat {
    var width = signSize.width
    if let text = label.text, !text.isEmpty {
      width += label.sizeThatFits(CGSize(width: 1000, height: 44)).width.rounded(.up)
      if sign == .back { width += NavigationBarMetrics.chevronGap }
    }
    if picture.image != nil { width += picture.intrinsicContentSize.width }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = signSize
    let text = label.superview == nil ? 0 : max(0, contentWidth - size.width)
    let start = sign == .back ? 0 : (bounds.width - contentWidth) / 2
    let signX = isMirrored ? bounds.width - start - size.width : start
    signView.frame = CGRect(
      x: signX, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    signView.isMirrored = isMirrored
    let textWidth = min(
      bounds.width - size.width, sign == .back ? text - NavigationBarMetrics.chevronGap : text)
    let textStart = sign == .back ? size.width + NavigationBarMetrics.chevronGap : start
    let height = label.sizeThatFits(CGSize(width: 1000, height: bounds.height)).height
    label.frame = CGRect(
      x: isMirrored ? bounds.width - textStart - textWidth : textStart,
      y: ((bounds.height - height) / 2).roundedToPixel(of: self), width: max(0, textWidth),
      height: height)
    picture.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
    signView.color = color
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, NavigationBarMetrics.minimumTarget - bounds.width) / 2
    let slack = max(0, NavigationBarMetrics.minimumTarget - bounds.height) / 2
    return bounds.insetBy(dx: -missing, dy: -slack).contains(point)
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
