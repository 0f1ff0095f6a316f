// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Title and message of an alert with its text fields below; scrolls when they do not fit.
final class AlertTextView: UIScrollView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let isSheet: Bool
  private let fields: AlertFieldList?
  private var sizeOfLastLayout = CGSize.zero

  /// Action sheets have no text fields.
  init(isSheet: Bool, fields: AlertFieldList? = nil) {
    self.isSheet = isSheet
    self.fields = fields
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    if let fields { addSubview(fields) }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?, metrics: AlertMetrics) {
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.font = isSheet ? metrics.sheetTitleFont : metrics.titleFont
    messageLabel.font = metrics.messageFont
    let color = isSheet ? AlertMetrics.sheetText : UIColor.label
    titleLabel.textColor = color
    messageLabel.textColor = color
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

  private var topPadding: CGFloat { isSheet ? 14 : AlertMetrics.topPadding }
  private var bottomPadding: CGFloat { isSheet ? 14 : AlertMetrics.bottomPadding }

  private func frames(for width: CGFloat) -> (title: CGRect, message: CGRect, height: CGFloat) {
    let room = width - 2 * AlertMetrics.padding
    let labels = [titleLabel, messageLabel]
    guard labels.contains(where: { !$0.isHidden }) else { return (.zero, .zero, 0) }
    var y = topPadding
    var frames: [CGRect] = []
    for label in labels {
      guard !label.isHidden else {
        frames.append(.zero)
        continue
      }
      if !frames.isEmpty, frames[0] != .zero { y += isSheet ? 8 : AlertMetrics.textGap }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      frames.append(CGRect(x: AlertMetrics.padding, y: y, width: room, height: size.height))
      y += size.height
    }
    return (frames[0], frames[1], (y + bottomPadding).roundedToPixel(of: self))
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
