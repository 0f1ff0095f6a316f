// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What the modifiers of all kinds of popups have in common: the binding, the pages and the callback.
@MainActor
package struct ItemBinding<Item, Value: Sendable> {
  let get: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let pages: [PageName]
  let onDismiss: @MainActor (Item, PopupOutcome<Value>) -> Void

  /// Creates the binding. Without pages a popup may appear on any page.
  package init(
    get: @escaping @MainActor () -> Item?, clear: @escaping @MainActor () -> Void,
    pages: [PageName], onDismiss: @escaping @MainActor (Item, PopupOutcome<Value>) -> Void
  ) {
    self.get = get
    self.clear = clear
    self.pages = pages
    self.onDismiss = onDismiss
  }

  /// Shows a popup on the pages.
  package func show(
    _ popup: some PopupPresentable<Value>, from view: UIView
  ) -> PopupHandle<Value> {
    pages.isEmpty ? view.showPopup(popup) : view.showPopup(popup.on(named: pages))
  }
}

/// A source whose items have ids.
@MainActor
package protocol ItemSource: PopupBindingSource where Item: Identifiable, ID == Item.ID {
  var binding: ItemBinding<Item, Value> { get }
}

extension ItemSource {
  package var item: Item? { binding.get() }
  package func clear() { binding.clear() }
  package func id(of item: Item) -> Item.ID { item.id }
  package func popupWasDismissed(_ item: Item, _ outcome: PopupOutcome<Value>) {
    binding.onDismiss(item, outcome)
  }
}

/// Shows what another item does not change, such as a system alert or a modal.
@MainActor
package struct PresentableSource<Item: Identifiable, Presentable: PopupPresentable>: ItemSource {
  package typealias Value = Presentable.Value

  package static var updatesContent: Bool { false }
  package let binding: ItemBinding<Item, Value>
  private let makePopup: @MainActor (Item) -> Presentable

  package init(
    _ binding: ItemBinding<Item, Value>, _ makePopup: @escaping @MainActor (Item) -> Presentable
  ) {
    self.binding = binding
    self.makePopup = makePopup
  }

  package func show(_ item: Item, from view: UIView) -> (PopupHandle<Value>, Void) {
    (binding.show(makePopup(item), from: view), ())
  }

  package func update(_ shown: inout Void, of handle: PopupHandle<Value>, to item: Item) {}
}

/// Shows styled alerts, which another item changes.
@MainActor
package struct StyledAlertSource<Item: Identifiable>: ItemSource {
  package static var updatesContent: Bool { true }
  package let binding: ItemBinding<Item, StyledAlertResult>
  private let makeAlert: @MainActor (Item) -> StyledAlert

  package init(
    _ binding: ItemBinding<Item, StyledAlertResult>,
    _ makeAlert: @escaping @MainActor (Item) -> StyledAlert
  ) {
    self.binding = binding
    self.makeAlert = makeAlert
  }

  package func show(
    _ item: Item, from view: UIView
  ) -> (PopupHandle<StyledAlertResult>, StyledAlert) {
    let alert = makeAlert(item)
    return (binding.show(alert, from: view), alert)
  }

  package func update(
    _ shown: inout StyledAlert, of handle: PopupHandle<StyledAlertResult>, to item: Item
  ) {
    let alert = makeAlert(item)
    handle.update(from: shown, to: alert)
    shown = alert
  }
}
