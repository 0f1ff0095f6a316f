// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UILabel: UIView {
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { composedText }
    set { setAttributedText(newValue) }
  }
  open var font: UIFont! {
    get { content.font }
    set { change(\.font, to: newValue ?? LabelContent.defaultFont, reshapes: true) }
  }
  open var textColor: UIColor! {
    get { content.color }
    set { change(\.color, to: newValue ?? .label, reshapes: false) }
  }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(\.alignment, to: newValue, reshapes: false) }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue, reshapes: true) }
  }
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change(\.numberOfLines, to: newValue, reshapes: true) }
  }
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(\.shadowColor, to: newValue, reshapes: false) }
  }
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(\.shadowOffset, to: newValue, reshapes: false) }
  }
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set { change(\.highlightedColor, to: newValue, reshapes: false) }
  }
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change(\.isHighlighted, to: newValue, reshapes: false) }
  }
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { change(\.isEnabled, to: newValue, reshapes: false) }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { change(\.shrinks, to: newValue, reshapes: false) }
  }
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { change(\.minimumScale, to: newValue, reshapes: false) }
  }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// UIKit has it in `UIContentSizeCategoryAdjusting`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.followsTextSize }
    set {
      change(\.followsTextSize, to: newValue, reshapes: true)
      followTextSize()
    }
  }

  final var content = LabelContent()
  /// The last size that was asked for; nil once anything about the text has changed.
  final var measured: MeasuredText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: measure(in: bounds.size, lines: numberOfLines))
  }

  open func drawText(in rect: CGRect) {
    drawLayout(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return fittingSize(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(
      CGSize(
        width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude))
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    followTextSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? text }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .staticText : [.staticText, .notEnabled]) }
    set { accessibility.traits = newValue }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }
}
