// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Keeps the popup of a view equal to the item of its binding: shows, updates and dismisses the
/// popup, and clears the binding.
///
/// A value without clocks, closures and views. While views are updated it only asks for a turn, and
/// everything else happens in that turn, which reads the binding again. So nothing is written
/// during an update, and an item that was set and cleared again in the meantime is never shown.
/// Items have numbers instead of their ids, which need not be `Sendable`. The article “The states
/// of a popup binding” lists the transitions.
package struct PopupBindingMachine: Sendable, Equatable {
  /// What has become of the popup.
  package enum Phase: Sendable, Equatable {
    /// There is none. → shown.
    case idle
    /// It was shown for this item, or updated to it; it may wait. → dismissing, dismissed.
    case shown(ItemNumber)
    /// Its dismissal has begun; what it shows does not change any more. → dismissed.
    case dismissing(ItemNumber)
    /// It has its outcome, which the app gets in the next turn. → idle.
    case dismissed(ItemNumber)
  }

  /// The current phase.
  package private(set) var phase = Phase.idle
  /// Whether another item changes the popup; otherwise another popup replaces it.
  private let updatesContent: Bool
  private var isInWindow = false
  private var wasRemoved = false
  private var isTurnScheduled = false
  /// The item that the last update or turn found.
  private var lastItem: ItemNumber?
  /// Whether the view was updated since the popup was shown or updated.
  private var needsUpdate = false
  /// Whether the binding was cleared for the popup.
  private var hasClearedBinding = false
  /// The item whose popup was dismissed last.
  private var lastDismissed: ItemNumber?

  /// Creates the machine of a view that is in no window yet.
  package init(updatesContent: Bool) {
    self.updatesContent = updatesContent
  }

  /// Processes an event. Returns the effects to perform, in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    var effects: [Effect] = []
    switch event {
    case .viewDidUpdate(let item): viewDidUpdate(item, &effects)
    case .viewDidMoveToWindow(let isInWindow):
      self.isInWindow = isInWindow
      if isInWindow, phase == .idle { scheduleTurn(&effects) }
    case .viewWasRemoved: viewWasRemoved(&effects)
    case .popupWasDismissed: popupWasDismissed(&effects)
    case .turnDidBegin(let item, let isPopupBeingDismissed):
      isTurnScheduled = false
      turnDidBegin(item, isPopupBeingDismissed: isPopupBeingDismissed, &effects)
      // The app may set the earlier item again before SwiftUI updates the view, which then sees no
      // change.
      if item != lastItem, !wasRemoved { scheduleTurn(&effects) }
      lastItem = item
    }
    checkInvariants(brokenInvariants, "after \(event)\n\(self)")
    return effects
  }

  private mutating func viewDidUpdate(_ item: ItemNumber?, _ effects: inout [Effect]) {
    guard !wasRemoved else { return }
    lastItem = item
    switch phase {
    case .idle: if item != nil { scheduleTurn(&effects) }
    case .shown:
      needsUpdate = true
      scheduleTurn(&effects)
    // The turn after the outcome reads the binding.
    case .dismissing, .dismissed: break
    }
  }

  private mutating func viewWasRemoved(_ effects: inout [Effect]) {
    guard !wasRemoved else { return }
    wasRemoved = true
    if case .shown = phase { scheduleTurn(&effects) }
    if case .dismissing = phase { scheduleTurn(&effects) }
  }

  private mutating func popupWasDismissed(_ effects: inout [Effect]) {
    switch phase {
    case .shown(let number), .dismissing(let number):
      phase = .dismissed(number)
      needsUpdate = false
      scheduleTurn(&effects)
    case .idle, .dismissed: break
    }
  }

  /// Asks for a turn unless one is scheduled.
  private mutating func scheduleTurn(_ effects: inout [Effect]) {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    effects.append(.scheduleTurn)
  }
}

// MARK: - A turn

