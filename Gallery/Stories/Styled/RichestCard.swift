// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore

/// The layout of a styled alert with every kind of content, in a container in which it scrolls, for
/// benchmarks. No views are involved.
public struct RichestCard {
  private var layout: StyledAlertLayout
  private let sizes: StyledAlertContentMetrics

  /// Creates a layout with a title, a message, three rows and eight buttons.
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

  /// Lays it out in a container with this height, in points. Returns the height of its content.
  public mutating func contentHeight(inRoom height: Double) -> Double {
    layout.container.height = height
    return layout.frames(of: sizes).content.height
  }
}
