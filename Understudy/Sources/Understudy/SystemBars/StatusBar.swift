// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Time, signal, Wi-Fi and battery along the upper edge.
@MainActor
struct StatusBar {
  let model: HeadlessModel
  let width: CGFloat
  let height: CGFloat
  let color: UIColor
  let isMirrored: Bool

  private static let time = "9:41"
  private static let gap: CGFloat = 7

  func draw(in context: CGContext) {
    if model.idiom == .pad {
      drawAlongEdges(in: context, timeSize: 13, time: Self.time, margin: 20, hasSignal: false)
    } else if height < 40 {
      drawClassic(in: context)
    } else {
      drawBesideIsland(in: context)
    }
  }

  /// The vertical center of the glyphs: that of the Dynamic Island, where there is one.
  private var middle: CGFloat {
    height < 40 ? height / 2 : DynamicIsland.frame(width: width, safeTop: height).midY
  }

  private func drawBesideIsland(in context: CGContext) {
    let island = DynamicIsland.frame(width: width, safeTop: height)
    let room = island.minX
    drawTime(centerX: placed(room * 0.5), size: 17)
    drawGlyphs(in: context, centerX: placed(width - room * 0.5), scale: 1, hasSignal: true)
  }

  private func drawClassic(in context: CGContext) {
    drawTime(centerX: width / 2, size: 12)
    let scale: CGFloat = 0.85
    let left = 6 + StatusBarGlyphs.signalSize.width * scale / 2
    drawGlyph(StatusBarGlyphs.signal(), StatusBarGlyphs.signalSize, placed(left), scale, context)
    let wifi =
      left + (StatusBarGlyphs.signalSize.width / 2 + 4 + StatusBarGlyphs.wifiSize.width / 2)
      * scale
    drawGlyph(StatusBarGlyphs.wifi(), StatusBarGlyphs.wifiSize, placed(wifi), scale, context)
    let right = width - 6 - StatusBarGlyphs.batterySize.width * scale / 2
    drawBattery(centerX: placed(right), scale, context)
  }

  private func drawAlongEdges(
    in context: CGContext, timeSize: CGFloat, time: String, margin: CGFloat, hasSignal: Bool
  ) {
    let text = attributed(time, size: timeSize)
    let size = text.size()
    drawTime(centerX: placed(margin + size.width / 2), size: timeSize)
    let signs = StatusBarGlyphs.wifiSize.width + Self.gap + StatusBarGlyphs.batterySize.width
    drawGlyphs(
      in: context, centerX: placed(width - margin - signs * 0.9 / 2), scale: 0.9,
      hasSignal: hasSignal)
  }

  /// Mirrored where the language runs from right to left.
  private func placed(_ x: CGFloat) -> CGFloat { isMirrored ? width - x : x }

  private func attributed(_ text: String, size: CGFloat) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color,
      ]
    )
  }

  private func drawTime(centerX: CGFloat, size: CGFloat) {
    let text = attributed(Self.time, size: size)
    let box = text.size()
    text.draw(at: CGPoint(x: centerX - box.width / 2, y: middle - box.height / 2))
  }

  /// Signal, Wi-Fi and battery in a row around a point.
  private func drawGlyphs(
    in context: CGContext, centerX: CGFloat, scale: CGFloat, hasSignal: Bool
  ) {
    var widths = [StatusBarGlyphs.wifiSize.width, StatusBarGlyphs.batterySize.width]
    if hasSignal { widths.insert(StatusBarGlyphs.signalSize.width, at: 0) }
    let total = (widths.reduce(0, +) + Self.gap * CGFloat(widths.count - 1)) * scale
    var x = -total / 2
    func next(_ width: CGFloat) -> CGFloat {
      defer { x += (width + Self.gap) * scale }
      let offset = x + width * scale / 2
      return centerX + (isMirrored ? -offset : offset)
    }
    if hasSignal {
      let center = next(StatusBarGlyphs.signalSize.width)
      drawGlyph(StatusBarGlyphs.signal(), StatusBarGlyphs.signalSize, center, scale, context)
    }
    let wifi = next(StatusBarGlyphs.wifiSize.width)
    drawGlyph(StatusBarGlyphs.wifi(), StatusBarGlyphs.wifiSize, wifi, scale, context)
    drawBattery(centerX: next(StatusBarGlyphs.batterySize.width), scale, context)
  }

  private func drawGlyph(
    _ path: UIBezierPath, _ size: CGSize, _ centerX: CGFloat, _ scale: CGFloat,
    _ context: CGContext
  ) {
    drawn(size, centerX, scale, context) {
      color.setFill()
      path.fill()
    }
  }

  private func drawBattery(centerX: CGFloat, _ scale: CGFloat, _ context: CGContext) {
    drawn(StatusBarGlyphs.batterySize, centerX, scale, context) {
      let faint = color.withAlphaComponent(0.35)
      faint.setStroke()
      StatusBarGlyphs.batteryShell().stroke()
      color.withAlphaComponent(0.4).setFill()
      StatusBarGlyphs.batteryCap().fill()
      color.setFill()
      StatusBarGlyphs.batteryFill().fill()
    }
  }

  private func drawn(
    _ size: CGSize, _ centerX: CGFloat, _ scale: CGFloat, _ context: CGContext, _ body: () -> Void
  ) {
    context.saveGState()
    context.translateBy(x: centerX - size.width * scale / 2, y: middle - size.height * scale / 2)
    context.scaleBy(x: scale, y: scale)
    body()
    context.restoreGState()
  }
}
