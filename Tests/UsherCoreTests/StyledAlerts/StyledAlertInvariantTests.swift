// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Properties of a styled alert's card that hold for any content and any size.
struct StyledAlertInvariantTests {
  /// Available sizes of a card, without the margins.
  private static let rooms: [(name: String, size: LayoutSize)] = [
    ("a phone in portrait", LayoutSize(width: 361, height: 727)),
    ("a small phone", LayoutSize(width: 288, height: 516)),
    ("a phone in landscape", LayoutSize(width: 702, height: 340)),
    ("a phone in landscape with keyboard", LayoutSize(width: 702, height: 140)),
    ("the narrowest split view", LayoutSize(width: 288, height: 1000)),
    ("an iPad", LayoutSize(width: 988, height: 740)),
  ]

  @Test(arguments: 1...8, StyledAlertButtonLayout.allCases)
  func `no part of a card overlaps another, is lost, or is too small to be hit`(
    count: Int, arrangement: StyledAlertButtonLayout
  ) {
    for room in Self.rooms {
      for text in [1.0, 3.5] {
        for measures in [StyledAlertMetrics.badge, .classic, .system, .halo, .earlierSystem] {
          for cancel in 0..<count {
            let buttons = (0..<count).map {
              StyledAlertContentMetrics.Button(
                role: $0 == cancel ? .cancel : .standard, width: 50 * text, height: 20 * text)
            }
            let sizes = StyledAlertContentMetrics(
              title: 22 * text, message: 54 * text * text, rows: [.init(height: 40)],
              buttons: buttons)
            for icon in StyledAlertIconSize.allCases {
              var layout = StyledAlertLayout(metrics: measures, container: room.size, scale: 3)
              layout.buttonLayout = arrangement
              layout.isTextLarge = text > 2
              layout.icon = icon

              let frames = layout.frames(of: sizes)

              let faults = layout.violations(of: frames, sizes)
              #expect(faults.isEmpty, "\(room.name), text \(text), icon \(icon): \(faults)")
              let minimum = measures == .system ? 44.0 : 35
              #expect(frames.buttons.allSatisfy { $0.height >= minimum && $0.width >= minimum })
            }
          }
        }
      }
    }
  }

  @Test(arguments: [7, 8, 9, 10] as [UInt64])
  func `the invariants hold for random cards`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<1500 {
      let (layout, sizes) = RandomCard.make(using: &random)

      let faults = layout.violations(of: layout.frames(of: sizes), sizes)

      #expect(faults.isEmpty, "seed \(seed), round \(round): \(faults) of \(layout) \(sizes)")
      if !faults.isEmpty { return }
    }
  }

  @Test func `a card has a valid layout for any input`() {
    let numbers: [Double] = [.nan, -.infinity, -7, 0, 0.3, 44.7, 1e9, .infinity]
    var random = SplitMix(seed: 11)
    for round in 0..<3000 {
      let number = { numbers[Int(random.next() % UInt64(numbers.count))] }
      let measures = RandomCard.metrics(number)
      var layout = StyledAlertLayout(
        metrics: measures, container: LayoutSize(width: number(), height: number()),
        scale: number())
      layout.buttonLayout = StyledAlertButtonLayout.allCases.randomElement(using: &random)
      layout.icon = .large
      let sizes = StyledAlertContentMetrics(
        title: number(), message: number(), rows: [.init(height: number(), spacing: number())],
        buttons: [.init(width: number(), height: number()), .init(width: 0, height: number())])

      let frames = layout.frames(of: sizes)

      let edges = [frames.size.width, frames.size.height, frames.viewport.height]
      #expect(edges.allSatisfy { $0.isFinite && $0 >= 0 }, "round \(round): \(layout) \(sizes)")
      #expect(frames.buttons.allSatisfy { $0.width.isFinite && $0.width >= 0 })
    }
  }
}
