// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One action and the events that it is for.
struct ControlEventHandler {
  let action: UIAction
  var events: UIControl.Event
}

extension UIControl {
  /// Differs: kept in the order in which they were added, which UIKit does not promise.
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    let others = eventHandlers.compactMap { handler -> ControlEventHandler? in
      guard handler.action.identifier == action.identifier, handler.action !== action else {
        return handler
      }
      var kept = handler
      kept.events.subtract(controlEvents)
      return kept.events.isEmpty ? nil : kept
    }
    eventHandlers = others
    if let index = eventHandlers.firstIndex(where: { $0.action === action }) {
      eventHandlers[index].events.formUnion(controlEvents)
    } else {
      eventHandlers.append(ControlEventHandler(action: action, events: controlEvents))
    }
  }

  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    eventHandlers = eventHandlers.compactMap { handler in
      guard handler.action.identifier == actionIdentifier else { return handler }
      var kept = handler
      kept.events.subtract(controlEvents)
      return kept.events.isEmpty ? nil : kept
    }
  }

  public var allControlEvents: UIControl.Event {
    eventHandlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  func dispatch(_ controlEvents: UIControl.Event) {
    for handler in eventHandlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }
}
