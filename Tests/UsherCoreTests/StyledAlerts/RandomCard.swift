// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Random layouts and content metrics of styled alerts.
enum RandomCard {
  static func make(
    using random: inout some RandomNumberGenerator
  ) -> (StyledAlertLayout, StyledAlertContentMetrics) {
    func pick(_ maximum: Double) -> Double {
      (Double(random.next() % 10_000) / 10_000 * maximum * 4).rounded() / 4
    }
    var measures: StyledAlertMetrics = random.next() % 2 == 0 ? .badge : .classic
    if random.next() % 2 == 0 { measures = self.metrics { pick(60) } }
    var layout = StyledAlertLayout(
      metrics: measures, container: LayoutSize(width: pick(600), height: pick(900)),
      scale: [1, 2, 3][Int(random.next() % 3)])
    layout.buttonLayout = StyledAlertButtonLayout.allCases.randomElement(using: &random)
    layout.icon = StyledAlertIconSize.allCases.randomElement(using: &random) ?? .regular
    layout.isTextLarge = random.next() % 4 == 0
    layout.isRightToLeft = random.next() % 2 == 0
    let rows = (0..<(random.next() % 4)).map { _ in
      StyledAlertContentMetrics.Row(
        height: pick(120), spacing: random.next() % 2 == 0 ? pick(20) : nil,
        extent: StyledAlertContentMetrics.Row.Extent.allCases.randomElement(using: &random)
          ?? .text)
    }
    let buttons = (0..<(random.next() % 9)).map { _ in
      StyledAlertContentMetrics.Button(
        role: StyledAlertButtonRole.allCases.randomElement(using: &random) ?? .standard,
        width: pick(300), height: pick(90))
    }
    return (
      layout,
      StyledAlertContentMetrics(
        title: pick(80), message: random.next() % 3 == 0 ? pick(2000) : pick(200), rows: rows,
        buttons: buttons)
    )
  }

  /// Metrics of numbers returned by the closure.
  static func metrics(_ number: () -> Double) -> StyledAlertMetrics {
    var measures = StyledAlertMetrics.badge
    let paths: [WritableKeyPath<StyledAlertMetrics, Double>] = [
      \.width, \.accessibilityWidth, \.icon.ring, \.icon.overhang, \.icon.clearance,
      \.largeIcon.ring,
      \.largeIcon.overhang, \.largeIcon.clearance, \.topInset, \.contentInset, \.textInset,
      \.icon.inset, \.largeIcon.inset, \.bottomInset,
      \.titleHeight, \.titleSpacing, \.rowSpacing, \.buttonsInset, \.buttonSpacing,
      \.buttonMinHeight,
      \.buttonWidth, \.minimumTextHeight,
    ]
    for path in paths { measures[keyPath: path] = number() }
    if measures.width < 60 { measures.width *= 5 }
    return measures
  }
}
