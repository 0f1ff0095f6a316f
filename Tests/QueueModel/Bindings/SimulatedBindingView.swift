// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A SwiftUI view with a binding and its popup, together with the machine and its reference model.
///
/// As in SwiftUI, the view is updated only if the value differs from that of its last update, so it
/// does not see a value that was set and replaced in the meantime. SwiftUI updates it before a turn
/// unless it has since the turn was scheduled; between the update and the turn the app can set the
/// binding. The ids of the items are 1 and 2.
package struct SimulatedBindingView {
  struct Popup: Equatable {
    enum State: Equatable { case waiting, visible, dismissing, hasOutcome }
    var number: ItemNumber
    /// What the card shows.
    var id: Int
    var state = State.waiting
  }

  /// What the app does when it gets an outcome.
  enum Reaction: Equatable { case sameItem, otherItem, noItem }

  /// The value that the view had when it was updated last.
  struct Update: Equatable {
    let id: Int?
  }

  /// What the events depend on.
  private struct State: Equatable {
    var id: Int?
    /// Whether the binding stays as it is when it is set to nil, like a constant one.
    var refusesClearing = false
    var lastUpdate: Update?
    var isInWindow = false
    var isRemoved = false
    var isTurnScheduled = false
    /// Whether the view was updated since the turn was scheduled, or when it was.
    var wasUpdated = false
    var popup: Popup?
    var refusesNextPopup = false
    var reaction: Reaction?
  }

  /// The first failure, with the events.
  package private(set) var failure: String?
  private let updatesContent: Bool
  private var test: PopupBindingDifferentialTest
  private var state = State()
  private var numbers = ItemNumbers<Int>()
  /// The items that were shown so far.
  private var shownItems: Set<ItemNumber> = []
  /// The item that was still there after the binding was set to nil.
  private var refusedItem: ItemNumber?
  private var (shows, outcomes, clearings) = (0, 0, 0)

  package init(updatesContent: Bool) {
    self.updatesContent = updatesContent
    test = PopupBindingDifferentialTest(updatesContent: updatesContent)
  }

  private var item: ItemNumber? {
    var copy = numbers
    return copy.number(of: state.id)
  }
}

// What the app, the user and the system do.
extension SimulatedBindingView {
  mutating func set(_ id: Int?) { state.id = id }

  mutating func toggleRefusal() { state.refusesClearing.toggle() }

  mutating func refuseNextPopup() { state.refusesNextPopup = true }

  mutating func react(with reaction: Reaction) { state.reaction = reaction }

  /// Lets SwiftUI update the view if its value has changed, or because the app draws it again.
  mutating func update(isDrawnAgain: Bool = false) {
    guard !state.isRemoved, isDrawnAgain || state.lastUpdate != Update(id: state.id) else { return }
    state.lastUpdate = Update(id: state.id)
    send(.viewDidUpdate(numbers.number(of: state.id)))
    state.wasUpdated = true
  }

  mutating func runTurn() {
    guard state.isTurnScheduled else { return }
    if !state.wasUpdated { update() }
    state.isTurnScheduled = false
    sendTurn()
  }

  /// Begins a turn that was not asked for, unless one was.
  mutating func runExtraTurn() {
    if !state.isTurnScheduled { sendTurn() }
  }

  private mutating func sendTurn() {
    let item = numbers.number(of: state.id)
    send(.turnDidBegin(item, isPopupBeingDismissed: state.popup?.state == .dismissing))
  }

  mutating func moveToWindow(_ isInWindow: Bool) {
    guard isInWindow != state.isInWindow else { return }
    state.isInWindow = isInWindow
    send(.viewDidMoveToWindow(isInWindow))
  }

  mutating func remove() {
    state.isRemoved = true
    send(.viewWasRemoved)
  }

  mutating func letPopupAppear() {
    if state.popup?.state == .waiting { state.popup?.state = .visible }
  }

  /// Begins the dismissal of the visible popup, by the user or with its handle.
  mutating func beginDismissal() {
    if state.popup?.state == .visible { state.popup?.state = .dismissing }
  }

  mutating func endDismissal() {
    if state.popup?.state == .dismissing { endPopup() }
  }

  /// Dismisses the popup at once, also one that waits.
  mutating func dismissAtOnce() {
    if state.popup != nil, state.popup?.state != .hasOutcome { endPopup() }
  }

  /// Sends an outcome that was sent before.
  mutating func repeatOutcome() {
    if state.popup == nil || state.popup?.state == .hasOutcome { send(.popupWasDismissed) }
  }

  private mutating func endPopup() {
    state.popup?.state = .hasOutcome
    send(.popupWasDismissed)
  }
}

