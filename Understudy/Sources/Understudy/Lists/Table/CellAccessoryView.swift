// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The accessory at the end of a row, drawn with the stand-in's own paths.
@MainActor
final class CellAccessoryView: UIView {
  var type: UITableViewCell.AccessoryType = .none {
    didSet {
      isUserInteractionEnabled = hasButton
      setNeedsDisplay()
    }
  }
  var onTap: () -> Void = {}

  private static let chevron = CGSize(width: 7, height: 12)
  private static let check = CGSize(width: 15, height: 14)
  private static let info: CGFloat = 22
  private static let gap: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var naturalSize: CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 9, height: 16)
    case .checkmark: CGSize(width: 17, height: 17)
    case .detailButton: CGSize(width: Self.info, height: Self.info)
    case .detailDisclosureButton:
      CGSize(width: Self.info + Self.gap + 9, height: Self.info)
    }
  }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hasButton && infoFrame.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.4 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 1
    onTap()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: bounds)
    case .checkmark: drawCheck()
    case .detailButton: drawInfo(in: infoFrame)
    case .detailDisclosureButton:
      drawInfo(in: infoFrame)
      drawChevron(
        in: CGRect(
          x: isMirrored ? 0 : bounds.width - 9, y: 0, width: 9, height: bounds.height))
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var infoFrame: CGRect {
    CGRect(
      x: isMirrored ? bounds.width - Self.info : 0, y: (bounds.height - Self.info) / 2,
      width: Self.info, height: Self.info)
  }

  private func drawChevron(in frame: CGRect) {
    let size = Self.chevron
    let left = frame.midX - size.width / 2
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    let (start, tip) = isMirrored ? (left + size.width - 1, left + 1) : (left + 1, left + 6)
    path.move(to: CGPoint(x: start, y: frame.midY - size.height / 2 + 1))
    path.addLine(to: CGPoint(x: tip, y: frame.midY))
    path.addLine(to: CGPoint(x: start, y: frame.midY + size.height / 2 - 1))
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }

  private func drawCheck() {
    let origin = CGPoint(
      x: bounds.midX - Self.check.width / 2, y: bounds.midY - Self.check.height / 2)
    let path = UIBezierPath()
    path.lineWidth = 2.2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: CGPoint(x: origin.x + 1.4, y: origin.y + 7.8))
    path.addLine(to: CGPoint(x: origin.x + 5.6, y: origin.y + 12.6))
    path.addLine(to: CGPoint(x: origin.x + 13.6, y: origin.y + 1.4))
    tintColor.setStroke()
    path.stroke()
  }

  private func drawInfo(in frame: CGRect) {
    tintColor.setStroke()
    tintColor.setFill()
    let circle = UIBezierPath(ovalIn: frame.insetBy(dx: 1.5, dy: 1.5))
    circle.lineWidth = 1.5
    circle.stroke()
    let middle = frame.midX
    UIBezierPath(ovalIn: CGRect(x: middle - 1.3, y: frame.minY + 5.2, width: 2.6, height: 2.6))
      .fill()
    let stem = UIBezierPath()
    stem.lineWidth = 1.6
    stem.lineCapStyle = .round
    stem.lineJoinStyle = .round
    stem.move(to: CGPoint(x: middle - 1.6, y: frame.minY + 10))
    stem.addLine(to: CGPoint(x: middle + 0.2, y: frame.minY + 10))
    stem.addLine(to: CGPoint(x: middle + 0.2, y: frame.minY + 15.6))
    stem.move(to: CGPoint(x: middle - 1.9, y: frame.minY + 15.6))
    stem.addLine(to: CGPoint(x: middle + 2.2, y: frame.minY + 15.6))
    stem.stroke()
  }
}
