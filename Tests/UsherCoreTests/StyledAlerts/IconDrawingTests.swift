// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct IconDrawingTests {
  private static let all = StyledAlertStyle.allCases.map { IconDrawing(style: $0) } + [.hourglass]

  @Test(arguments: all)
  func `every icon keeps its distance from the edge of the grid and is centered`(
    icon: IconDrawing
  ) {
    let points = icon.parts.flatMap(\.shape.points)

    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    #expect(left >= 10)
    #expect(right <= 70)
    #expect(top >= 10)
    #expect(bottom <= 73)
    #expect(abs((left + right) / 2 - 40) <= 1)
    #expect(abs((top + bottom) / 2 - 40) <= 2.5)
  }

  @Test(arguments: all)
  func `the parts of an icon are drawn in order, and the last one ends with the animation`(
    icon: IconDrawing
  ) {
    let drawn = icon.parts.filter { $0.end > 0 }

    #expect(drawn.first?.start == 0)
    #expect(drawn.map(\.end).max() == 1)
    #expect(drawn.map(\.start) == drawn.map(\.start).sorted())
    #expect(drawn.allSatisfy { $0.start < $0.end })
  }

  @Test func `an exclamation mark is drawn before its dot, the letter i after its dot`() {
    let warning = IconDrawing(style: .warning).parts.map(\.shape.isDot)
    let info = IconDrawing(style: .info).parts.map(\.shape.isDot)

    #expect(warning == [false, true])
    #expect(info == [true, false, false])
  }

  @Test(arguments: [8.0, 13], [StyledAlertStyle.warning, .info, .question])
  func `a dot does not touch the line next to it`(weight: Double, style: StyledAlertStyle) {
    let drawing = IconDrawing(style: style)
    let weight = weight * drawing.emphasis
    for part in drawing.parts {
      guard case .dot(_, let center) = part.shape else { continue }
      let others = drawing.parts.filter { !$0.shape.isDot }.flatMap(\.shape.points)
      let nearest = others.map { abs($0.y - center) }.min() ?? 0
      #expect(nearest - weight / 2 - weight * 0.65 > 3)
    }
  }

  @Test func `the haptic is played with the last part of an icon, or at the turn of a single line`()
  {
    #expect(IconDrawing(style: .warning).accent == 0.6, "with the dot")
    #expect(IconDrawing(style: .info).accent == 0.7, "with the lowest line")
    #expect(IconDrawing(style: .success).accent == 0.4, "within the checkmark")
  }

  @Test func `only the waiting icon rotates`() {
    #expect(StyledAlertStyle.allCases.filter { IconDrawing(style: $0).rotates } == [.waiting])
    for style in StyledAlertStyle.allCases {
      let icon = IconDrawing(style: style, isBesideProgressBar: true)
      #expect(style == .waiting ? icon == .hourglass : icon == IconDrawing(style: style))
      #expect(!icon.rotates, "style: \(style)")
    }
  }
}

extension IconDrawing.Shape {
  fileprivate var isDot: Bool { if case .dot = self { true } else { false } }

  /// The points that the shape passes through.
  fileprivate var points: [(x: Double, y: Double)] {
    switch self {
    case .dot(let x, let y): [(x, y)]
    case .track(let path), .stroke(let path):
      path.compactMap { element in
        switch element {
        case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y): (x, y)
        case .close: nil
        }
      }
    }
  }
}
