// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// Sends events to the machine of a popup binding; returns the effects as text, such as "show 1".
struct PopupBindingHarness {
  private(set) var machine: PopupBindingMachine
  let updatesContent: Bool
  private(set) var isInWindow = false
  private(set) var isRemoved = false
  /// Whether the view was updated since the last turn.
  private(set) var wasUpdated = false
  /// Whether the binding was cleared for the popup.
  private(set) var hasClearedBinding = false
  /// The item whose outcome was delivered last.
  private(set) var lastOutcome: ItemNumber?

  /// A view that is in no window yet.
  init(updatesContent: Bool = true) {
    self.updatesContent = updatesContent
    machine = PopupBindingMachine(updatesContent: updatesContent)
  }

  @discardableResult
  mutating func send(_ event: PopupBindingMachine.Event) -> [String] {
    switch event {
    case .viewDidUpdate: wasUpdated = true
    case .viewDidMoveToWindow(let isInWindow): self.isInWindow = isInWindow
    case .viewWasRemoved: isRemoved = true
    case .turnDidBegin: wasUpdated = false
    case .popupWasDismissed: break
    }
    return machine.handle(event).map { effect in
      switch effect {
      case .scheduleTurn: return "schedule turn"
      case .show(let item): return "show \(item.serial)"
      case .update(let item): return "update \(item.serial)"
      case .dismiss(let reason): return "dismiss: \(reason)"
      case .clearBinding:
        hasClearedBinding = true
        return "clear binding"
      case .deliverOutcome(let item):
        (lastOutcome, hasClearedBinding) = (item, false)
        return "outcome of \(item.serial)"
      }
    }
  }

  @discardableResult
  mutating func update(_ item: ItemNumber?) -> [String] { send(.viewDidUpdate(item)) }

  @discardableResult
  mutating func turn(_ item: ItemNumber?, isPopupBeingDismissed: Bool = false) -> [String] {
    send(.turnDidBegin(item, isPopupBeingDismissed: isPopupBeingDismissed))
  }

  @discardableResult
  mutating func moveToWindow(_ isInWindow: Bool = true) -> [String] {
    send(.viewDidMoveToWindow(isInWindow))
  }

  @discardableResult
  mutating func remove() -> [String] { send(.viewWasRemoved) }

  @discardableResult
  mutating func endPopup() -> [String] { send(.popupWasDismissed) }

  func after(_ change: (inout PopupBindingHarness) -> Void) -> PopupBindingHarness {
    var harness = self
    change(&harness)
    return harness
  }

  /// A view in a window, without an item.
  static func idle(updatesContent: Bool = true) -> PopupBindingHarness {
    PopupBindingHarness(updatesContent: updatesContent).after {
      $0.moveToWindow()
      $0.turn(nil)
    }
  }

  /// A view whose popup shows item 1.
  static func shown(updatesContent: Bool = true) -> PopupBindingHarness {
    idle(updatesContent: updatesContent).after {
      $0.update(1)
      $0.turn(1)
    }
  }

  /// A view whose popup shows item 1 and is being dismissed.
  static func dismissing() -> PopupBindingHarness {
    shown().after {
      $0.update(1)
      $0.turn(1, isPopupBeingDismissed: true)
    }
  }
}

extension ItemNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}
