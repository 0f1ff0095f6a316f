// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

struct CardSourceTests {
  /// An iPhone 16 in portrait, with a source in the middle of the screen.
  private func phone(_ frame: LayoutRect = middle, hasArrow: Bool = true) -> CardLayout {
    var layout = CardLayout(
      container: LayoutSize(width: 393, height: 852),
      safeArea: LayoutInsets(top: 59, bottom: 34), margins: LayoutInsets(all: 16), scale: 3)
    layout.source = CardSource(frame: frame)
    layout.source?.hasArrow = hasArrow
    return layout
  }

  private static let middle = LayoutRect(x: 160, y: 400, width: 60, height: 40)
  private let card = LayoutSize(width: 200, height: 100)

  @Test func `a card is below its source, centered on it, with the arrow in the middle`() {
    let placement = phone().placement(measured: card)

    #expect(placement.frame == LayoutRect(x: 90, y: 457, width: 200, height: 100))
    #expect(placement.side == .bottom)
    #expect(placement.arrow == CardPlacement.Arrow(side: .top, position: 100))
  }

  @Test func `without an arrow a card is as much nearer as the arrow is high`() {
    let placement = phone(hasArrow: false).placement(measured: card)

    #expect(placement.frame == LayoutRect(x: 90, y: 444, width: 200, height: 100))
    #expect(placement.arrow == nil)
  }

  @Test func `a card keeps its distance from the light around its source`() {
    var layout = phone(hasArrow: false)
    layout.source?.margin = 6

    #expect(layout.placement(measured: card).frame.y == 450)
  }

  @Test(
    arguments: [
      (Set(PopupEdge.allCases), 400.0, false, LayoutSide.bottom),
      // Too low for a card below.
      (Set(PopupEdge.allCases), 700.0, false, .top),
      ([.top, .leading], 400, false, .top),
      ([.leading, .trailing], 400, false, .right),
      ([.leading, .trailing], 400, true, .left),
      ([.leading], 400, false, .left),
      ([.leading], 400, true, .right),
    ] as [(Set<PopupEdge>, Double, Bool, LayoutSide)])
  func `a card is on the first allowed side with enough room`(
    edges: Set<PopupEdge>, y: Double, isRightToLeft: Bool, side: LayoutSide
  ) {
    var layout = phone(LayoutRect(x: 180, y: y, width: 33, height: 40))
    layout.isRightToLeft = isRightToLeft
    layout.source?.edges = edges

    let placement = layout.placement(measured: LayoutSize(width: 120, height: 100))

    #expect(placement.side == side)
    #expect(placement.arrow?.side == side.opposite)
  }

  @Test
  func `a card is moved only as far as the margins require, and the arrow stays at the source`() {
    let atEdge = phone(LayoutRect(x: 320, y: 400, width: 57, height: 40))
      .placement(measured: card)

    #expect(atEdge.frame.x == 177)
    #expect(atEdge.arrow?.position == 171.5 - 4.5, "not in the corner")

    let nearEdge = phone(LayoutRect(x: 300, y: 400, width: 40, height: 40))
      .placement(measured: card)
    #expect(nearEdge.frame.x == 177)
    #expect(nearEdge.arrow?.position == 143)
  }

  @Test func `a side on which the arrow can point at the source comes first`() {
    // Below, the arrow would be in the corner of the card or beside the source.
    var layout = phone(LayoutRect(x: 385, y: 400, width: 8, height: 40))
    layout.margins = LayoutInsets(all: 40)

    let placement = layout.placement(measured: card)

    #expect(placement.side == .left)
    #expect(placement.arrow == CardPlacement.Arrow(side: .right, position: 50))
  }

  @Test func `if the arrow can point at the source on no side, there is none`() {
    let placement = phone(LayoutRect(x: 385, y: 100, width: 8, height: 8)).placement(
      measured: LayoutSize(width: 360, height: 100))

    #expect(placement.side == .bottom)
    #expect(placement.frame.y == 125)
    #expect(placement.arrow == nil)
  }

  @Test func `a card that has not enough room on any side covers as little as possible`() {
    let placement = phone(LayoutRect(x: 20, y: 300, width: 353, height: 400))
      .placement(measured: LayoutSize(width: 353, height: 300))

    #expect(placement.frame.y == 75)
    #expect(placement.side == .top)
    #expect(placement.arrow == nil)
  }

  @Test func `of two sides on which a card covers as much of its source, it is on the first`() {
    // There is as much room above the source as below it.
    let layout = phone(LayoutRect(x: 20, y: 238.5, width: 353, height: 400))

    #expect(layout.placement(measured: LayoutSize(width: 353, height: 300)).side == .bottom)
  }

