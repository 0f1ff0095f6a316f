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

/// What happens in a queue from now on, as a sequence to be read with `for await`.
///
/// Each one that PopupCenter/events returns is a reader of its own; it begins with its making, not
/// with the first `await`. Reading one in two places shares its events between them. It ends when the
/// queue does, with its scene, and for a task that is cancelled. Dropping it ends the reading.
///
/// Whoever reads slowly loses the oldest: the newest thousand are kept, and lost counts the others.
@available(iOSApplicationExtension, unavailable)
public struct PopupEvents: AsyncSequence, Sendable {
  /// What it consists of.
  public typealias Element = PopupEvent

  /// How many events are kept for a reader that does not take them.
  public static let capacity = 1000

  let reader: EventBuffer

  /// How many events were dropped because nobody took them.
  @MainActor public var droppedCount: Int { reader.droppedCount }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let reader: EventBuffer

    /// The next event, as soon as there is one; `nil` when none is left and the queue has ended or the
    /// task was cancelled.
    public mutating func next() async -> PopupEvent? { await reader.next() }
  }

  /// An iterator over what has not been taken yet.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }
}

@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  /// Everything that happens in this queue from now on.
  ///
  /// The order is that in which it happened. An event is there for its readers before the callback of
  /// the popup for the same moment runs; a task that awaits it goes on in a later turn. Nothing is
  /// worked out while nobody reads, and reading starts nothing: pages are looked at only while a popup
  /// lives, and only then a change of pages is told.
  ///
  /// ```swift
  /// let events = center.events
  /// Task {
  ///   for await event in events { log.debug("\(event)") }
  /// }
  /// ```
  public var events: PopupEvents { PopupEvents(reader: driver.events.makeReader()) }
}

/// Hands what happens in a queue to everybody who reads it; holds nobody and keeps nothing.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class EventBroadcaster {
  private struct Entry {
    weak var reader: EventBuffer?
  }

  private var entries: [Entry] = []
  private var isFinished = false

  /// Whether an event would reach anybody.
  var hasReaders: Bool { entries.contains { $0.reader != nil } }

  /// How many places for readers there are.
  var readerCount: Int { entries.count }

  /// A reader of all that happens from now on.
  func makeReader() -> EventBuffer {
    let reader = EventBuffer(log: self)
    if isFinished { reader.finish() } else { entries.append(Entry(reader: reader)) }
    return reader
  }

  func send(_ event: PopupEvent) {
    for entry in entries { entry.reader?.append(event) }
  }

  /// Nothing will happen any more.
  func finish() {
    isFinished = true
    for entry in entries { entry.reader?.finish() }
    entries = []
  }

  /// Forgets readers that are no more.
  func prune() {
    entries.removeAll { $0.reader == nil }
  }
}

/// Keeps the newest events until they are taken.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class EventBuffer {
  private var events: [PopupEvent] = []
  /// Where in `events` the oldest one stands that has not been taken.
  private var first = 0
  private(set) var droppedCount = 0
  private var isFinished = false
  private var pendingReads: [Int: CheckedContinuation<PopupEvent?, Never>] = [:]
  private var lastReadID = 0
  private weak var log: EventBroadcaster?

  init(log: EventBroadcaster) {
    self.log = log
  }

  deinit {
    guard let log else { return }
    Task { @MainActor in log.prune() }
  }

  func append(_ event: PopupEvent) {
    if let next = pendingReads.keys.min(), let continuation = pendingReads.removeValue(forKey: next) {
      return continuation.resume(returning: event)
    }
    events.append(event)
    guard events.count - first > PopupEvents.capacity else { return }
    first += 1
    droppedCount += 1
    // The room of those that were dropped is used again from time to time, not each time.
    if first >= PopupEvents.capacity { removeReadEvents() }
  }

  func finish() {
    isFinished = true
    let all = pendingReads.sorted { $0.key < $1.key }
    pendingReads = [:]
    for entry in all { entry.value.resume(returning: nil) }
  }

  func next() async -> PopupEvent? {
    lastReadID += 1
    let id = lastReadID
    return await withTaskCancellationHandler {
      await read(id: id)
    } onCancel: {
      Task { @MainActor in self.cancelRead(id) }
    }
  }

  private func read(id: Int) async -> PopupEvent? {
    if first < events.count { return popFirst() }
    if isFinished || Task.isCancelled { return nil }
    return await withCheckedContinuation { pendingReads[id] = $0 }
  }

  private func popFirst() -> PopupEvent {
    let event = events[first]
    first += 1
    if first == events.count || first >= PopupEvents.capacity { removeReadEvents() }
    return event
  }

  private func removeReadEvents() {
    events.removeFirst(first)
    first = 0
  }

  private func cancelRead(_ id: Int) {
    pendingReads.removeValue(forKey: id)?.resume(returning: nil)
  }
}
