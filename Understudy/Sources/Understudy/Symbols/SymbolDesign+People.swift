// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// People, and what is theirs.
extension SymbolDesign {
  static let people: [String: SymbolDesign] = gathered([
    both("person") { pen, filled in
      pen.outline(.circle(0, -25, radius: 19), filled: filled)
      pen.outline(shoulders(width: 38, top: 9, bottom: 44, corner: 8), filled: filled)
    },
    both("person.circle") { pen, filled in
      circle(&pen, filled: filled)
      pen.mark(if: filled) {
        $0.outline(.circle(0, -14, radius: filled ? 12 : 13), filled: filled)
        $0.outline(shoulders(width: 23, top: 9, bottom: 27, corner: 5), filled: filled)
      }
    },
    both("person.crop.circle") { pen, filled in
      circle(&pen, filled: filled)
      pen.mark(if: filled) {
        let size: CGFloat = filled ? 15 : 15.5
        filled
          ? $0.fill(.circle(0, -13, radius: size + 2)) : $0.stroke(.circle(0, -13, radius: size))
        let back = SymbolPath.curve(
          from: (-31, 32),
          [
            (c1: (-25, 19), c2: (-13, 13), to: (0, 13)), (c1: (13, 13), c2: (25, 19), to: (31, 32)),
          ])
        if filled {
          $0.fill(back.and(.arc(0, 0, radius: 42, from: 46, to: 134)).joined())
        } else {
          $0.stroke(back)
        }
      }
    },
    both("gearshape") { pen, filled in
      pen.outline(gear, filled: filled)
      pen.mark(if: filled) {
        filled ? $0.fill(.circle(0, 0, radius: 16)) : $0.stroke(.circle(0, 0, radius: 16.5))
      }
    },
    both("bell") { pen, filled in
      pen.outline(bell, filled: filled)
      pen.fill(
        .curve(
          from: (-13, 38), [(c1: (-10, 52), c2: (10, 52), to: (13, 38))], closed: true))
    },
    both("lock") { pen, filled in
      pen.outline(.rect(-31, -3, 31, 46, radius: 10), filled: filled)
      pen.stroke(
        .polygon(
          [(-20, -3, 0), (-20, -46, 20), (20, -46, 20), (20, -3, 0)], closed: false), by: 1.06)
    },
    both("envelope") { pen, filled in
      pen.outline(.rect(-52, -38, 52, 38, radius: 11), filled: filled)
      pen.mark(if: filled) {
        $0.stroke(.polygon([(-49, -32, 0), (0, 9, 8), (49, -32, 0)], closed: false))
      }
    },
  ])

  private static func shoulders(
    width: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat
  ) -> SymbolPath {
    let waist = bottom - corner
    return .curve(
      from: (-width, waist),
      [
        (c1: (-width, top + 9), c2: (-width * 0.5, top), to: (0, top)),
        (c1: (width * 0.5, top), c2: (width, top + 9), to: (width, waist)),
        (c1: (width, bottom), c2: (width - corner, bottom), to: (width - corner, bottom)),
        (
          c1: (width - corner, bottom), c2: (corner - width, bottom), to: (corner - width, bottom)
        ),
        (c1: (-width, bottom), c2: (-width, bottom), to: (-width, waist)),
      ], closed: true)
  }

  private static var gear: SymbolPath {
    let teeth = 8
    var corners: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = []
    for tooth in 0..<teeth {
      let middle = Double(tooth) * 2 * .pi / Double(teeth) - .pi / 2
      let points: [(CGFloat, Double)] = [(35, -0.262), (45.5, -0.185), (45.5, 0.185), (35, 0.262)]
      for (radius, angle) in points {
        corners.append(
          (
            radius * CGFloat(cos(middle + angle)), radius * CGFloat(sin(middle + angle)),
            3.5
          ))
      }
    }
    return .polygon(corners)
  }

  private static var bell: SymbolPath {
    .curve(
      from: (-40, 27),
      [
        (c1: (-34, 20), c2: (-30, 13), to: (-30, -10)),
        (c1: (-30, -32), c2: (-19, -46), to: (0, -46)),
        (c1: (19, -46), c2: (30, -32), to: (30, -10)),
        (c1: (30, 13), c2: (34, 20), to: (40, 27)),
      ], closed: true)
  }
}

extension SymbolPath {
  /// Makes one closed shape of paths that follow each other.
  func joined() -> SymbolPath {
    var path = PathBuilder()
    for (index, element) in elements.enumerated() {
      if case .move(let point) = element, index > 0 {
        path.addLine(to: point)
      } else {
        path.append([element])
      }
    }
    path.close()
    return SymbolPath(builder: path)
  }
}
