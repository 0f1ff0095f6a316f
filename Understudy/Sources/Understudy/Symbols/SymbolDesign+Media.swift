// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Seeing, pictures and connections.
extension SymbolDesign {
  static let media: [String: SymbolDesign] = gathered([
    both("photo") { pen, filled in
      pen.outline(.rect(-53, -40, 53, 40, radius: 12), filled: filled)
      pen.mark(if: filled) {
        $0.dot(-26, -16, radius: 8.5)
        $0.stroke(
          .polygon(
            [(-50, 30, 0), (-23, 7, 5), (-4, 24, 5), (23, -7, 6), (51, 20, 0)], closed: false))
      }
    },
    both("eye") { pen, filled in eye(&pen, filled: filled) },
    both("eye.slash") { pen, filled in
      eye(&pen, filled: filled)
      slash(&pen)
    },
    [
      "wifi": drawn { pen in waves(&pen) },
      "wifi.slash": drawn { pen in
        waves(&pen)
        slash(&pen)
      },
    ],
  ])

  private static func eye(_ pen: inout SymbolPen, filled: Bool) {
    pen.outline(
      .curve(
        from: (-55, 0),
        [
          (c1: (-44, -19), c2: (-23, -34), to: (0, -34)),
          (c1: (23, -34), c2: (44, -19), to: (55, 0)),
          (c1: (44, 19), c2: (23, 34), to: (0, 34)),
          (c1: (-23, 34), c2: (-44, 19), to: (-55, 0)),
        ], closed: true), filled: filled)
    pen.mark(if: filled) {
      $0.stroke(.circle(0, 0, radius: 16.5))
    }
    if filled { pen.dot(0, 0, radius: 9) }
  }

  private static func waves(_ pen: inout SymbolPen) {
    pen.dot(0, 33, radius: 7.5)
    for radius: CGFloat in [26, 49, 72] {
      pen.stroke(.arc(0, 35, radius: radius, from: 224, to: 316), by: 1.15)
    }
  }

  /// A stroke across what was drawn, clear of it on its upper side.
  private static func slash(_ pen: inout SymbolPen) {
    let reach: CGFloat = 44
    pen.gap(
      SymbolPath.polyline([(-reach, -reach), (reach, reach)]).moved(
        pen.weight * 0.42, -pen.weight * 0.42), width: pen.weight * 2.9)
    pen.line((-reach, -reach), (reach, reach))
  }
}
