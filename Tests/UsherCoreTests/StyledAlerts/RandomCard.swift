// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Cards with anything on them, anywhere.
enum RandomCard {
  static func make(
    using random: inout some RandomNumberGenerator
  ) -> (StyledAlertLayout, StyledAlertContentSizes) {
    func pick(_ most: Double) -> Double {
      (Double(random.next() % 10_000) / 10_000 * most * 4).rounded() / 4
    }
    var measures: StyledAlertMeasures = random.next() % 2 == 0 ? .system : .classic
    if random.next() % 2 == 0 { measures = self.measures { pick(60) } }
    var layout = StyledAlertLayout(
      measures: measures, container: LayoutSize(width: pick(600), height: pick(900)),
      scale: [1, 2, 3][Int(random.next() % 3)])
    layout.arrangement = StyledAlertArrangement.allCases.randomElement(using: &random)
    layout.icon = StyledAlertIconSize.allCases.randomElement(using: &random) ?? .regular
    layout.isTextLarge = random.next() % 4 == 0
    layout.isRightToLeft = random.next() % 2 == 0
    let rows = (0..<(random.next() % 4)).map { _ in
      StyledAlertContentSizes.Row(
        height: pick(120), spacing: random.next() % 2 == 0 ? pick(20) : nil,
        reachesEdges: random.next() % 2 == 0)
    }
    let buttons = (0..<(random.next() % 9)).map { _ in
      StyledAlertContentSizes.Button(
        role: StyledAlertRole.allCases.randomElement(using: &random) ?? .standard,
        width: pick(300), height: pick(90))
    }
    return (
      layout,
      StyledAlertContentSizes(
        title: pick(80), message: random.next() % 3 == 0 ? pick(2000) : pick(200), rows: rows,
        buttons: buttons)
    )
  }

  /// Measures of these numbers.
  static func measures(_ number: () -> Double) -> StyledAlertMeasures {
    var measures = StyledAlertMeasures.system
    let paths: [WritableKeyPath<StyledAlertMeasures, Double>] = [
      \.width, \.largeTextWidth, \.icon.ring, \.icon.overhang, \.icon.clearance, \.largeIcon.ring,
      \.largeIcon.overhang, \.largeIcon.clearance, \.topInset, \.sideInset, \.bottomInset,
      \.titleHeight, \.titleSpacing, \.rowSpacing, \.buttonsInset, \.buttonSpacing, \.buttonHeight,
      \.buttonWidth, \.leastTextHeight,
    ]
    for path in paths { measures[keyPath: path] = number() }
    if measures.width < 60 { measures.width *= 5 }
    return measures
  }
}
