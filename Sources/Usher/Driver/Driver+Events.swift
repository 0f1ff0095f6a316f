// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the readers of `PopupCenter.events` are told. Nothing is made while there are none.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  func tell(_ kind: PopupEvent.Kind, about request: LiveRequest? = nil) {
    guard events.isRead else { return }
    events.tell(PopupEvent(moment: now, kind: kind, popup: request?.label))
  }

  func tell(_ moment: PopupMoment, about request: LiveRequest) {
    let kind: PopupEvent.Kind =
      switch moment {
      case .resumed: .resumed
      case .willAppear(let isReturn): .willAppear(isReturn: isReturn)
      case .didAppear(let isReturn): .didAppear(isReturn: isReturn)
      case .willLeave: .willLeave
      case .didLeave: .didLeave
      case .suspended(let causes): .suspended(causes)
      }
    tell(kind, about: request)
  }

  /// Tells which pages are visible, if that has changed since it was last told.
  func tellPages(_ situation: PageSituation) {
    guard events.isRead, situation.departing.isEmpty else { return }
    let visible = situation.visible.map {
      PopupEvent.Page(id: $0.id, type: $0.types.first, name: $0.name)
    }
    guard visible != knownPages else { return }
    knownPages = visible
    tell(.pagesChanged(visible: visible))
  }

  /// Tells which holds have begun and ended since the last time. One that ended with its popup is told
  /// after the end of that.
  func tellHolds() {
    let current = queue.holds
    guard !holds.isEmpty || !current.isEmpty else { return }
    let ended = holds.filter { !current.contains($0) && !endsWithPopupThatIsKnown($0) }
    for hold in ended { tell(.holdEnded(hold)) }
    holds.removeAll(where: ended.contains)
    for hold in current where !holds.contains(hold) {
      holds.append(hold)
      tell(.holdBegan(hold))
    }
  }

  private func endsWithPopupThatIsKnown(_ hold: PopupHold) -> Bool {
    guard case .request(let id) = hold.owner else { return false }
    return requests[id] != nil && queue.phase(of: id) == nil
  }
}
