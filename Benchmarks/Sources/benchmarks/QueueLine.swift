// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The engine: a request comes in while another is on screen; that one ends and the next appears.
///
/// A cycle is five events: `enqueued`, `didPresent`, `endRequested`, `didLeave` and `turnDidBegin`.
struct QueueLine: Line {
  private(set) var queue = PopupQueue()
  private var now = Instant(sinceStart: .zero)
  private var onScreen = RequestID(serial: 0)

  init(waiting: [PopupQueue.Request]) {
    for request in waiting { _ = queue.handle(.enqueued(request), at: now) }
  }

  mutating func begin() -> UInt64 {
    // A page of all types, so that every request may appear.
    let page = PageSituation.Page(id: PageID(serial: 1), types: Mix.scopes.compactMap { $0 })
    _ = queue.handle(.pagesDidChange(PageSituation(visible: [page])), at: now)
    return present(queue.handle(.stageDidChange(.active), at: now))
  }

  mutating func cycle(_ new: PopupQueue.Request) -> UInt64 {
    now = now + .milliseconds(1)
    _ = queue.handle(.enqueued(new), at: now)
    _ = queue.handle(.didPresent(onScreen), at: now)
    _ = queue.handle(.endRequested(.request(onScreen), .dismissed, animated: true), at: now)
    _ = queue.handle(.didLeave(onScreen), at: now)
    return present(queue.handle(.turnDidBegin, at: now))
  }

  private mutating func present(_ effects: [PopupQueue.Effect]) -> UInt64 {
    for case .present(let id, animated: _) in effects {
      onScreen = id
      return id.serial
    }
    preconditionFailure("nothing is to be presented")
  }
}