extension PopupBindingMachine {
  private mutating func turnDidBegin(
    _ item: ItemNumber?, isPopupBeingDismissed: Bool, _ effects: inout [Effect]
  ) {
    switch phase {
    case .idle:
      // A binding that refuses to be cleared keeps the item.
      guard let item, item != lastDismissed, isInWindow, !wasRemoved else { return }
      phase = .shown(item)
      effects.append(.show(item))
    case .shown(let number):
      if isPopupBeingDismissed { phase = .dismissing(number) }
      reconcile(number, with: item, &effects)
    case .dismissing(let number):
      if wasRemoved { clearBinding(number, item, &effects) }
    case .dismissed(let number):
      clearBinding(number, item, &effects)
      phase = .idle
      hasClearedBinding = false
      lastDismissed = number
      effects.append(.deliverOutcome(number))
      // The app may set the same item again when it gets the outcome. SwiftUI then sees no change
      // and does not update the view.
      if !wasRemoved { scheduleTurn(&effects) }
    }
  }

  /// Makes the visible or waiting popup equal to the item.
  private mutating func reconcile(
    _ number: ItemNumber, with item: ItemNumber?, _ effects: inout [Effect]
  ) {
    if wasRemoved {
      // Otherwise the popup would return with the view.
      clearBinding(number, item, &effects)
      return dismiss(number, .removedByApp, &effects)
    }
    guard case .shown = phase else { return needsUpdate = false }
    guard let item else { return dismiss(number, .dismissedByApp, &effects) }
    if item != number, !updatesContent { return dismiss(number, .replaced, &effects) }
    phase = .shown(item)
    if updatesContent, needsUpdate || item != number { effects.append(.update(item)) }
    needsUpdate = false
  }

  /// Does nothing if the dismissal has begun already.
  private mutating func dismiss(
    _ number: ItemNumber, _ reason: PopupDismissalReason, _ effects: inout [Effect]
  ) {
    needsUpdate = false
    guard case .shown = phase else { return }
    phase = .dismissing(number)
    effects.append(.dismiss(reason))
  }

  /// Clears the binding, once, if it still has the item of the popup.
  private mutating func clearBinding(
    _ number: ItemNumber, _ item: ItemNumber?, _ effects: inout [Effect]
  ) {
    guard item == number, !hasClearedBinding else { return }
    hasClearedBinding = true
    effects.append(.clearBinding)
  }
}

// MARK: - Messages

extension PopupBindingMachine {
  /// What happened. Late and repeated events are normal and have no effect.
  package enum Event: Sendable, Equatable {
    /// The view was created or updated, with this item.
    case viewDidUpdate(ItemNumber?)
    /// The view was added to a window or removed from it. A view of another tab is in no window.
    case viewDidMoveToWindow(Bool)
    /// The view is gone for good.
    case viewWasRemoved
    /// The popup has its outcome.
    case popupWasDismissed
    /// The turn that was asked for has begun: the item that the binding has now, and whether the
    /// dismissal of the popup has begun.
    case turnDidBegin(ItemNumber?, isPopupBeingDismissed: Bool)
  }

  /// What the shell has to perform; the effects of one event are performed in order.
  package enum Effect: Sendable, Equatable {
    /// Send `turnDidBegin` in a later turn of the run loop.
    case scheduleTurn
    /// Show a popup for this item; send `popupWasDismissed` when it has its outcome.
    case show(ItemNumber)
    /// Change the popup to this item, the present one of the binding.
    case update(ItemNumber)
    /// Dismiss the popup.
    case dismiss(PopupDismissalReason)
    /// Set the binding to nil, and number the item that it has then: the app may set the same item
    /// again when it gets the outcome, or the binding may have kept it.
    case clearBinding
    /// Give the app the outcome of the popup, whose last item is this one.
    case deliverOutcome(ItemNumber)
  }
}

// MARK: - Invariants

extension PopupBindingMachine {
  /// The descriptions of the invariants that do not hold; empty unless the machine has a bug.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    switch phase {
    case .idle:
      expect(!hasClearedBinding, "without a popup no binding was cleared for it")
      expect(!needsUpdate, "without a popup there is nothing to update")
    case .shown:
      expect(!hasClearedBinding, "the binding is cleared when the dismissal begins or later")
      expect(!needsUpdate || isTurnScheduled, "an update waits for a turn")
    case .dismissing: expect(!needsUpdate, "what is being dismissed is not updated")
    case .dismissed: expect(isTurnScheduled, "an outcome waits for a turn")
    }
    return broken
  }
}
