// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without the appearance of a focused item.
@MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  var didChange: (() -> Void)?

  let style: Style
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()

  public init(style: Style) {
    self.style = style
    super.init()
    for state in [normal, selected, disabled] {
      state.didChange = { [weak self] in self?.didChange?() }
    }
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.normal.assign(normal)
    copy.selected.assign(selected)
    copy.disabled.assign(disabled)
    return copy
  }
}