  @Test(
    arguments: [
      // Below, the card is from 177 to 377, or from 16 to 216, and its arrow stays 20 points away
      // from its ends.
      (LayoutRect(x: 357, y: 400, width: 36, height: 40), .bottom),
      (LayoutRect(x: 358, y: 400, width: 35, height: 40), .left),
      (LayoutRect(x: 0, y: 400, width: 36, height: 40), .bottom),
      (LayoutRect(x: 0, y: 400, width: 35, height: 40), .right),
    ] as [(LayoutRect, LayoutSide)])
  func `an arrow that reaches the edge of its source points at it`(
    frame: LayoutRect, side: LayoutSide
  ) {
    let placement = phone(frame).placement(measured: card)

    #expect(placement.side == side)
    #expect(placement.arrow?.side == side.opposite)
  }

  @Test func `the size of a card does not depend on the place of its source`() {
    let layout = phone()
    var other = phone(LayoutRect(x: 20, y: 100, width: 30, height: 30))
    #expect(other.differsOnlyInSource(from: layout))

    other.container = LayoutSize(width: 852, height: 393)
    #expect(!other.differsOnlyInSource(from: layout), "a wider window")
  }

  @Test func `the size of a card can depend on whether it has a source`() {
    let layout = phone()
    var centered = layout
    centered.source = nil

    #expect(!layout.differsOnlyInSource(from: centered))
    #expect(!centered.differsOnlyInSource(from: layout))
    #expect(!layout.differsOnlyInSource(from: nil))
  }

  @Test func `a card is above the keyboard, and above a source that the keyboard covers`() {
    var layout = phone(LayoutRect(x: 160, y: 460, width: 60, height: 40))
    layout.keyboard = 336

    #expect(layout.placement(measured: card).side == .top)

    layout.source?.frame.y = 700
    #expect(layout.placement(measured: card).frame.y == 400)
  }

  @Test func `nothing points at a source that cannot be seen`() {
    var layout = phone(LayoutRect(x: 160, y: 900, width: 60, height: 0))
    layout.source?.isInSight = false

    let placement = layout.placement(measured: card)

    #expect(placement.frame.y == 702)
    #expect(placement.arrow == nil)
  }

  @Test func `a short card has its arrow in the middle, and a shorter one has none`() {
    #expect(
      phone().placement(measured: LayoutSize(width: 40, height: 40)).arrow?.position == 20)
    #expect(
      phone().placement(measured: LayoutSize(width: 26, height: 26)).arrow?.position == 13)
    #expect(phone().placement(measured: LayoutSize(width: 25, height: 25)).arrow == nil)
  }

  @Test func `a card zooms from its side at the source`() throws {
    let layout = phone()
    let frame = layout.placement(measured: card).frame

    let appearance = try #require(CardAnimation(.zoom, .appearing, of: frame, in: layout))

    #expect(appearance.initialPose.scale == 0.85)
    #expect(appearance.initialPose.offset.x == 0)
    #expect(abs(appearance.initialPose.offset.y + 50 * 0.15) < 1e-9)
    var centered = layout
    centered.source = nil
    let other = CardAnimation(.zoom, .appearing, of: frame, in: centered)
    #expect(other?.initialPose.offset == LayoutOffset())
  }

  @Test func `a full card has no source beside it`() {
    var layout = phone()
    layout.position = .full

    let placement = layout.placement(measured: card)

    #expect(placement.frame == LayoutRect(x: 16, y: 75, width: 361, height: 727))
    #expect(placement.side == nil)
  }

  @Test func `a card with a source is not at an edge of the screen`() {
    var layout = phone()
    (layout.position, layout.ignoresSafeArea) = (.bottom, true)

    #expect(layout.side == nil)
    #expect(layout.placement(measured: card).frame.height == 100)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a card is in the available rect, beside its source if there is room`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<500 {
      let layout = CardLayout.random(&random)
      let measured = LayoutSize(
        width: .random(in: 0...400, using: &random), height: .random(in: 0...600, using: &random))

      let placement = layout.placement(measured: measured)

      let faults = layout.faults(of: placement, measured: measured)
      #expect(faults.isEmpty, "seed \(seed), round \(round): \(faults) \(placement) in \(layout)")
      guard faults.isEmpty else { return }
    }
  }

  @Test func `a card is inside the window for any source`() {
    let numbers: [Double] = [-1e300, -7, 0, 0.3, 44.7, 393, 1e9, 1e300]
    var random = SplitMix(seed: 7)
    for round in 0..<2000 {
      let n = (0..<8).map { _ in numbers.randomElement(using: &random) ?? 0 }
      var layout = CardLayout(
        container: LayoutSize(width: n[0], height: n[1]), margins: LayoutInsets(all: n[2]),
        scale: 2)
      layout.source = CardSource(
        frame: LayoutRect(x: n[3], y: n[4], width: abs(n[5]), height: abs(n[6])))
      layout.source?.margin = n[7]
      layout.source?.hasArrow = true

      let card = layout.placement(measured: LayoutSize(width: n[7], height: 40)).frame

      let room = layout.availableRect
      let isInside =
        card.x >= room.x && card.y >= room.y && card.x + card.width <= room.x + room.width + 1e-6
        && card.y + card.height <= room.y + room.height + 1e-6
      #expect(isInside, "round \(round): \(n) gives \(card) in \(room)")
    }
  }
}

