// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The actions of an alert, stacked or two side by side. A finger may slide from one to another;
/// the one on which it is lifted is chosen.
final class AlertButtonList: UIScrollView {
  private var rows: [AlertButtonRow] = []
  private var hairlines: [UIView] = []
  private let contentView = UIView()
  private let choose: (UIAlertAction) -> Void
  private var minimumRowHeight: CGFloat = 44
  private var hairline: CGFloat = 1
  private var allowsSideBySide = true
  private weak var trackedTouch: UITouch?

  init(choose: @escaping (UIAlertAction) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    contentView.isUserInteractionEnabled = false
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ actions: [UIAlertAction], fonts: (UIAlertAction) -> UIFont, minimumRowHeight: CGFloat,
    metrics: AlertMetrics, allowsSideBySide: Bool
  ) {
    for view in rows + hairlines { view.removeFromSuperview() }
    self.minimumRowHeight = minimumRowHeight
    self.allowsSideBySide = allowsSideBySide
    hairline = metrics.hairline
    rows = actions.map {
      AlertButtonRow(action: $0, font: fonts($0), wraps: metrics.isAccessibility, choose: choose)
    }
    hairlines = rows.indices.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in rows + hairlines { addSubview(view) }
    setNeedsLayout()
  }

  private func isSideBySide(in width: CGFloat) -> Bool {
    guard allowsSideBySide, rows.count == 2, rows[0].height(for: width, minimum: 0) >= 0 else {
      return false
    }
    let room = (width - hairline) / 2 - 2 * AlertMetrics.buttonPadding
    return rows.allSatisfy { $0.titleWidth <= room }
  }

  func height(for width: CGFloat) -> CGFloat {
    guard !rows.isEmpty else { return 0 }
    if isSideBySide(in: width) { return minimumRowHeight }
    let heights = rows.map { $0.height(for: width, minimum: minimumRowHeight) }
    return heights.reduce(0, +) + hairline * CGFloat(rows.count - 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    if isSideBySide(in: width) {
      layOutSideBySide(width)
    } else {
      layOutStacked(width)
    }
    contentSize = CGSize(width: width, height: height(for: width))
    isScrollEnabled = contentSize.height > bounds.height + 0.5
  }

  private func layOutSideBySide(_ width: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = ((width - hairline) / 2).roundedToPixel(of: self)
    let frames = [
      CGRect(x: 0, y: 0, width: left, height: minimumRowHeight),
      CGRect(
        x: left + hairline, y: 0, width: width - left - hairline, height: minimumRowHeight),
    ]
    rows[0].frame = frames[isMirrored ? 1 : 0]
    rows[1].frame = frames[isMirrored ? 0 : 1]
    hairlines[0].frame = CGRect(x: left, y: 0, width: hairline, height: minimumRowHeight)
  }

  private func layOutStacked(_ width: CGFloat) {
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        hairlines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: hairline)
        y += hairline
      }
      let height = row.height(for: width, minimum: minimumRowHeight)
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
  }

  // MARK: Touches

  private func row(under touch: UITouch) -> AlertButtonRow? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.frame.contains(point) && $0.action.isEnabled }
  }

  private func highlight(_ chosen: AlertButtonRow?) {
    for row in rows { row.isHighlighted = row === chosen }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    highlight(row(under: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    highlight(row(under: touch))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    let chosen = row(under: touch)
    guard let chosen else { return }
    choose(chosen.action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedTouch = nil
    highlight(nil)
  }
}
