// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The text fields of an alert, one below the other in one thin frame.
final class AlertFieldList: UIView, AlertFields {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []
  private let frameView = UIView()

  /// Below the frame; above it is the padding of the text.
  private static let bottomPadding: CGFloat = 16
  private static let inset: CGFloat = 6

  init() {
    super.init(frame: .zero)
    frameView.layer.cornerRadius = 6
    frameView.clipsToBounds = true
    frameView.backgroundColor = Self.fillColor
    addSubview(frameView)
  }

  required init?(coder: NSCoder) { nil }

  private static let fillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white
  }

  func show(_ fields: [UITextField]) {
    guard fields != self.fields else { return setNeedsLayout() }
    for view in self.fields + lines where view.superview === frameView {
      view.removeFromSuperview()
    }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in fields + lines { frameView.addSubview(view) }
    setNeedsLayout()
  }

  func height(hasText: Bool) -> CGFloat {
    guard !fields.isEmpty else { return 0 }
    let top = hasText ? 0 : AlertMetrics.topPadding
    return top + fields.reduce(0) { $0 + rowHeight($1) } + Self.bottomPadding
  }

  var frameOfFocusedField: CGRect? {
    guard let field = fields.first(where: \.isFirstResponder) else { return nil }
    layoutIfNeeded()
    return field.convert(field.bounds, to: self)
  }

  private func rowHeight(_ field: UITextField) -> CGFloat {
    max(25, ((field.font?.lineHeight ?? 0) + 9).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = fields.reduce(0) { $0 + rowHeight($1) }
    frameView.frame = CGRect(
      x: AlertMetrics.padding, y: bounds.height - Self.bottomPadding - height,
      width: max(0, bounds.width - 2 * AlertMetrics.padding), height: height)
    let hairline = 1 / max(1, traitCollection.displayScale)
    frameView.layer.borderWidth = hairline
    frameView.layer.borderColor =
      UIColor.separator.resolvedColor(with: traitCollection).cgColor
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      let row = rowHeight(field)
      field.frame = CGRect(
        x: Self.inset, y: y, width: frameView.bounds.width - 2 * Self.inset, height: row)
      if index > 0 {
        lines[index - 1].frame = CGRect(
          x: 0, y: y, width: frameView.bounds.width, height: hairline)
      }
      y += row
    }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    setNeedsLayout()
  }
}
