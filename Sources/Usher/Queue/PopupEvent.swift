// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Something that happened in a queue, for logs and analytics; PopupCenter/events tells them.
///
/// It holds numbers, keys, names and reasons, never what a popup says or what a user typed.
@available(iOSApplicationExtension, unavailable)
public struct PopupEvent: Sendable, Hashable {
  /// When it happened, by the clock that the queue counts with; it has an arbitrary start and stands
  /// still while the device sleeps.
  public let time: MonotonicInstant
  /// What happened.
  public let kind: Kind
  /// The popup to which it happened; `nil` for holds and pages.
  public let popup: Popup?

  /// The popup to which something happened.
  public struct Popup: Sendable, Hashable {
    /// The number of the request, as it stands in traces.
    public let id: PopupID
    /// The key that it was enqueued with.
    public let key: PopupKey?
    /// The group that it was enqueued with.
    public let group: PopupGroup?
    /// The lane in which it competes.
    public let lane: PopupLane
  }

  /// A page as an event names it.
  public struct Page: Sendable, Hashable {
    /// The number of the page; no two pages have the same.
    public let id: PageID
    /// Its type.
    public let typeName: PageTypeID?
    /// The name that the app gave it.
    public let name: PageName?
  }

  /// What can happen. More can be added; a `switch` over it should have a `default`.
  public enum Kind: Sendable, Hashable {
    /// The popup was enqueued; every one begins with this.
    case enqueued
    /// The popup went into another one with its key: its handle stands for that one from now on, and
    /// nothing more happens to this number.
    case joined(PopupID)
    /// The popup gave its content to another one with its key, or changed that one's; its handle stands
    /// for that one from now on, and nothing more happens to this number.
    case updatedExisting(PopupID)
    /// The popup is in its window and begins to appear.
    case willAppear(isReturning: Bool)
    /// The popup is on the screen and its animation has ended.
    case didAppear(isReturning: Bool)
    /// The popup begins to leave the screen, for good or to be suspended.
    case willDisappear
    /// The popup has left the screen, for good or to be suspended.
    case didDisappear
    /// The popup has been taken off the screen for these causes and may come back.
    case suspended(PopupSuspensionCauses)
    /// The popup begins to come back.
    case resumed
    /// The popup has ended; exactly once for every one that was enqueued and neither joined nor gave
    /// its content away.
    case dismissed(PopupDismissalReason)
    /// A lane is kept from starting anything.
    case holdBegan(LaneHold)
    /// A hold is over: it was released, dropped, or its owner has ended.
    case holdEnded(LaneHold)
    /// A hold is a minute old; somebody may have forgotten it.
    case holdOverdue(LaneHold)
    /// The pages have settled and other ones are visible than before.
    case pagesChanged(visible: [Page])
  }
}
