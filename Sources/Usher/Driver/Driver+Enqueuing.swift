// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// How requests come in.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  /// What a popup asked for belongs to.
  enum Bond {
    case none
    /// It is shown above this popup and ends with it.
    case child(of: RequestID)
    /// It is a step of this sequence.
    case step(of: PopupSequence)

    var parent: RequestID? {
      if case .child(let parent) = self { parent } else { nil }
    }

    var sequence: PopupSequence? {
      if case .step(let sequence) = self { sequence } else { nil }
    }
  }

  /// Takes in a popup, whatever kind it is.
  func enqueue<Value>(
    _ popup: PopupSettings<Value>, _ bond: Bond = .none
  ) -> PopupHandle<Value> {
    beginTakingIn()
    defer { endTakingIn() }
    observe()
    lookAtStage(mayConfirm: false)
    if let refusal = popup.kind.refusal {
      refusal.report?.file()
      return refuse(refusal.reason, popup)
    }
    let place = place(of: popup, bond)
    var popup = popup
    popup.kind.prepare(&popup, at: place)
    guard let pages = scope(of: popup.pages) else { return refuse(.pageGone, popup) }
    if pages.condition != nil { reevaluate() }
    // What has been called back so far may have enqueued others, and numbers come in by size.
    let handle = PopupHandle<Value>(
      id: nextID(), driver: self, callbacks: popup.callbacks, listeners: popup.listeners)
    let request = LiveRequest(
      id: handle.id, presenter: popup.kind.presenter(for: handle, at: place), owner: handle,
      condition: pages.condition, update: popup.update)
    request.ground = popup.kind.ground.map { PageIdentity.of($0).id }
    enqueue(
      request,
      as: popup.description(id: handle.id, scope: pages.scope, bond: bond, at: place))
    if handle.outcomeIfEnded?.reason == .stageGone {
      PopupMisuse.stageGone(popup.kind.noun).file()
    }
    return handle
  }

  private func enqueue(_ request: LiveRequest, as description: PopupQueue.Request) {
    request.hasLimitedTime = description.timeOnScreen != nil
    request.label = PopupEvent.Popup(
      id: request.id, key: description.key, group: description.group, lane: description.lane)
    requests[request.id] = request
    request.presenter.report = { [weak self, id = request.id] fact in self?.take(fact, of: id) }
    handle(.enqueued(description))
    scheduleLook()
    if assistance != Assistance() {
      for pause in assistance.pauses { handle(.timeWasPaused(request.id, pause)) }
    }
  }

  /// The place of a popup; what belongs to one is never below it.
  private func place<Value>(of popup: PopupSettings<Value>, _ bond: Bond) -> PopupPlace {
    let own = OverlayBand(lane: popup.lane)
    let parent = bond.parent.flatMap { requests[$0]?.presenter }
    return PopupPlace(
      band: parent.map { max($0.band, own) } ?? own, parent: parent,
      isTimed: popup.timeOnScreen != nil)
  }

  /// A handle of a request that never was.
  private func refuse<Value>(
    _ reason: PopupEndReason, _ popup: PopupSettings<Value>
  ) -> PopupHandle<Value> {
    let handle = PopupHandle<Value>(id: nextID(), driver: self, callbacks: popup.callbacks)
    handle.finish(reason)
    return handle
  }

  /// The pages in the engine's words; `nil`, if they were one page and that is no more.
  private func scope(
    of pages: PopupPages
  ) -> (scope: PopupScope, condition: PagePredicateID?)? {
    switch pages {
    case .anywhere: return (.anywhere, nil)
    case .types(let types): return (.types(Set(types.map { PageTypeID($0) })), nil)
    case .names(let names): return (.names(names), nil)
    case .page(let page):
      return page.controller.map { (.page(PageIdentity.of($0).id), nil) }
    case .condition(let condition):
      let id = lookout.add(condition)
      return (.predicate(id), id)
    }
  }
}
