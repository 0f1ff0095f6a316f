// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a popup binding”: each event in each state.
struct PopupBindingTableTests {
  @Test func `the article describes the states of a popup binding`() throws {
    try expectArticle(
      "PopupBindingStates", describes: Self.states, events: Self.events, state: \.state)
  }

  private static var states: KeyValuePairs<String, () -> PopupBindingHarness> {
    [
      "idle (no window)": { .idle().after { $0.moveToWindow(false) } },
      "idle": { .idle() },
      "idle (dismissed)": {
        .shown().after {
          $0.endPopup()
          $0.turn(1)
          $0.turn(1)
        }
      },
      "shown": { .shown() },
      "shown (to be updated)": { .shown().after { $0.update(1) } },
      "shown (never updated)": { .shown(updatesContent: false).after { $0.update(1) } },
      "shown (view gone)": { .shown().after { $0.remove() } },
      "dismissing": { .dismissing() },
      "dismissing (view gone)": { .dismissing().after { $0.remove() } },
      "dismissing (cleared)": {
        .shown().after {
          $0.remove()
          $0.turn(1)
        }
      },
      "dismissed": { .shown().after { $0.endPopup() } },
      "dismissed (view gone)": {
        .shown().after {
          $0.endPopup()
          $0.remove()
        }
      },
      "idle (view gone)": { .idle().after { $0.remove() } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout PopupBindingHarness) -> [String]> {
    [
      "`viewDidUpdate`: item 1": { $0.update(1) },
      "`viewDidUpdate`: no item": { $0.update(nil) },
      "`viewDidMoveToWindow`": { $0.moveToWindow() },
      "`viewDidMoveToWindow`: no window": { $0.moveToWindow(false) },
      "`viewWasRemoved`": { $0.remove() },
      "`popupWasDismissed`": { $0.endPopup() },
      "`turnDidBegin`: item 1": { $0.turn(1) },
      "`turnDidBegin`: item 2": { $0.turn(2) },
      "`turnDidBegin`: no item": { $0.turn(nil) },
      "`turnDidBegin`: item 1, being dismissed": { $0.turn(1, isPopupBeingDismissed: true) },
    ]
  }
}

extension PopupBindingHarness {
  /// The phase, with the most important detail in parentheses.
  fileprivate var state: String {
    switch machine.phase {
    case .idle where isRemoved: "idle (view gone)"
    case .idle where !isInWindow: "idle (no window)"
    case .idle: lastOutcome == nil ? "idle" : "idle (dismissed)"
    case .shown where isRemoved: "shown (view gone)"
    case .shown where !updatesContent: "shown (never updated)"
    case .shown: wasUpdated ? "shown (to be updated)" : "shown"
    case .dismissing where isRemoved:
      hasClearedBinding ? "dismissing (cleared)" : "dismissing (view gone)"
    case .dismissing: "dismissing"
    case .dismissed: isRemoved ? "dismissed (view gone)" : "dismissed"
    }
  }
}
