// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A slow second implementation of the rules of popup bindings: a list of what happened, searched
/// each time.
///
/// It shares only events and effects with the machine. It has no phase: whether there is a popup,
/// what it shows, whether its dismissal has begun and what is left to do follow from the list.
struct ReferencePopupBinding: Equatable {
  typealias Machine = PopupBindingMachine

  /// An event or an effect.
  enum Entry: Equatable {
    case event(Machine.Event)
    case effect(Machine.Effect)
  }

  let updatesContent: Bool
  private var history: [Entry] = []

  init(updatesContent: Bool) {
    self.updatesContent = updatesContent
  }

  /// Returns the effects of an event.
  mutating func handle(_ event: Machine.Event) -> [Machine.Effect] {
    let effects =
      if case .turnDidBegin(let item, let isPopupBeingDismissed) = event {
        effectsOfTurn(item, hasDismissalBegun || isPopupBeingDismissed)
          + (isAnotherTurnNeeded(afterTurnWith: item) ? [.scheduleTurn] : [])
      } else if isTurnNeeded(after: event), !isTurnScheduled {
        [Machine.Effect.scheduleTurn]
      } else {
        [Machine.Effect]()
      }
    history.append(.event(event))
    history += effects.map(Entry.effect)
    return effects
  }

  private func isTurnNeeded(after event: Machine.Event) -> Bool {
    switch event {
    case .viewDidUpdate(let item):
      !isViewGone && (hasPopup ? !hasDismissalBegun && !hasOutcome : item != nil)
    case .viewDidMoveToWindow(let isInWindow): isInWindow && !hasPopup
    case .viewWasRemoved: !isViewGone && hasPopup && !hasOutcome
    case .popupWasDismissed: hasPopup && !hasOutcome
    case .turnDidBegin: false
    }
  }

  private func isAnotherTurnNeeded(afterTurnWith item: ItemNumber?) -> Bool {
    !isViewGone && (item != lastItem || hasPopup && hasOutcome)
  }

  private func effectsOfTurn(_ item: ItemNumber?, _ isDismissing: Bool) -> [Machine.Effect] {
    let isOfPopup = item != nil && item == shownItem
    guard hasPopup, let shownItem else {
      guard let item, item != lastDeliveredItem, isInWindow, !isViewGone else { return [] }
      return [.show(item)]
    }
    let clearing: [Machine.Effect] =
      isOfPopup && !hasClearedBinding && (hasOutcome || isViewGone) ? [.clearBinding] : []
    if hasOutcome { return clearing + [.deliverOutcome(shownItem)] }
    if isDismissing { return clearing }
    if isViewGone { return clearing + [.dismiss(.removedByApp)] }
    guard let item else { return [.dismiss(.dismissedByApp)] }
    if updatesContent { return isOfPopup && !wasViewUpdated ? [] : [.update(item)] }
    return isOfPopup ? [] : [.dismiss(.replaced)]
  }
}

// What is searched for each time.
extension ReferencePopupBinding {
  /// The entries since the last popup was shown.
  private var sinceShow: ArraySlice<Entry>? {
    let index = history.lastIndex {
      if case .effect(.show) = $0 { true } else { false }
    }
    return index.map { history[$0...] }
  }

  /// Whether there is a popup whose outcome the app does not have.
  private var hasPopup: Bool {
    guard let sinceShow else { return false }
    return !sinceShow.contains {
      if case .effect(.deliverOutcome) = $0 { true } else { false }
    }
  }

  private var hasOutcome: Bool { sinceShow?.contains(.event(.popupWasDismissed)) ?? false }

  private var hasClearedBinding: Bool { sinceShow?.contains(.effect(.clearBinding)) ?? false }

  /// Whether a turn has dismissed the popup, or found it being dismissed.
  private var hasDismissalBegun: Bool {
    sinceShow?.contains {
      switch $0 {
      case .effect(.dismiss), .event(.turnDidBegin(_, isPopupBeingDismissed: true)): true
      default: false
      }
    } ?? false
  }

  /// The item for which a popup was shown or updated last.
  private var shownItem: ItemNumber? {
    for entry in history.reversed() {
      switch entry {
      case .effect(.show(let item)), .effect(.update(let item)): return item
      default: continue
      }
    }
    return nil
  }

  private var lastDeliveredItem: ItemNumber? {
    for case .effect(.deliverOutcome(let item)) in history.reversed() { return item }
    return nil
  }

  /// The item that the last update or turn found.
  private var lastItem: ItemNumber? {
    for entry in history.reversed() {
      switch entry {
      case .event(.viewDidUpdate(let item)), .event(.turnDidBegin(let item, _)): return item
      default: continue
      }
    }
    return nil
  }

  private var isInWindow: Bool {
    for case .event(.viewDidMoveToWindow(let isInWindow)) in history.reversed() {
      return isInWindow
    }
    return false
  }

  private var isViewGone: Bool { history.contains(.event(.viewWasRemoved)) }

  private var isTurnScheduled: Bool {
    for entry in history.reversed() {
      switch entry {
      case .effect(.scheduleTurn): return true
      case .event(.turnDidBegin): return false
      default: continue
      }
    }
    return false
  }

  /// Whether the view was updated since the last turn.
  private var wasViewUpdated: Bool {
    for entry in history.reversed() {
      switch entry {
      case .event(.viewDidUpdate): return true
      case .event(.turnDidBegin): return false
      default: continue
      }
    }
    return false
  }
}
