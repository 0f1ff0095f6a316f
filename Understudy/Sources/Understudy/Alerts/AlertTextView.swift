// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Title and message of an alert with its text fields below; scrolls when they do not fit.
final class AlertTextView: UIScrollView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields: (any AlertFields)?
  private var style: AlertTextStyle
  private var sizeOfLastLayout = CGSize.zero

  /// Action sheets have no text fields.
  init(_ style: AlertTextStyle, fields: (any AlertFields)? = nil) {
    self.style = style
    self.fields = fields
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    if let fields { addSubview(fields) }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?, style: AlertTextStyle) {
    self.style = style
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.font = style.titleFont
    messageLabel.font = style.messageFont
    titleLabel.textColor = style.titleColor
    messageLabel.textColor = style.messageColor
    for label in [titleLabel, messageLabel] { label.textAlignment = style.alignment }
    titleLabel.isHidden = (title ?? "").isEmpty
    messageLabel.isHidden = (message ?? "").isEmpty
    setNeedsLayout()
  }

  /// Zero when there is nothing to show.
  func height(for width: CGFloat) -> CGFloat {
    let text = frames(for: width).height
    return text + fieldsHeight(below: text)
  }

  private func fieldsHeight(below text: CGFloat) -> CGFloat {
    fields?.height(hasText: text > 0) ?? 0
  }

  private func frames(for width: CGFloat) -> (title: CGRect, message: CGRect, height: CGFloat) {
    let room = width - 2 * style.padding
    let labels = [titleLabel, messageLabel]
    guard labels.contains(where: { !$0.isHidden }) else { return (.zero, .zero, 0) }
    var y = style.top
    var frames: [CGRect] = []
    for label in labels {
      guard !label.isHidden else {
        frames.append(.zero)
        continue
      }
      if !frames.isEmpty, frames[0] != .zero { y += style.gap }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      frames.append(CGRect(x: style.padding, y: y, width: room, height: size.height))
      y += size.height
    }
    return (frames[0], frames[1], (y + style.bottom).roundedToPixel(of: self))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(for: bounds.width)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    let fieldsHeight = fieldsHeight(below: frames.height)
    fields?.frame = CGRect(
      x: 0, y: frames.height, width: bounds.width, height: fieldsHeight)
    contentSize = CGSize(width: bounds.width, height: frames.height + fieldsHeight)
    isScrollEnabled = contentSize.height > bounds.height + 0.5
    showFocusedField()
  }

  /// The keyboard takes room away after the field has got the focus.
  private func showFocusedField() {
    guard bounds.size != sizeOfLastLayout else { return }
    sizeOfLastLayout = bounds.size
    guard let fields, let frame = fields.frameOfFocusedField else { return }
    scrollRectToVisible(convert(frame, from: fields), animated: false)
  }
}

/// How title and message of an alert look, and how far they are from its edges and each other.
struct AlertTextStyle {
  var titleFont: UIFont
  var messageFont: UIFont
  var titleColor = UIColor.label
  var messageColor = UIColor.label
  var alignment = NSTextAlignment.center
  var padding: CGFloat
  var top: CGFloat
  var gap: CGFloat
  var bottom: CGFloat
}

/// The text fields of an alert, one below the other.
@MainActor
protocol AlertFields: UIView {
  func show(_ fields: [UITextField])
  func height(hasText: Bool) -> CGFloat
  /// Nil where no field is edited.
  var frameOfFocusedField: CGRect? { get }
}
