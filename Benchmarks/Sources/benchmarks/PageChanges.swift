// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Page changes while requests are queued for pages.
enum PageChanges {
  static func state(_ serial: UInt64, _ type: PageTypeID) -> PageState {
    PageState(visible: [PageState.Page(id: PageID(serial: serial), types: [type])])
  }

  /// Changes between two pages without requests, while requests are queued for other pages.
  ///
  /// To count instructions, run it with two numbers of changes and take the difference.
  static func run(_ changes: Int, queued count: Int) {
    var mix = Mix(includesAnyPage: false)
    var queue = PopupQueue()
    let now = MonotonicInstant(sinceStart: .zero)
    for request in mix.next(count) { _ = queue.handle(.enqueued(request), at: now) }
    _ = queue.handle(.sceneDidChange(.active), at: now)
    let pages = [
      state(1, PageTypeID("Settings")), state(2, PageTypeID("Account")),
    ]
    for change in 0..<changes { _ = queue.handle(.pagesDidChange(pages[change % 2]), at: now) }
    withExtendedLifetime(queue) {}
  }
}

/// The engine: a page appears, the first request for it starts, and is dismissed with the page.
///
/// A step is five events: `pagesDidChange`, `didPresent`, `pagesDidChange` to no page,
/// `didDisappear` and `nextTurnDidBegin`. Each step also adds a request.
struct EnginePageQueue: PageQueue {
  private var queue = PopupQueue()
  private let now = MonotonicInstant(sinceStart: .zero)

  init(queued: [PopupQueue.Request]) {
    for request in queued { _ = queue.handle(.enqueued(request), at: now) }
    _ = queue.handle(.sceneDidChange(.active), at: now)
  }

  mutating func show(_ type: PageTypeID, then new: PopupQueue.Request) -> UInt64 {
    let serial = new.id.serial
    let effects = queue.handle(
      .pagesDidChange(PageChanges.state(serial, type)), at: now)
    var presented = PopupID(serial: 0)
    for case .present(let id, animated: _) in effects { presented = id }
    precondition(presented.serial > 0, "nothing is presented")
    _ = queue.handle(.didPresent(presented), at: now)
    _ = queue.handle(.pagesDidChange(PageState()), at: now)
    _ = queue.handle(.didDisappear(presented), at: now)
    _ = queue.handle(.nextTurnDidBegin, at: now)
    _ = queue.handle(.enqueued(new), at: now)
    return presented.serial
  }
}

/// An array that is sorted by priority and searched for a matching request at every page change.
///
/// This is the approach of popup managers that are tied to pages, reimplemented. Swift's sort is
/// stable.
struct SortAndScanPageQueue: PageQueue {
  private var items: [PopupQueue.Request]

  init(queued: [PopupQueue.Request]) {
    items = queued
  }

  mutating func show(_ type: PageTypeID, then new: PopupQueue.Request) -> UInt64 {
    items.sort { $0.priority > $1.priority }
    guard let index = items.firstIndex(where: { $0.scope == .types([type]) }) else {
      preconditionFailure("no request matches")
    }
    let first = items.remove(at: index)
    items.append(new)
    return first.id.serial
  }
}

/// A collection of requests that are queued for pages.
protocol PageQueue {
  init(queued: [PopupQueue.Request])
  /// Shows a page, starts its first request and adds a new one. Returns the serial number.
  mutating func show(_ type: PageTypeID, then new: PopupQueue.Request) -> UInt64
}

extension PageQueue {
  /// Returns the duration of the steps, without filling the queue, and the start order.
  static func run(_ steps: Int, queued count: Int) -> Cycle.Result {
    var mix = Mix(includesAnyPage: false)
    var pages = Self(queued: mix.next(count))
    let types = Mix.scopes.compactMap { $0 }
    let new = mix.next(steps + 1)
    var result = Cycle.Result()
    // Not measured: the first sort.
    result.order.add(pages.show(types[0], then: new[0]))
    result.duration = ContinuousClock().measure {
      for step in 1...steps {
        result.order.add(pages.show(types[step % types.count], then: new[step]))
      }
    }
    return result
  }
}
