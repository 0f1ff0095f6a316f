// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The actions of an alert, stacked or two side by side. A finger may slide from one to another;
/// the one on which it is lifted is chosen.
final class AlertButtonList: UIScrollView {
  private var rows: [AlertButtonRow] = []
  private var hairlines: [UIView] = []
  private let contentView = UIView()
  /// Called when a finger comes to a button that is enabled, and when it has left all of them.
  var onHighlight: (Bool) -> Void = { _ in }
  private let choose: (UIAlertAction) -> Void
  private var look = AlertButtonLook(minimumHeight: 44, gap: 1)
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
    _ actions: [UIAlertAction], fonts: (UIAlertAction) -> UIFont, look: AlertButtonLook,
    wraps: Bool
  ) {
    show(
      actions.map { AlertButtonRow(action: $0, font: fonts($0), wraps: wraps, choose: choose) },
      look: look)
  }

  func show(_ rows: [AlertButtonRow], look: AlertButtonLook) {
    for view in self.rows + hairlines { view.removeFromSuperview() }
    self.look = look
    self.rows = rows
    hairlines = (look.hasLines ? rows.indices.dropFirst() : 0..<0).map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in rows + hairlines { addSubview(view) }
    setNeedsLayout()
  }

  private func isSideBySide(in width: CGFloat) -> Bool {
    guard look.allowsSideBySide, rows.count == 2 else { return false }
    let room = look.titleRoomSideBySide(in: width)
    return rows.allSatisfy { $0.titleWidth <= room }
  }

  func height(for width: CGFloat) -> CGFloat {
    guard !rows.isEmpty else { return 0 }
    if isSideBySide(in: width) { return look.minimumHeight + 2 * look.inset }
    let rowWidth = width - 2 * look.inset
    let heights = rows.map { $0.height(for: rowWidth, minimum: look.minimumHeight) }
    return heights.reduce(0, +) + look.gap * CGFloat(rows.count - 1) + 2 * look.inset
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
    let (inset, gap, height) = (look.inset, look.gap, look.minimumHeight)
    let left = ((width - 2 * inset - gap) / 2).roundedToPixel(of: self)
    let frames = [
      CGRect(x: inset, y: inset, width: left, height: height),
      CGRect(
        x: inset + left + gap, y: inset, width: width - 2 * inset - left - gap, height: height),
    ]
    rows[0].frame = frames[isMirrored ? 1 : 0]
    rows[1].frame = frames[isMirrored ? 0 : 1]
    hairlines.first?.frame = CGRect(x: left, y: 0, width: gap, height: height)
  }

  private func layOutStacked(_ width: CGFloat) {
    let rowWidth = width - 2 * look.inset
    var y = look.inset
    for (index, row) in rows.enumerated() {
      if index > 0 {
        if look.hasLines {
          hairlines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: look.gap)
        }
        y += look.gap
      }
      let height = row.height(for: rowWidth, minimum: look.minimumHeight)
      row.frame = CGRect(x: look.inset, y: y, width: rowWidth, height: height)
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
    onHighlight(chosen != nil)
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
    onHighlight(false)
    guard let chosen else { return }
    choose(chosen.action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedTouch = nil
    highlight(nil)
  }
}

/// How the buttons of an alert are arranged.
@MainActor
struct AlertButtonLook {
  var minimumHeight: CGFloat
  /// Between two buttons.
  var gap: CGFloat
  /// Between the buttons and the edges of the card.
  var inset: CGFloat = 0
  /// Whether the gap is a line.
  var hasLines = true
  /// Between a title and the edges of its button where two are side by side.
  var titlePadding = AlertMetrics.buttonPadding
  var allowsSideBySide = true

  /// How wide a title may be for two buttons to be side by side.
  func titleRoomSideBySide(in width: CGFloat) -> CGFloat {
    (width - 2 * inset - gap) / 2 - 2 * titlePadding
  }
}
