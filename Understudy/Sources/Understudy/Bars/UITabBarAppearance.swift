// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without selection indicators and the placing of items.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { observeItems() }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { observeItems() }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { observeItems() }
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeItems()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
      inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    }
    observeItems()
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }

  private func observeItems() {
    let items = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    for item in items { item.didChange = { [weak self] in self?.notifyBar() } }
    notifyBar()
  }
}
