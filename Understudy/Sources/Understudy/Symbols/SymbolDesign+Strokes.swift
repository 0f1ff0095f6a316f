// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Strokes without a body: they are as thick as the letters beside them.
extension SymbolDesign {
  /// Letters are a little bolder than outlines.
  static let bold: CGFloat = 1.16

  static let strokes: [String: SymbolDesign] = [
    "xmark": drawn { pen in cross(&pen, 32.5, by: bold) },
    "checkmark": drawn { pen in
      pen.stroke(.polygon([(-31, 4, 0), (-10.5, 31, 2), (33, -34, 0)], closed: false), by: bold)
    },
    "plus": drawn { pen in plus(&pen, 38, by: bold) },
    "minus": drawn { pen in pen.line((-38, 0), (38, 0), by: bold) },
    "ellipsis": drawn { pen in dots(&pen, spread: 33, radius: pen.weight * 0.98) },
    "line.3.horizontal": drawn { pen in
      for y: CGFloat in [-28, 0, 28] { pen.line((-44, y), (44, y)) }
    },
    "sidebar.left": drawn { pen in sidebar(&pen) },
    "sidebar.leading": drawn(mirrors: true) { pen in sidebar(&pen) },
    "list.bullet": drawn(mirrors: true) { pen in
      for y: CGFloat in [-28, 0, 28] {
        pen.dot(-48, y, radius: pen.weight * 0.78)
        pen.line((-26, y), (51, y))
      }
    },
  ]

  static let arrows: [String: SymbolDesign] = [
    "chevron.left": drawn { pen in chevron(&pen, turned: 180) },
    "chevron.right": drawn { pen in chevron(&pen, turned: 0) },
    "chevron.up": drawn { pen in chevron(&pen, turned: -90) },
    "chevron.down": drawn { pen in chevron(&pen, turned: 90) },
    "chevron.backward": drawn(mirrors: true) { pen in chevron(&pen, turned: 180) },
    "chevron.forward": drawn(mirrors: true) { pen in chevron(&pen, turned: 0) },
    "arrow.left": drawn { pen in arrow(&pen, turned: 180) },
    "arrow.right": drawn { pen in arrow(&pen, turned: 0) },
    "arrow.up": drawn { pen in arrow(&pen, turned: -90) },
    "arrow.down": drawn { pen in arrow(&pen, turned: 90) },
    "arrow.backward": drawn(mirrors: true) { pen in arrow(&pen, turned: 180) },
    "arrow.forward": drawn(mirrors: true) { pen in arrow(&pen, turned: 0) },
    "arrow.clockwise": drawn { pen in
      pen.stroke(.arc(0, 2, radius: 39, from: 0, to: 322))
      pen.stroke(.polygon([(34, -45, 0), (34, -22, 1.5), (11, -22, 0)], closed: false))
    },
  ]

  static func cross(_ pen: inout SymbolPen, _ reach: CGFloat, by factor: CGFloat) {
    pen.line((-reach, -reach), (reach, reach), by: factor)
    pen.line((reach, -reach), (-reach, reach), by: factor)
  }

  private static func sidebar(_ pen: inout SymbolPen) {
    pen.stroke(.rect(-50, -38, 50, 38, radius: 12))
    pen.line((-16, -38), (-16, 38))
    for y: CGFloat in [-20, -4, 12] { pen.line((-37, y), (-29, y), by: 0.8) }
  }

  static func plus(_ pen: inout SymbolPen, _ reach: CGFloat, by factor: CGFloat) {
    pen.line((-reach, 0), (reach, 0), by: factor)
    pen.line((0, -reach), (0, reach), by: factor)
  }

  static func dots(_ pen: inout SymbolPen, spread: CGFloat, radius: CGFloat) {
    for x in [-spread, 0, spread] { pen.dot(x, 0, radius: radius) }
  }

  private static func chevron(_ pen: inout SymbolPen, turned degrees: CGFloat) {
    pen.stroke(
      .polygon([(-17.5, -35, 0), (17.5, 0, 2.5), (-17.5, 35, 0)], closed: false)
        .rotated(by: degrees), by: bold)
  }

  private static func arrow(_ pen: inout SymbolPen, turned degrees: CGFloat) {
    pen.stroke(.polyline([(-42, 0), (40, 0)]).rotated(by: degrees), by: bold)
    pen.stroke(
      .polygon([(9, -32, 0), (41, 0, 2), (9, 32, 0)], closed: false).rotated(by: degrees),
      by: bold)
  }
}
