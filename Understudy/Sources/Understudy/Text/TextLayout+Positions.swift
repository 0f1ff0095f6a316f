// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPango

extension TextLayout {
  /// The place in the text, in UTF-16 units, nearest to a point.
  package func index(at point: CGPoint, width: CGFloat? = nil) -> Int {
    let below = lines.first { point.y < $0.top + $0.height } ?? lines.last
    guard let line = below else { return 0 }
    return TextEngine.locked { _ in
      var (byte, trailing): (Int32, Int32) = (0, 0)
      let x = point.x - frame(of: line, width: width).minX
      pango_layout_line_x_to_index(
        line.drawn.pointer, Int32(max(-1e6, min(1e6, x)) * 1024), &byte, &trailing)
      let bytes = Array(text.string.utf8)
      var place = min(Int(byte) + line.offset, bytes.count)
      for _ in 0..<trailing where place < bytes.count {
        place += 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
      return UTF16Offsets(text.string, bytes).utf16(place)
    }
  }

  /// Where the insertion point stands before a place in the text: a line high, without width.
  package func caret(at index: Int, width: CGFloat? = nil) -> CGRect {
    let line = lines.last { $0.range.location <= index } ?? lines.first
    guard let line else {
      return CGRect(
        x: beginning(in: width), y: 0, width: 0, height: text.base.font.lineHeight)
    }
    return TextEngine.locked { _ in
      let places = UTF16Offsets(text.string, Array(text.string.utf8))
      let byte = places.byte(min(index, text.string.utf16.count)) - line.offset
      var x: Int32 = 0
      pango_layout_line_index_to_x(line.drawn.pointer, Int32(byte), 0, &x)
      let frame = frame(of: line, width: width)
      return CGRect(x: frame.minX + CGFloat(x) / 1024, y: line.top, width: 0, height: line.height)
    }
  }

  /// Where a text would begin in a box so wide.
  private func beginning(in width: CGFloat?) -> CGFloat {
    let box = width ?? (limits.width.isFinite ? limits.width : 0)
    switch limits.alignment {
    case .left: return 0
    case .center: return box / 2
    case .right: return box
    case .justified, .natural: return limits.direction == .rightToLeft ? box : 0
    }
  }
}
