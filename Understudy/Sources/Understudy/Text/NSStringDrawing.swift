// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension NSAttributedString {
  public func size() -> CGSize { TextLayout.make(self).size }

  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext().map { TextLayout.make(self).draw(in: $0, at: point) }
  }
}