extension CardLayout {
  fileprivate static func random(_ random: inout SplitMix) -> CardLayout {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let scale = Double(Int.random(in: 1...3, using: &random))
    func onPixel(_ range: ClosedRange<Double>) -> Double {
      Double(Int(number(range) * scale)) / scale
    }
    var layout = CardLayout(
      container: LayoutSize(width: onPixel(200...900), height: onPixel(300...900)),
      safeArea: LayoutInsets(top: onPixel(0...60), left: onPixel(0...60), bottom: onPixel(0...40)),
      margins: LayoutInsets(all: onPixel(0...30)), scale: scale)
    layout.keyboard = Bool.random(using: &random) ? onPixel(0...300) : 0
    layout.isRightToLeft = .random(using: &random)
    layout.source = CardSource(
      frame: LayoutRect(
        x: number(-100...900), y: number(-100...900), width: number(0...300),
        height: number(0...300)))
    layout.source?.hasArrow = .random(using: &random)
    layout.source?.isInSight = .random(using: &random)
    layout.source?.margin = number(0...8)
    let edges = PopupEdge.allCases.filter { _ in Bool.random(using: &random) }
    layout.source?.edges = Set(edges.isEmpty ? PopupEdge.allCases : edges)
    return layout
  }

  /// Returns what is wrong with a placement, derived from its description and not from the code.
  fileprivate func faults(of placement: CardPlacement, measured: LayoutSize) -> [String] {
    guard let source, let side = placement.side else { return ["no side"] }
    let (card, room) = (placement.frame, availableRect)
    var faults: [String] = []
    func check(_ isRight: Bool, _ fault: String) { if !isRight { faults.append(fault) } }
    check(
      card.x >= room.x - 1e-6 && card.y >= room.y - 1e-6
        && card.x + card.width <= room.x + room.width + 1e-6
        && card.y + card.height <= room.y + room.height + 1e-6, "outside")
    for edge in [card.x, card.y, card.x + card.width, card.y + card.height] {
      check(abs((edge * scale).rounded() - edge * scale) < 1e-6, "edge \(edge) off pixels")
    }
    let sides = source.edges.map { LayoutSide($0, isRightToLeft: isRightToLeft) }
    check(sides.contains(side), "forbidden side")
    let light = light(around: source)
    let distance = Self.sourceDistance + (source.hasArrow ? Self.arrowHeight : 0)
    let gaps: [(LayoutSide, Double)] = [
      (.top, light.top - room.y), (.left, light.left - room.x),
      (.bottom, room.y + room.height - light.bottom), (.right, room.x + room.width - light.right),
    ]
    let roomy = gaps.filter { gap in
      // A pixel may be lost to rounding.
      sides.contains(gap.0)
        && gap.1 - distance - 1 / scale >= (gap.0.isVertical ? card.height : card.width)
    }
    let covers =
      card.x < light.right && light.left < card.x + card.width && card.y < light.bottom
      && light.top < card.y + card.height
    if !roomy.isEmpty { check(!covers, "covers its source, although \(roomy) have room") }
    guard let arrow = placement.arrow else { return faults }
    check(source.hasArrow && source.isInSight && !covers, "arrow at nothing")
    check(arrow.side == side.opposite, "arrow on the wrong side")
    let length = side.isVertical ? card.width : card.height
    check(
      arrow.position >= Self.arrowWidth / 2 - 1e-6
        && arrow.position <= length - Self.arrowWidth / 2 + 1e-6, "arrow beyond the card")
    return faults
  }

  private func light(
    around source: CardSource
  ) -> (top: Double, left: Double, bottom: Double, right: Double) {
    func x(_ x: Double) -> Double { max(0, min(x, container.width)) }
    func y(_ y: Double) -> Double { max(0, min(y, container.height)) }
    let (frame, margin) = (source.frame, source.margin)
    return (
      y(frame.y - margin), x(frame.x - margin), y(frame.y + frame.height + margin),
      x(frame.x + frame.width + margin)
    )
  }
}
