// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A mark in a circle or a triangle.
extension SymbolDesign {
  static let badges: [String: SymbolDesign] = gathered([
    disc("circle") { _ in },
    disc("xmark.circle") { pen in cross(&pen, 16.5, by: bold) },
    disc("checkmark.circle") { pen in
      pen.stroke(.polygon([(-20, 2, 0), (-6, 19.5, 1.5), (20, -19, 0)], closed: false), by: bold)
    },
    disc("plus.circle") { pen in plus(&pen, 21, by: bold) },
    disc("minus.circle") { pen in pen.line((-21, 0), (21, 0), by: bold) },
    disc("ellipsis.circle") { pen in dots(&pen, spread: 21, radius: pen.weight * 0.72) },
    disc("exclamationmark.circle") { pen in
      pen.line((0, -26), (0, 5), by: bold)
      pen.dot(0, 24, radius: pen.weight * 0.76)
    },
    disc("info.circle") { pen in
      pen.dot(-1, -24, radius: pen.weight * 0.78)
      pen.stroke(.polygon([(-9, -6, 0), (1, -6, 1.5), (1, 24, 0)], closed: false), by: 0.95)
      pen.line((-11, 24), (12, 24), by: 0.95)
    },
    disc("questionmark.circle") { pen in
      pen.stroke(
        .curve(
          from: (-14.5, -13),
          [
            (c1: (-14.5, -31), c2: (15, -32), to: (15, -13.5)),
            (c1: (15, -2), c2: (0, -3), to: (0, 9)),
          ]), by: 1.05)
      pen.dot(0, 25, radius: pen.weight * 0.74)
    },
    disc("arrow.up.circle") { pen in
      pen.line((0, 22), (0, -21), by: bold)
      pen.line((-17, -5), (0, -22), (17, -5), by: bold)
    },
    both("exclamationmark.triangle") { pen, filled in
      let half = pen.weight / 2
      pen.outline(
        .polygon([(0, -50 + half, 9), (57 - half, 44 - half, 9), (-57 + half, 44 - half, 9)]),
        filled: filled)
      pen.mark(if: filled) {
        $0.line((0, -16), (0, 7), by: bold)
        $0.dot(0, 24, radius: $0.weight * 0.76)
      }
    },
    both("clock") { pen, filled in
      circle(&pen, filled: filled)
      pen.mark(if: filled) {
        $0.stroke(.polygon([(0, -28, 0), (0, 2, 1), (18, 14, 0)], closed: false))
      }
    },
  ])

  /// A mark in a circle, with a filled version.
  private static func disc(
    _ name: String, _ mark: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> [String: SymbolDesign] {
    both(name) { pen, filled in
      circle(&pen, filled: filled)
      pen.mark(if: filled, mark)
    }
  }

  static func circle(_ pen: inout SymbolPen, filled: Bool) {
    pen.outline(.circle(0, 0, radius: 49.5 - pen.weight / 2), filled: filled)
  }
}
