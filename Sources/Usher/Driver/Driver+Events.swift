// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the readers of `PopupCenter.events` are told. Nothing is made while there are none.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  func emit(_ kind: PopupEvent.Kind, about request: RequestRecord? = nil) {
    guard events.hasReaders else { return }
    events.send(PopupEvent(time: now, kind: kind, popup: request?.eventInfo))
  }

  func emit(_ event: PopupLifecycleEvent, about request: RequestRecord) {
    let kind: PopupEvent.Kind =
      switch event {
      case .resumed: .resumed
      case .willAppear(let isReturning): .willAppear(isReturning: isReturning)
      case .didAppear(let isReturning): .didAppear(isReturning: isReturning)
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      case .suspended(let causes): .suspended(causes)
      }
    emit(kind, about: request)
  }

  /// Tells which pages are visible, if that has changed since it was last told.
  func emitPageChanges(_ pageState: PageState) {
    guard events.hasReaders, pageState.disappearing.isEmpty else { return }
    let visible = pageState.visible.map {
      PopupEvent.Page(id: $0.id, typeName: $0.types.first, name: $0.name)
    }
    guard visible != lastPages else { return }
    lastPages = visible
    emit(.pagesChanged(visible: visible))
  }

  /// Tells which holds have begun and ended since the last time. One that ended with its popup is told
  /// after the end of that.
  func emitHoldChanges() {
    let current = queue.holds
    guard !holds.isEmpty || !current.isEmpty else { return }
    let ended = holds.filter { !current.contains($0) && !isOwnedByActiveRequest($0) }
    for hold in ended { emit(.holdEnded(hold)) }
    holds.removeAll(where: ended.contains)
    for hold in current where !holds.contains(hold) {
      holds.append(hold)
      emit(.holdBegan(hold))
    }
  }

  private func isOwnedByActiveRequest(_ hold: LaneHold) -> Bool {
    guard case .request(let id) = hold.owner else { return false }
    return requests[id] != nil && queue.phase(of: id) == nil
  }
}
