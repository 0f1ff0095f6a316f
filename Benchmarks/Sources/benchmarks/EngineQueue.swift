// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The engine: a request is added while another one is visible, which is dismissed; the next one
/// starts.
///
/// A cycle is five events: `enqueued`, `didPresent`, `dismissalRequested`, `didDisappear` and
/// `nextTurnDidBegin`.
struct EngineQueue: MeasuredQueue {
  private(set) var queue = PopupQueue()
  private var now = MonotonicInstant(sinceStart: .zero)
  private var visible = PopupID(serial: 0)

  init(queued: [PopupQueue.Request]) {
    for request in queued { _ = queue.handle(.enqueued(request), at: now) }
  }

  mutating func start() -> UInt64 {
    // A page of all types, so that every request can start.
    let page = PageState.Page(id: PageID(serial: 1), types: Mix.scopes.compactMap { $0 })
    _ = queue.handle(.pagesDidChange(PageState(visible: [page])), at: now)
    return present(queue.handle(.sceneDidChange(.active), at: now))
  }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    now = now + .milliseconds(1)
    _ = queue.handle(.enqueued(new), at: now)
    _ = queue.handle(.didPresent(visible), at: now)
    _ = queue.handle(
      .dismissalRequested(.request(visible), .dismissedByApp, animated: true), at: now)
    _ = queue.handle(.didDisappear(visible), at: now)
    return present(queue.handle(.nextTurnDidBegin, at: now))
  }

  private mutating func present(_ effects: [PopupQueue.Effect]) -> UInt64 {
    for case .present(let id, animated: _) in effects {
      visible = id
      return id.serial
    }
    preconditionFailure("nothing is presented")
  }
}