// What the machine does.
extension SimulatedBindingView {
  private mutating func send(_ event: PopupBindingMachine.Event) {
    guard failure == nil else { return }
    failure = test.play(event)
    // An effect can send another event at once.
    for effect in test.effects where failure == nil { perform(effect) }
  }

  private mutating func perform(_ effect: PopupBindingMachine.Effect) {
    switch effect {
    case .scheduleTurn:
      expect(!state.isTurnScheduled, "one turn is scheduled")
      (state.isTurnScheduled, state.wasUpdated) = (true, false)
    case .show(let number): show(number)
    case .update(let number):
      expect(updatesContent, "the content can be updated")
      expect(number == item, "it is updated to the present item")
      expect(state.popup.map(\.isShown) == true, "what is being dismissed is not updated")
      shownItems.insert(number)
      state.popup?.number = number
      state.popup?.id = state.id ?? 0
    case .dismiss(let reason): dismiss(reason)
    case .clearBinding:
      clearings += 1
      expect(state.id == state.popup?.id, "the binding is cleared of what was shown")
      if !state.refusesClearing { state.id = nil }
      refusedItem = numbers.number(of: state.id)
    case .deliverOutcome(let number): deliverOutcome(number)
    }
  }

  private mutating func show(_ number: ItemNumber) {
    shows += 1
    expect(state.popup == nil, "there is one popup")
    expect(state.isInWindow && !state.isRemoved, "the view is in a window")
    expect(number == item, "the present item is shown")
    expect(shownItems.insert(number).inserted, "an item is shown once")
    state.popup = Popup(number: number, id: state.id ?? 0)
    guard state.refusesNextPopup else { return }
    state.refusesNextPopup = false
    endPopup()
  }

  private mutating func dismiss(_ reason: PopupDismissalReason) {
    expect(state.popup.map(\.isShown) == true, "what is dismissed is not being dismissed")
    switch reason {
    case .removedByApp:
      expect(state.isRemoved, "the view is gone")
      expect(item != state.popup?.number || item == refusedItem, "the binding is cleared first")
    case .dismissedByApp: expect(state.id == nil, "there is no item")
    case .replaced:
      expect(item != nil && item != state.popup?.number && !updatesContent, "there is another item")
    default: expect(false, "another reason")
    }
    if state.popup?.state == .waiting { endPopup() } else { beginDismissal() }
  }

  private mutating func deliverOutcome(_ number: ItemNumber) {
    outcomes += 1
    expect(state.popup?.state == .hasOutcome, "the popup has its outcome")
    expect(state.popup?.number == number, "the outcome is that of the last item")
    expect(item != number || item == refusedItem, "the binding is cleared before")
    let last = state.popup?.id
    state.popup = nil
    switch state.reaction {
    case .sameItem: state.id = last
    case .otherItem: state.id = last == 1 ? 2 : 1
    case .noItem: state.id = nil
    case nil: break
    }
    state.reaction = nil
  }

  private mutating func expect(_ holds: Bool, _ promise: String) {
    if !holds, failure == nil { failure = test.failed("not true: \(promise)") }
  }
}

// What is true in the end.
extension SimulatedBindingView {
  /// Whether nothing has changed, and no event was sent, since this earlier state.
  func isUnchanged(since earlier: SimulatedBindingView) -> Bool {
    state == earlier.state && test.eventCount == earlier.test.eventCount
  }

  /// Runs turns and updates until nothing is left to do, then removes the view and does it again.
  /// Returns the first failure, or `nil`.
  package func failureAtEnd() -> String? {
    var copy = self
    copy.settle()
    copy.expectAgreement()
    copy.remove()
    copy.settle()
    copy.expectAgreement()
    return copy.failure
  }

  private mutating func settle() {
    for _ in 0..<30 {
      let before = self
      letPopupAppear()
      endDismissal()
      update()
      runTurn()
      if isUnchanged(since: before) { return }
    }
    expect(false, "it settles")
  }

  private mutating func expectAgreement() {
    let shownID = state.popup?.id
    expect(!state.isTurnScheduled, "no turn is left")
    expect(shownID == nil || shownID == state.id, "the popup shows the item")
    expect(!state.isRemoved || shownID == nil, "without the view there is no popup")
    if state.id != nil, !state.isRemoved, state.isInWindow, item != refusedItem {
      expect(shownID != nil, "the item is shown")
    }
    expect(shows == outcomes + (shownID == nil ? 0 : 1), "each popup has one outcome")
    expect(clearings <= shows, "the binding is cleared once for a popup")
  }
}

extension SimulatedBindingView.Popup {
  /// Whether its dismissal has not begun.
  fileprivate var isShown: Bool { state == .waiting || state == .visible }
}
