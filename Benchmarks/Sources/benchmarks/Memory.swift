// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CAllocations
import UsherCore

/// The heap usage of the engine.
enum Memory {
  /// Returns the bytes per queued request, including spare capacity of tables.
  static func bytesPerRequest(_ count: Int) -> Double {
    var mix = Mix()
    let requests = mix.next(count)
    let before = bytes_in_use()
    var queue = PopupQueue()
    for request in requests {
      _ = queue.handle(.enqueued(request), at: MonotonicInstant(sinceStart: .zero))
    }
    let after = bytes_in_use()
    withExtendedLifetime((queue, requests)) {}
    return Double(after - before) / Double(count)
  }

  /// Returns the maximum number of allocations for an event without effect, of several kinds.
  static func allocationsOfAnUnchangingEvent() -> Double {
    var mix = Mix()
    var queue = PopupQueue()
    let now = MonotonicInstant(sinceStart: .zero)
    let requests = mix.next(1_000)
    for request in requests { _ = queue.handle(.enqueued(request), at: now) }
    let pages = PageState(
      visible: [PageState.Page(id: PageID(serial: 1), types: [PageTypeID("Home")])])
    _ = queue.handle(.sceneDidChange(.active), at: now)
    _ = queue.handle(.pagesDidChange(pages), at: now)
    let (queued, unknown) = (requests[0].id, PopupID(serial: 5_000))
    let events: [PopupQueue.Event] = [
      .enqueued(requests[0]), .didPresent(queued), .didPresent(unknown), .didDisappear(queued),
      .didFailToPresent(unknown, .refused), .dismissalDidBegin(unknown, .dismissedByApp),
      .contentWasRemoved(unknown), .didVerify(queued, status: .visible), .sceneDidChange(.active),
      .holdReleased(LaneHold.ID(serial: 1)), .nextTurnDidBegin,
      .dismissalRequested(.request(unknown), .dismissedByApp, animated: true),
      .dismissalRequested(.key("none"), .dismissedByApp, animated: true),
      .dismissalRequested(.group("none"), .dismissedByApp, animated: true), .pagesDidChange(pages),
    ]
    var maximum = 0.0
    for event in events {
      let state = queue
      precondition(
        queue.handle(event, at: now).isEmpty && queue == state, "\(event) has an effect")
    }
    for event in events {
      let before = allocations_so_far()
      for _ in 1...100 { _ = queue.handle(event, at: now) }
      let each = Double(allocations_so_far() - before) / 100
      if each > 0 { print("\(event): \(each) allocations") }
      maximum = max(maximum, each)
    }
    return maximum
  }
}
