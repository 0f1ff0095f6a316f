// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The accessory at the end of a row, drawn with the stand-in's own paths.
@MainActor
final class CellAccessoryView: UIView {
  var type: UITableViewCell.AccessoryType = .none {
    didSet { setNeedsDisplay() }
  }

  private static let chevron = CGSize(width: 7, height: 12)
  private static let check = CGSize(width: 15, height: 14)

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
    case .disclosureIndicator: ListMetrics.current.chevron
    case .checkmark: CGSize(width: 17, height: 17)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron()
    case .checkmark: drawCheck()
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func drawChevron() {
    let frame = bounds
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
}
