// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Draws initials in a circle.
enum Monogram {
  @MainActor
  static func image(_ initials: String, side: CGFloat = 52) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      Palette.celadonDeep.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: side * 0.38, weight: .semibold),
        .foregroundColor: UIColor.white,
      ]
      let words = NSAttributedString(string: initials, attributes: attributes)
      let room = words.size()
      words.draw(at: CGPoint(x: (side - room.width) / 2, y: (side - room.height) / 2))
    }
  }
}
