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

  /// Takes in a popup of ours.
  func enqueue<Value>(_ popup: Popup<Value>, _ bond: Bond = .none) -> PopupHandle<Value> {
    if case .ready(let content) = popup.content, let misuse = content.claimOrMisuse {
      misuse.file()
      return refuse(.duplicate, popup)
    }
    guard let pages = scope(of: popup.pages) else { return refuse(.pageGone, popup) }
    let handle = PopupHandle<Value>(
      id: nextID(), driver: self, callbacks: popup.callbacks, listeners: popup.listeners)
    var request = popup.description(id: handle.id, scope: pages.scope)
    request.parent = bond.parent
    request.sequence = bond.sequence
    enqueue(
      LiveRequest(
        id: handle.id, presenter: presenter(for: popup, handle, above: bond.parent),
        owner: handle,
        condition: pages.condition, update: popup.update),
      as: request)
    reportIfGone("A popup", handle)
    return handle
  }

  /// Takes in a request whose number came from `nextID`.
  func enqueue(_ request: LiveRequest, as description: PopupQueue.Request) {
    request.label = PopupEvent.Popup(
      id: request.id, key: description.key, group: description.group, lane: description.lane)
    requests[request.id] = request
    request.presenter.report = { [weak self, id = request.id] fact in self?.take(fact, of: id) }
    observe()
    lookAtStage(mayConfirm: false)
    if request.condition != nil { reevaluate() }
    handle(.enqueued(description))
    if isVoiceOverRunning { handle(.timeWasPaused(request.id, .voiceOver)) }
  }

  /// The storey for a window; what belongs to a popup is never below it.
  func band(of lane: PopupLane, above parent: RequestID?) -> OverlayBand {
    let own = OverlayBand(lane: lane)
    return parent.flatMap { requests[$0]?.presenter.band }.map { max($0, own) } ?? own
  }

  /// Tells the app that it uses the queue of a scene that has gone.
  func reportIfGone<Value>(_ content: String, _ handle: PopupHandle<Value>) {
    guard handle.outcomeIfEnded?.reason == .stageGone else { return }
    PopupMisuse.stageGone(content).file()
  }

  /// A handle of a request that never was.
  private func refuse<Value>(
    _ reason: PopupEndReason, _ popup: Popup<Value>
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

  private func presenter<Value>(
    for popup: Popup<Value>, _ handle: PopupHandle<Value>, above parent: RequestID?
  ) -> OverlayPresenter {
    var looks = popup.looks
    // In the app's window it would be below a parent that has a window of its own.
    if let parent, requests[parent]?.presenter.isInAppWindow == false { looks.window = .own }
    return OverlayPresenter(
      looks: looks, band: band(of: popup.lane, above: parent),
      source: source(of: popup, for: handle))
  }

  private func source<Value>(
    of popup: Popup<Value>, for handle: PopupHandle<Value>
  ) -> PopupSource {
    switch popup.content {
    case .ready(let content):
      PopupCenter.claim(content.responder, for: AnyPopupHandle(handle))
      return .ready(content)
    case .made(let make):
      return .made {
        let content = make(handle)
        if let misuse = content.claimOrMisuse {
          misuse.file()
          return nil
        }
        PopupCenter.claim(content.responder, for: AnyPopupHandle(handle))
        return content
      }
    }
  }
}
