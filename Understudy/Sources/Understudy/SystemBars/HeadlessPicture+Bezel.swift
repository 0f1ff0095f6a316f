// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessPicture {
  /// The picture of a whole screen inside a plain black phone, on nothing.
  ///
  /// `cornerRadius` is that of the display in points.
  package func headlessFramed(cornerRadius: CGFloat = 55, bezel: CGFloat = 10) -> HeadlessPicture {
    let rim: CGFloat = 2
    let margin: CGFloat = 2
    let screen = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let border = bezel + rim + margin
    let size = CGSize(width: screen.width + 2 * border, height: screen.height + 2 * border)
    let surface = Surface(size: size, scale: scale)
    let context = CGContext(surface: surface)
    UIGraphicsPushContext(context)
    let screenRect = CGRect(origin: CGPoint(x: border, y: border), size: screen)

    let body = screenRect.insetBy(dx: -bezel - rim, dy: -bezel - rim)
    UIColor(white: 0.36, alpha: 1).setFill()
    UIBezierPath(roundedRect: body, cornerRadius: cornerRadius + bezel + rim).fill()
    let glass = screenRect.insetBy(dx: -bezel, dy: -bezel)
    UIColor(white: 0.03, alpha: 1).setFill()
    UIBezierPath(roundedRect: glass, cornerRadius: cornerRadius + bezel).fill()

    context.saveGState()
    UIBezierPath(roundedRect: screenRect, cornerRadius: cornerRadius).addClip()
    context.drawUpright(cgImage, in: screenRect)
    context.restoreGState()
    UIGraphicsPopContext()
    return HeadlessPicture(adopting: surface)
  }
}
