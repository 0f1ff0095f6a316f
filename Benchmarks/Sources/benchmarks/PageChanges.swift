// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Pages that change while requests wait for some of them.
enum PageChanges {
  static func state(_ serial: UInt64, _ type: PageTypeID) -> PageState {
    PageState(visible: [PageState.Page(id: PageID(serial: serial), types: [type])])
  }

  /// Changes between two pages for which nothing waits, while so many wait for others.
  ///
  /// Whoever counts instructions runs it with two numbers of changes and takes the difference.
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

/// The engine: a page comes, the best request for it appears, and leaves with the page.
///
/// A step is five events: `pagesDidChange`, `didPresent`, `pagesDidChange` to no page, `didDisappear` and
/// `nextTurnDidBegin`. What comes in is as much as goes out.
struct EnginePageQueue: Pages {
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
    var shown = PopupID(serial: 0)
    for case .present(let id, animated: _) in effects { shown = id }
    precondition(shown.serial > 0, "nothing is to be presented")
    _ = queue.handle(.didPresent(shown), at: now)
    _ = queue.handle(.pagesDidChange(PageState()), at: now)
    _ = queue.handle(.didDisappear(shown), at: now)
    _ = queue.handle(.nextTurnDidBegin, at: now)
    _ = queue.handle(.enqueued(new), at: now)
    return shown.serial
  }
}

/// At every page change everything is sorted by priority, and the first that fits is looked for.
///
/// This is how popup managers tied to pages do it, told anew. Swift's sort keeps the order of equals.
struct SortAndScanPageQueue: Pages {
  private var items: [PopupQueue.Request]

  init(queued: [PopupQueue.Request]) {
    items = queued
  }

  mutating func show(_ type: PageTypeID, then new: PopupQueue.Request) -> UInt64 {
    items.sort { $0.priority > $1.priority }
    guard let index = items.firstIndex(where: { $0.scope == .types([type]) }) else {
      preconditionFailure("nothing fits")
    }
    let first = items.remove(at: index)
    items.append(new)
    return first.id.serial
  }
}

/// Requests that wait for pages, however they are kept.
protocol Pages {
  init(queued: [PopupQueue.Request])
  /// The page comes, the best request for it has its turn, and a new one comes in.
  mutating func show(_ type: PageTypeID, then new: PopupQueue.Request) -> UInt64
}

extension Pages {
  /// What so many steps took, without filling, and who had a turn.
  static func run(_ steps: Int, queued count: Int) -> Cycle.Result {
    var mix = Mix(includesAnyPage: false)
    var pages = Self(queued: mix.next(count))
    let types = Mix.scopes.compactMap { $0 }
    let new = mix.next(steps + 1)
    var result = Cycle.Result()
    // Not measured: it sorts itself for the first time.
    result.order.add(pages.show(types[0], then: new[0]))
    result.duration = ContinuousClock().measure {
      for step in 1...steps {
        result.order.add(pages.show(types[step % types.count], then: new[step]))
      }
    }
    return result
  }
}
