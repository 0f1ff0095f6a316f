// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PlaceholderMachine {
  /// A small order; the orders of one event are obeyed one after the other.
  package enum Effect: Sendable, Hashable {
    /// Put this page in front of the content, or take away what is there; answer with `moveDidEnd`.
    /// A move that still runs goes on from where it is to the new end, and is not answered any more.
    case move(Int, to: Page?, animated: Bool)
    /// Stop this load if that can be done; what it still says is ignored.
    case cancel(PlaceholderID)
    /// Do what the button of this page is for.
    case retry(Page)
    /// Tell who asked to show or to hide what became of it.
    case deliverOutcome(PlaceholderID, PlaceholderOutcome)
    /// Tell who began the load what became of it.
    case deliverLoadOutcome(PlaceholderID, LoadOutcome)
    /// Send `deadlineDidPass` at this moment and at no other; `nil`: at none.
    case setDeadline(MonotonicInstant?)
  }
}
