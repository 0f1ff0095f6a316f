// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a shop shows.
extension SymbolDesign {
  static let commerce: [String: SymbolDesign] = gathered([
    both("house") { pen, filled in
      if filled {
        pen.fill(.polygon([(0, -42, 0), (39, -8, 0), (39, 44, 12), (-39, 44, 12), (-39, -8, 0)]))
      } else {
        pen.stroke(
          .polygon(
            [(-36, -11, 0), (-36, 40, 9), (36, 40, 9), (36, -11, 0)], closed: false))
      }
      pen.stroke(.polygon([(-50, 0, 0), (0, -44, 4), (50, 0, 0)], closed: false), by: 1.08)
      pen.mark(if: filled) {
        let foot: CGFloat = filled ? 46 : 40
        let door = SymbolPath.polygon(
          [(-11.5, foot, 0), (-11.5, 12, 5), (11.5, 12, 5), (11.5, foot, 0)], closed: filled)
        filled ? $0.fill(door) : $0.stroke(door)
      }
    },
    both("bag") { pen, filled in
      pen.outline(
        .polygon([(-37, -23, 5), (37, -23, 5), (42, 46, 13), (-42, 46, 13)]), filled: filled)
      pen.stroke(
        .curve(
          from: (-19, -23), [(c1: (-19, -60), c2: (19, -60), to: (19, -23))]))
      pen.mark(if: filled) { $0.line((-19, -23), (-19, -8)) }
      pen.mark(if: filled) { $0.line((19, -23), (19, -8)) }
    },
    both("cart") { pen, filled in
      pen.stroke(
        .polygon(
          [(-57, -41, 0), (-43, -41, 5), (-29, 22, 6), (40, 22, 0)], closed: false))
      let basket = SymbolPath.polygon([(-40, -27, 0), (53, -27, 8), (43, 5, 8), (-33, 5, 0)])
      pen.outline(basket, filled: filled)
      pen.dot(-21, 40, radius: 7.5)
      pen.dot(33, 40, radius: 7.5)
    },
    both("creditcard") { pen, filled in
      pen.outline(.rect(-54, -39, 54, 39, radius: 11), filled: filled)
      pen.mark(if: filled) {
        $0.fill(.rect(-54, -20, 54, -6, radius: 0))
        $0.line((-37, 18), (-19, 18), by: 1.1)
      }
    },
    both("gift") { pen, filled in
      let bow = SymbolPath.curve(
        from: (0, -24),
        [
          (c1: (-5, -40), c2: (-15, -50), to: (-25, -50)),
          (c1: (-37, -50), c2: (-39, -33), to: (-28, -27)),
          (c1: (-21, -23.5), c2: (-10, -24), to: (0, -24)),
        ])
      pen.stroke(bow.doubled())
      if filled {
        pen.fill(.rect(-50, -28, 50, -4, radius: 7))
        pen.fill(.polygon([(-42, 2.5, 0), (42, 2.5, 0), (42, 50, 11), (-42, 50, 11)]))
      } else {
        pen.stroke(.rect(-46, -24, 46, -3, radius: 5))
        pen.stroke(
          .polygon([(-38, -3, 0), (-38, 46, 9), (38, 46, 9), (38, -3, 0)], closed: false))
      }
      pen.mark(if: filled) {
        let (top, foot): (CGFloat, CGFloat) = filled ? (-20, 56) : (-24, 46)
        $0.line((0, top), (0, foot))
      }
    },
    both("tag") { pen, filled in
      pen.outline(
        .polygon([
          (-45, -45, 9), (0, -45, 7), (47, 2, 8), (2, 47, 8), (-45, 0, 7),
        ]), filled: filled)
      pen.mark(if: filled) { $0.dot(-23, -23, radius: 7.5) }
    },
    both("shippingbox") { pen, filled in
      pen.outline(
        .polygon([
          (0, -51, 7), (45, -27, 7), (45, 26, 7), (0, 50, 7), (-45, 26, 7), (-45, -27, 7),
        ]), filled: filled)
      pen.mark(if: filled) {
        $0.line((-43, -25), (0, -2), (43, -25))
        $0.line((0, -2), (0, 50))
        $0.line((-22, -38), (22, -14), by: 0.9)
      }
    },
    both("heart") { pen, filled in
      pen.outline(
        .curve(
          from: (0, 42),
          [
            (c1: (-20, 29), c2: (-47, 7), to: (-47, -17)),
            (c1: (-47, -33), c2: (-36, -42.5), to: (-23.5, -42.5)),
            (c1: (-13, -42.5), c2: (-5, -37), to: (0, -27.5)),
            (c1: (5, -37), c2: (13, -42.5), to: (23.5, -42.5)),
            (c1: (36, -42.5), c2: (47, -33), to: (47, -17)),
            (c1: (47, 7), c2: (20, 29), to: (0, 42)),
          ], closed: true), filled: filled)
    },
    both("star") { pen, filled in
      pen.outline(star, filled: filled)
    },
  ])

  private static var star: SymbolPath {
    let corners = (0..<10).map { index -> (CGFloat, CGFloat, CGFloat) in
      let isTip = index % 2 == 0
      let radius: CGFloat = isTip ? 51 : 23
      let angle = Double(index) * .pi / 5 - .pi / 2
      return (
        radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle)) + 2, isTip ? 2.5 : 2
      )
    }
    return .polygon(corners.map { (x: $0.0, y: $0.1, radius: $0.2) })
  }
}
