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

// MARK: - Items

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

/// Without positions of titles and badges.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }
  open var iconColor: UIColor? {
    didSet { didChange?() }
  }
  open var badgeBackgroundColor: UIColor? {
    didSet { didChange?() }
  }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  override init() {
    super.init()
  }

  func assign(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
