// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

/// A styled alert with everything in it, in a room in which it has to scroll: what its layout costs is
/// measured, without a view.
public struct RichestCard {
  private var layout: StyledAlertLayout
  private let sizes: StyledAlertContentMetrics

  /// Title, message, three rows and eight buttons.
  public init() {
    layout = StyledAlertLayout(
      metrics: .system, container: LayoutSize(width: 361, height: 500), scale: 3)
    layout.icon = .large
    let buttons = (0..<8).map {
      StyledAlertContentMetrics.Button(role: $0 == 3 ? .cancel : .standard, width: 120, height: 44)
    }
    sizes = StyledAlertContentMetrics(
      title: 22, message: 180, rows: [44.0, 120, 44].map { .init(height: $0) }, buttons: buttons)
  }

  /// Lays it out in a room of this height, in points, and says how high its content is.
  public mutating func contentHeight(inRoom height: Double) -> Double {
    layout.container.height = height
    return layout.frames(of: sizes).content.height
  }
}
