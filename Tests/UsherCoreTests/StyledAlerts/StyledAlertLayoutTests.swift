// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The layout of a styled alert's card, as tables.
struct StyledAlertLayoutTests {
  private typealias Sizes = StyledAlertContentMetrics

  private func layout(
    _ measures: StyledAlertMetrics = .badge, width: Double = 361, height: Double = 727
  ) -> StyledAlertLayout {
    StyledAlertLayout(
      metrics: measures, container: LayoutSize(width: width, height: height), scale: 3)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  @Test func `the classic card has the metrics of SCLAlertView`() {
    // 178 high with 90 for the message, of which 34 are needed; 45 more for each button, which is 9
    // points higher than there.
    let sizes = Sizes(
      title: 24, message: 34, buttons: [.init(width: 60, height: 30), .init(width: 80, height: 20)])

    let frames = layout(.classic).frames(of: sizes)

    let height: Double = 178 - (90 - 34) + 2 * (45 + 9)
    #expect(frames.card == rect(0, 31, 240, height))
    #expect(frames.icon == rect(89, 0, 62, 62))
    #expect(frames.viewport == rect(0, 31, 240, 73))
    #expect(!frames.isScrollable)
    #expect(frames.title == rect(12, 0, 216, 39))
    // 70 below the edge of the card.
    #expect(frames.message == rect(12, 39, 216, 34))
    #expect(frames.buttons == [rect(12, 118, 216, 44), rect(12, 172, 216, 44)])
  }

  @Test func `without icon, title or message the other parts move up`() {
    var plain = layout()
    plain.icon = .none
    let button = Sizes.Button(width: 60, height: 30)

    let untitled = plain.frames(of: Sizes(message: 20, buttons: [button]))
    #expect(untitled.icon == nil)
    #expect(untitled.title.height == 0)
    #expect(untitled.message == rect(16, 22, 268, 20))
    #expect(untitled.buttons == [rect(16, 62, 268, 48)])
    #expect(untitled.size == LayoutSize(width: 300, height: 126))

    let withoutText = plain.frames(of: Sizes(buttons: [button]))
    #expect(withoutText.buttons == [rect(16, 22, 268, 48)])
    #expect(plain.frames(of: Sizes(title: 20)).size.height == 58)
  }

  @Test func `rows keep their spacing, can extend to the edges, and can be empty`() {
    var plain = layout()
    plain.icon = .none
    let sizes = Sizes(
      title: 20,
      rows: [
        .init(height: 100, extent: .card), .init(height: 0), .init(height: 40),
        .init(height: 10, spacing: 2),
      ])

    let frames = plain.frames(of: sizes)

    let rows = [
      rect(0, 56, 300, 100), rect(16, 156, 268, 0), rect(16, 170, 268, 40), rect(16, 212, 268, 10),
    ]
    #expect(frames.rows == rows)
    #expect(frames.size.height == 238)
    #expect(plain.width(of: sizes.rows[0].extent) == 300)
    #expect(plain.width(of: sizes.rows[2].extent) == 268)
  }

  @Test(
    arguments: [
      (1, [[0]]), (2, [[0, 1]]), (3, [[0, 1, 2]]), (4, [[0, 1], [2, 3]]),
      (5, [[0, 1, 2], [3, 4]]), (6, [[0, 1, 2], [3, 4, 5]]), (7, [[0, 1, 2], [3, 4], [5, 6]]),
      (8, [[0, 1, 2], [3, 4, 5], [6, 7]]),
    ] as [(Int, [[Int]])])
  func `horizontal buttons fill as few rows as possible`(count: Int, rows: [[Int]]) {
    var classic = layout(.classic)
    classic.buttonLayout = .horizontal
    let buttons = (0..<count).map { _ in Sizes.Button(width: 300, height: 20) }

    let frames = classic.frames(of: Sizes(buttons: buttons)).buttons

    let found = Dictionary(grouping: frames.indices) { frames[$0].y }.sorted { $0.key < $1.key }
      .map { $0.value.sorted { frames[$0].x < frames[$1].x } }
    #expect(found == rows)
    for row in found {
      #expect(frames[row[0]].x == 12)
      let last = frames[row[row.count - 1]]
      #expect(last.x + last.width == 228)
    }
  }

  @Test(
    arguments: [
      ([70, 70], 1), ([130, 130], 1), ([131, 130], 2), ([20, 300], 2),
      // Three do not fit into a row of the system's card.
      ([40, 40, 40], 3), ([400], 1),
    ] as [([Double], Int)])
  func `adaptive buttons are placed side by side as long as their titles fit on one line`(
    widths: [Double], rows: Int
  ) {
    let buttons = widths.map { Sizes.Button(width: $0, height: 20) }

    let buttonWidths = layout().widths(of: buttons)
    let ys = Set(layout().frames(of: Sizes(buttons: buttons)).buttons.map(\.y))

    let width: Double = rows < widths.count ? 130 : 268
    #expect(buttonWidths.allSatisfy { $0 == width })
    #expect(ys.count == rows)
  }

  @Test(
    arguments: [
      (.vertical, [0, 2, 1]), (.horizontal, [1, 0, 2]), (.adaptive, [1, 0, 2]),
    ] as [(StyledAlertButtonLayout, [Int])])
  func `a cancel button is last in a column and first in a row`(
    arrangement: StyledAlertButtonLayout, order: [Int]
  ) {
    var classic = layout(.classic)
    classic.buttonLayout = arrangement
    let roles: [StyledAlertButtonRole] = [.destructive, .cancel, .preferred]
    let buttons = roles.map { Sizes.Button(role: $0, width: 30, height: 20) }

    let frames = classic.frames(of: Sizes(buttons: buttons)).buttons

    let found = frames.indices.sorted {
      (frames[$0].y, frames[$0].x) < (frames[$1].y, frames[$1].x)
    }
    #expect(found == order)
  }

  @Test func `the buttons of a row are as high as the highest of them`() {
    let buttons = [Sizes.Button(width: 60, height: 30), Sizes.Button(width: 60, height: 70.1)]

    let frames = layout().frames(of: Sizes(buttons: buttons)).buttons

    let height: Double = 211 / 3
    #expect(frames.map(\.height) == [height, height])
  }

  @Test func `text that is too long scrolls between title and buttons`() {
    let sizes = Sizes(
      title: 22, message: 2000, buttons: [.init(width: 60, height: 20)])

    let frames = layout(height: 500).frames(of: sizes)

    #expect(frames.size.height == 500)
    #expect(frames.isScrollable)
    #expect(!frames.buttonsScroll)
    #expect(frames.icon == rect(116, 0, 68, 68))
    #expect(frames.buttons == [rect(16, 402, 268, 48)])
    #expect(frames.titleStays)
    #expect(frames.title == rect(16, 46, 268, 22))
    #expect(frames.viewport == rect(0, 74, 300, 308))
    // The end of the text is not clipped at the edge of the viewport.
    #expect(frames.message == rect(16, 0, 268, 2000))
    #expect(frames.content.height == 2020)
  }

  @Test(
    arguments: [
      // Everything fits with the large icon, and with one point less with the regular one.
      (.large, 350, .large, false, false), (.large, 349, .regular, false, false),
      (.regular, 308, .regular, false, false), (.regular, 307, .regular, true, false),
      // 88 points of the text are visible; with one point less, all of it without the icon.
      (.regular, 296, .regular, true, false), (.regular, 295, .none, false, false),
      (.none, 250, .none, false, false), (.none, 249, .none, true, false),
      (.regular, 228, .none, true, false),
      // The buttons would leave too little text.
      (.regular, 227, .none, true, true), (.regular, 150, .none, true, true),
    ] as [(StyledAlertIconSize, Double, StyledAlertIconSize, Bool, Bool)])
  func `with little room the icon is removed first, then the buttons scroll`(
    requested: StyledAlertIconSize, height: Double, found: StyledAlertIconSize, scrolls: Bool,
    buttonsScroll: Bool
  ) {
    var layout = layout(height: height)
    layout.icon = requested
    let buttons = (1...2).map { _ in Sizes.Button(width: 200, height: 20) }

    let frames = layout.frames(of: Sizes(title: 22, message: 60, rows: [], buttons: buttons))

    let icon: StyledAlertIconSize =
      frames.icon == nil ? .none : frames.isIconLarge ? .large : .regular
    #expect(icon == found)
    #expect(frames.isScrollable == scrolls)
    #expect(frames.buttonsScroll == buttonsScroll)
    #expect(frames.size.height <= height)
  }

  @Test(
    arguments: [
      (393.0, false, 300.0), (320, false, 300), (280, false, 280), (393, true, 380),
      (361, true, 361), (0, false, 0), (.nan, false, 0),
    ])
  func `the card has its preferred width or the available width`(
    room: Double, isTextLarge: Bool, width: Double
  ) {
    var layout = layout(width: room)
    layout.isTextLarge = isTextLarge

    #expect(layout.width == width)
    #expect(layout.textWidth == max(0, width - 32))
  }

  @Test func `an icon on the card is left out before anything scrolls`() {
    let sizes = Sizes(title: 20, message: 400, buttons: [.init(width: 60, height: 20)])
    let height = layout(.system).frames(of: sizes).size.height

    let less = layout(.system, height: height - 1).frames(of: sizes)
    #expect(less.icon == nil)
    #expect(!less.isScrollable)
    let least = layout(.system, height: 300).frames(of: sizes)
    #expect(least.isScrollable)
    #expect(least.titleStays)
    #expect(least.title == rect(30, 22, 260, 20))
  }

  @Test func `a title that would take more than two fifths of the room scrolls`() {
    func frames(_ title: Double, height: Double = 300) -> StyledAlertFrames {
      layout(.system, height: height).frames(
        of: Sizes(title: title, message: 400, buttons: [.init(width: 60, height: 20)]))
    }
    // 300 less 16, 48 and 22 for the button: of 214, two fifths are for 22, the title and 8.
    #expect(frames(55).titleStays)
    #expect(!frames(56).titleStays)
    #expect(frames(56, height: 301).titleStays, "22 + 56 + 8 are two fifths of 215")
  }

  @Test(arguments: [StyledAlertMetrics.classic, .system])
  func `a title without text below it scrolls with the buttons`(measures: StyledAlertMetrics) {
    var plain = layout(measures, height: 300)
    plain.icon = .none
    let buttons = (1...10).map { _ in Sizes.Button(width: 60, height: 20) }

    let frames = plain.frames(of: Sizes(title: 20, buttons: buttons))

    #expect(frames.buttonsScroll)
    #expect(!frames.titleStays)
  }

  @Test(arguments: [false, true])
  func `an icon on the card is at the edge of the text, above title and message`(
    isRightToLeft: Bool
  ) {
    var system = layout(.system)
    system.isRightToLeft = isRightToLeft

    let frames = system.frames(
      of: Sizes(title: 20, message: 18, buttons: [.init(width: 60, height: 20)]))

    #expect(frames.card == rect(0, 0, 320, 228))
    #expect(frames.icon == rect(isRightToLeft ? 320 - 30 - 56 : 30, 26, 56, 56))
    #expect(frames.viewport.y == 82)
    #expect(frames.title == rect(30, 14, 260, 20))
    #expect(frames.message == rect(30, 42, 260, 18))
    #expect(frames.buttons == [rect(16, 164, 288, 48)])
  }

  @Test func `fields are as wide as the buttons, and custom views as the text`() {
    let system = layout(.system)
    #expect(system.width(of: .text) == 260)
    #expect(system.width(of: .content) == 288)
    #expect(system.width(of: .card) == 320)
  }

  @Test
  func `at an accessibility size buttons that take more than a third of the room scroll`() {
    var large = layout(.system, height: 600)
    large.isTextLarge = true
    func frames(_ buttonHeight: Double) -> StyledAlertFrames {
      large.frames(
        of: Sizes(
          title: 60, message: 700,
          buttons: [.init(width: 400, height: buttonHeight), .init(width: 400, height: 96)]))
    }

    #expect(!frames(58).buttonsScroll, "22 + 58 + 8 + 96 + 16 is a third")
    #expect(frames(59).buttonsScroll)
    large.isTextLarge = false
    #expect(!frames(59).buttonsScroll)
  }

  @Test func `invalid metrics count as zero`() {
    var measures = StyledAlertMetrics.badge
    measures.width = .nan
    measures.contentInset = -4
    measures.textInset = -4
    measures.buttonsInset = .nan
    measures.icon.ring = -68
    measures.bottomInset = -.infinity

    let frames = layout(measures).frames(
      of: Sizes(title: 20, buttons: [.init(width: .nan, height: .nan)]))

    #expect(frames.size == LayoutSize(width: 361, height: 90))
    #expect(frames.icon == nil)
    #expect(frames.title == rect(0, 22, 361, 20))
    #expect(frames.buttons == [rect(0, 42, 361, 48)])
  }
}
