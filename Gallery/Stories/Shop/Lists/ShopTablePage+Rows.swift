// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension ShopTablePage.Row {
  /// Makes a row that opens a page, with an optional symbol and value.
  static func link(
    _ copy: Copy, symbol: String? = nil, value: String? = nil,
    select: @escaping @MainActor () -> Void
  ) -> Self {
    Self(
      configure: { cell in
        // With accessibility text sizes, the text needs its space.
        let symbol = cell.traitCollection.hasHugeText ? nil : symbol
        cell.contentConfiguration = content(copy, symbol: symbol, value: value)
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityTraits = .button
      }, select: select)
  }

  /// Makes a row with a value.
  static func value(_ copy: Copy, _ value: String) -> Self {
    Self(configure: { $0.contentConfiguration = content(copy, symbol: nil, value: value) })
  }

  /// Makes a row with a switch.
  static func toggle(
    _ copy: Copy, isOn: Bool, change: @escaping @MainActor (Bool) -> Void
  ) -> Self {
    Self(configure: { cell in
      cell.contentConfiguration = content(copy, symbol: nil, value: nil)
      let control = RowSwitch()
      control.isOn = isOn
      control.onTintColor = Palette.switchOn
      control.accessibilityLabel = copy.text
      control.addAction(
        UIAction { [weak control] _ in change(control?.isOn ?? false) }, for: .valueChanged)
      cell.accessoryView = control
    })
  }

  /// Makes a row with a checkmark if it is chosen.
  static func choice(
    _ copy: Copy, isChosen: Bool, select: @escaping @MainActor () -> Void
  ) -> Self {
    Self(
      configure: { cell in
        cell.contentConfiguration = content(copy, symbol: nil, value: nil)
        cell.accessoryType = isChosen ? .checkmark : .none
        cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
      }, select: select)
  }

  /// Makes a row that performs an action.
  static func action(
    _ copy: Copy, color: UIColor, select: @escaping @MainActor () -> Void
  ) -> Self {
    Self(
      configure: { cell in
        var content = content(copy, symbol: nil, value: nil)
        content.textProperties.color = color
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
      }, select: select)
  }

  @MainActor
  private static func content(
    _ copy: Copy, symbol: String?, value: String?
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = copy.text
    content.textProperties.color = Palette.ink
    content.secondaryText = value
    content.secondaryTextProperties.color = Palette.fadedInk
    content.image = symbol.flatMap { UIImage(systemName: $0) }
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body)
    content.imageProperties.tintColor = Palette.accent
    return content
  }
}
