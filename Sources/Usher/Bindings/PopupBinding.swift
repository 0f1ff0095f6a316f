// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What the view of a binding says at one update: its item, and how that becomes a popup.
@MainActor
package protocol PopupBindingSource {
  associatedtype Item
  /// What tells items apart.
  associatedtype ID: Equatable
  associatedtype Value: Sendable
  /// What is kept of a popup until it is dismissed.
  associatedtype Shown

  /// Whether another item changes the popup; otherwise another popup replaces it. It is the same at
  /// every update.
  static var updatesContent: Bool { get }

  /// The item that the binding has now.
  var item: Item? { get }

  /// Sets the binding to nil.
  func clear()

  func id(of item: Item) -> ID

  /// Shows a popup for an item; the window of the view determines the queue.
  func show(_ item: Item, from view: UIView) -> (PopupHandle<Value>, Shown)

  /// Changes the popup to an item, which can be the one that it shows.
  func update(_ shown: inout Shown, of handle: PopupHandle<Value>, to item: Item)

  /// Calls the app with the last item of the popup and the outcome.
  func popupWasDismissed(_ item: Item, _ outcome: PopupOutcome<Value>)
}

/// Connects the machine of one view's popup with the binding of the view and the queue. It contains
/// no rules.
///
/// It exists as long as the view, and then until its popup has been dismissed. Events are processed
/// one at a time; those that an effect raises follow it. Except for `item` and `id`, the source is
/// called in a turn of its own and never while views are updated.
@MainActor
package final class PopupBinding<Source: PopupBindingSource> {
  /// The view in the hierarchy of the view that has the binding.
  package let view = PopupBindingView()

  private var machine = PopupBindingMachine(updatesContent: Source.updatesContent)
  private var numbers = ItemNumbers<Source.ID>()
  /// That of the last update; the view can be in a window before the first one.
  private var source: Source?
  /// The popup, with the item that it shows.
  private var popup: (handle: PopupHandle<Source.Value>, shown: Source.Shown, item: Source.Item)?
  /// The item that the binding had at the beginning of the turn.
  private var item: Source.Item?
  private var events: [PopupBindingMachine.Event] = []
  private var isHandling = false
  private let device = DeviceContext()

  /// Creates the binding of a view that is in no window yet.
  package init() {
    view.onMoveToWindow = { [weak self] in self?.handle(.viewDidMoveToWindow($0)) }
  }

  /// Takes the source of an update.
  package func viewDidUpdate(_ source: Source) {
    self.source = source
    handle(.viewDidUpdate(number(of: source.item, in: source)))
  }

  /// Dismisses the popup in the next turn, because the view is gone for good.
  package func viewWasRemoved() { handle(.viewWasRemoved) }

  private func number(of item: Source.Item?, in source: Source) -> ItemNumber? {
    numbers.number(of: item.map(source.id))
  }

  private func handle(_ event: PopupBindingMachine.Event) {
    events.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !events.isEmpty {
      for effect in machine.handle(events.removeFirst()) { perform(effect) }
    }
    isHandling = false
  }

  private func perform(_ effect: PopupBindingMachine.Effect) {
    switch effect {
    case .scheduleTurn: device.nextTurn { self.beginTurn() }
    case .show:
      guard let source, let item else { return }
      let (handle, shown) = source.show(item, from: view)
      popup = (handle, shown, item)
      // It retains the binding until the popup has been dismissed.
      handle.onDismiss { _ in self.handle(.popupWasDismissed) }
    case .update:
      guard let source, let item, var popup else { return }
      source.update(&popup.shown, of: popup.handle, to: item)
      popup.item = item
      self.popup = popup
    case .dismiss(let reason): popup?.handle.dismiss(reason: reason)
    case .clearBinding:
      guard let source else { return }
      source.clear()
      // The binding may refuse, and the app may set the same item again.
      _ = number(of: source.item, in: source)
    case .deliverOutcome:
      guard let popup, let outcome = popup.handle.outcomeIfDismissed else { return }
      self.popup = nil
      source?.popupWasDismissed(popup.item, outcome)
    }
  }

  private func beginTurn() {
    item = source?.item
    let current = source.flatMap { number(of: item, in: $0) }
    let isDismissing = popup?.handle.isDismissing ?? false
    handle(.turnDidBegin(current, isPopupBeingDismissed: isDismissing))
    item = nil
  }
}

/// The view that is in a window while the view of a binding is. It has no size and shows nothing.
package final class PopupBindingView: UIView {
  var onMoveToWindow: @MainActor (Bool) -> Void = { _ in }

  override package func didMoveToWindow() {
    super.didMoveToWindow()
    onMoveToWindow(window != nil)
  }
}
