// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Tools and places of documents.
extension SymbolDesign {
  static let objects: [String: SymbolDesign] = gathered([
    both("trash") { pen, filled in
      pen.outline(
        .polygon([(-33, -28, 0), (33, -28, 0), (28.5, 47, 10), (-28.5, 47, 10)]), filled: filled)
      pen.line((-43, -28), (43, -28))
      pen.stroke(
        .polygon([(-15, -29, 0), (-15, -44, 7), (15, -44, 7), (15, -29, 0)], closed: false))
      pen.mark(if: filled) {
        for x: CGFloat in [-13, 0, 13] { $0.line((x, -11), (x * 0.86, 30), by: 0.86) }
      }
    },
    both("tray") { pen, filled in
      let body = SymbolPath.polygon([
        (-49, 5, 5), (-34, -35, 9), (34, -35, 9), (49, 5, 5), (49, 37, 11), (-49, 37, 11),
      ])
      pen.outline(body, filled: filled)
      pen.mark(if: filled) {
        $0.stroke(
          .polygon(
            [(-48, 4, 0), (-19, 4, 5), (-13, 18, 6), (13, 18, 6), (19, 4, 5), (48, 4, 0)],
            closed: false))
      }
    },
    both("square.grid.2x2") { pen, filled in
      let (near, far): (CGFloat, CGFloat) = (8, 40)
      for (left, top) in [(-far, -far), (near, -far), (-far, near), (near, near)] {
        pen.outline(.rect(left, top, left + 32, top + 32, radius: 6), filled: filled)
      }
    },
    [
      "pencil": drawn { pen in
        pen.stroke(
          .polygon([(-54, 0, 2), (-35, -11.5, 3), (48, -11.5, 5), (48, 11.5, 5), (-35, 11.5, 3)])
            .rotated(by: -45))
        pen.stroke(.polyline([(29, -11.5), (29, 11.5)]).rotated(by: -45))
      },
      "calendar": drawn { pen in
        pen.stroke(.rect(-43, -37, 43, 44, radius: 13))
        pen.line((-43, -13), (43, -13))
        for x: CGFloat in [-21, 21] { pen.line((x, -48), (x, -30)) }
        for y: CGFloat in [6, 26] {
          for x: CGFloat in [-20, 0, 20] { pen.dot(x, y, radius: pen.weight * 0.62) }
        }
      },
      "mappin.and.ellipse": drawn { pen in
        pen.dot(0, -33, radius: 17)
        pen.line((0, -16), (0, 30))
        pen.stroke(
          .curve(
            from: (-14, 14),
            [
              (c1: (-33, 16.5), c2: (-44, 22), to: (-44, 29)),
              (c1: (-44, 39), c2: (-23, 45), to: (0, 45)),
              (c1: (23, 45), c2: (44, 39), to: (44, 29)),
              (c1: (44, 22), c2: (33, 16.5), to: (14, 14)),
            ]))
      },
      "magnifyingglass": drawn { pen in
        pen.stroke(.circle(-8, -8, radius: 31))
        pen.line((15, 15), (40, 40), by: 1.2)
      },
      "square.and.arrow.up": drawn { pen in
        pen.stroke(
          .polygon(
            [
              (-17, -17, 0), (-35, -17, 10), (-35, 46, 10), (35, 46, 10), (35, -17, 10),
              (17, -17, 0),
            ], closed: false))
        pen.line((0, 17), (0, -54))
        pen.line((-17.5, -37), (0, -54.5), (17.5, -37))
      },
      "square.and.pencil": drawn { pen in
        pen.stroke(
          .polygon(
            [
              (6, -38, 0), (-40, -38, 11), (-40, 42, 11), (40, 42, 11), (40, -4, 0),
            ], closed: false))
        pen.stroke(
          .polygon([(-33, 0, 1.5), (-20, -7.5, 2), (38, -7.5, 4), (38, 7.5, 4), (-20, 7.5, 2)])
            .rotated(by: -45).moved(13, -13))
      },
    ],
  ])
}
