// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A key. It acts when the finger is lifted, as on the device.
final class KeyboardKeyView: UIControl {
  let key: KeyboardKey
  private let label: String
  private let isTinted: Bool
  /// Without a face of its own, as beside the zero of number pads.
  private let isFlat: Bool
  /// Small, below the label: the letters of a digit.
  private let sublabel: String?
  /// Shift only: the next letter, or every letter, is a capital.
  var shift = KeyboardShift.off {
    didSet { if shift != oldValue { setNeedsDisplay() } }
  }

  init(
    key: KeyboardKey, label: String, isTinted: Bool, isFlat: Bool = false, sublabel: String? = nil
  ) {
    self.sublabel = sublabel
    self.isFlat = isFlat
    self.key = key
    self.label = label
    self.isTinted = isTinted
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = key != .gap
    accessibilityLabel = keyAccessibilityLabel
    accessibilityTraits = .keyboardKey
    isUserInteractionEnabled = key != .gap
  }

  required init?(coder: NSCoder) { nil }

  private var keyAccessibilityLabel: String {
    switch key {
    case .shift: "shift"
    case .delete: "delete"
    case .dismiss: "dismiss keyboard"
    default: label
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  private var isLetter: Bool {
    switch key {
    case .text, .space: true
    case .shift, .delete, .page, .enter, .dismiss, .gap: false
    }
  }

  private var isBlue: Bool { isTinted && isEnabled && !isHighlighted }

  private var faceColor: UIColor {
    if isBlue { return .systemBlue }
    if key == .shift, shift != .off { return isHighlighted ? KeyboardMetrics.otherKey : .white }
    let isPale = isHighlighted != isLetter
    if isHighlighted, isLetter || !KeyboardMetrics.hasShadows { return KeyboardMetrics.pressedKey }
    return isPale ? KeyboardMetrics.letterKey : KeyboardMetrics.otherKey
  }

  private var foregroundColor: UIColor {
    if !isEnabled { return KeyboardMetrics.disabledText }
    if key == .shift, shift != .off, !isHighlighted { return .black }
    return isBlue ? .white : KeyboardMetrics.text
  }

  override func draw(_ rect: CGRect) {
    guard key != .gap else { return }
    let shadow: CGFloat = KeyboardMetrics.hasShadows ? 1 : 0
    let face = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - shadow)
    if !isFlat { drawFace(face) }
    switch key {
    case .shift: KeyboardGlyphs.drawShift(in: face, foregroundColor, shift)
    case .delete: KeyboardGlyphs.drawDelete(in: face, foregroundColor, isHighlighted)
    case .dismiss: KeyboardGlyphs.drawDismiss(in: face, foregroundColor)
    default: drawLabel(in: face)
    }
  }

  private func drawFace(_ face: CGRect) {
    if KeyboardMetrics.hasShadows {
      KeyboardMetrics.shadow.setFill()
      UIBezierPath(
        roundedRect: face.offsetBy(dx: 0, dy: 1), cornerRadius: KeyboardMetrics.keyRadius
      ).fill()
    }
    faceColor.setFill()
    UIBezierPath(roundedRect: face, cornerRadius: KeyboardMetrics.keyRadius).fill()
  }

  private func drawLabel(in face: CGRect) {
    let isSingle = label.count == 1
    let font = UIFont.systemFont(ofSize: isSingle ? 23 : 16, weight: .regular)
    let text = TextLayout.make(label, font: font, limits: .init(lines: 1, alignment: .left))
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = text.size
    if let sublabel { return draw(text, above: sublabel, in: face, context) }
    // Lower-case letters sit a little higher than the middle of their line.
    let lift: CGFloat =
      isSingle && label == label.lowercased() && label.first?.isLetter == true ? 2 : 0
    let origin = CGPoint(x: face.midX - size.width / 2, y: face.midY - size.height / 2 - lift)
    text.draw(in: context, at: origin, width: size.width, color: foregroundColor)
  }

  /// A digit in the upper part of the key, and its letters below.
  private func draw(
    _ digit: TextLayout, above letters: String, in face: CGRect, _ context: CGContext
  ) {
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .semibold), .kern: 2,
    ]
    let small = TextLayout.make(
      NSAttributedString(string: letters, attributes: style),
      limits: .init(lines: 1, alignment: .left))
    digit.draw(
      in: context,
      at: CGPoint(x: face.midX - digit.size.width / 2, y: face.midY - digit.size.height / 2 - 6),
      width: digit.size.width, color: foregroundColor)
    small.draw(
      in: context, at: CGPoint(x: face.midX - small.size.width / 2 + 1, y: face.midY + 6),
      width: small.size.width, color: foregroundColor)
  }

  /// Keys reach to the middle of the gaps around them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -KeyboardMetrics.gap / 2, dy: -KeyboardMetrics.gap).contains(point)
  }
}

enum KeyboardShift {
  case off
  case once
  case locked
}
