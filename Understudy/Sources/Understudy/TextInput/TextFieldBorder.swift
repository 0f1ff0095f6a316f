// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The border of a text field, behind its text.
final class TextFieldBorder: UIView {
  weak var field: UITextField?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.26, alpha: 1) : UIColor(white: 0.8, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    guard let field, field.borderStyle != .none else { return }
    let hairline = 1 / max(1, traitCollection.displayScale)
    switch field.borderStyle {
    case .none: break
    case .line: stroke(UIBezierPath(rect: inset(0.5)), .label, 1)
    case .bezel: stroke(UIBezierPath(rect: inset(1)), .systemGray, 2)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: inset(hairline / 2), cornerRadius: 5)
      UIColor.systemBackground.setFill()
      path.fill()
      stroke(path, Self.line, hairline)
    }
  }

  private func inset(_ distance: CGFloat) -> CGRect {
    bounds.insetBy(dx: distance, dy: distance)
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.stroke()
  }
}

/// The gray circle with a cross in it.
final class TextClearButton: UIControl {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = SystemText.clearText.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func draw(_ rect: CGRect) {
    let circle = CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let reach: CGFloat = 2.9
    for sign: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: circle.midX - reach, y: circle.midY - reach * sign))
      cross.addLine(to: CGPoint(x: circle.midX + reach, y: circle.midY + reach * sign))
    }
    cross.lineWidth = 1.4
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  /// Larger than it looks, for fingers.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, 44 - bounds.width) / 2
    return bounds.insetBy(dx: -extra, dy: -extra).contains(point)
  }
}
