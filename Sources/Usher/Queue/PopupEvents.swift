// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Something that happened in a queue; never contains user text.
///
/// For logs and analytics. It contains numbers, keys, names and reasons, but neither the texts of
/// popups nor what the user entered. See ``PopupCenter/events``.
public struct PopupEvent: Sendable, Hashable {
  /// When it happened, on the clock of the queue, which starts at an arbitrary time and stops while
  /// the device sleeps.
  public let time: MonotonicInstant
  /// What happened.
  public let kind: Kind
  /// The popup concerned; `nil` for holds and pages.
  public let popup: Popup?

  /// The popup concerned.
  public struct Popup: Sendable, Hashable {
    /// The number of the popup, as in traces.
    public let id: PopupID
    /// The key at the time it was shown.
    public let key: PopupKey?
    /// The group at the time it was shown.
    public let group: PopupGroup?
    /// The lane it competes in.
    public let lane: PopupLane
    /// Whether the user had not asked for it when it was shown; `unsolicited` of UsherCampaigns sets it.
    public let isUnsolicited: Bool
  }

  /// A page.
  public struct Page: Sendable, Hashable {
    /// The number of the page, which is never used again.
    public let id: UInt64
    /// The name of its type, with the module; `nil` if unknown.
    public let typeName: String?
    /// The name that the app has set.
    public let name: PageName?
  }

  /// A hold.
  public struct Hold: Sendable, Hashable {
    /// The lane that is held.
    public let lane: PopupLane
    /// The reason that the app gave.
    public let reason: String
  }

  /// What happened. Cases can be added: a `switch` should have a `default`.
  public enum Kind: Sendable, Hashable {
    /// The popup was queued; this is the first event of each popup.
    case enqueued
    /// It joined the popup with the same key. Its handle represents that popup from now on, and
    /// there are no more events with this number.
    case joined(PopupID)
    /// It updated the popup with the same key. Its handle represents that popup from now on, and
    /// there are no more events with this number.
    case updatedExisting(PopupID)
    /// It is in its window and begins to appear.
    case willAppear(isReturning: Bool)
    /// It has appeared and its animation has ended.
    case didAppear(isReturning: Bool)
    /// It begins to disappear, to be dismissed or suspended.
    case willDisappear
    /// It has disappeared.
    case didDisappear
    /// It was suspended for these causes.
    case suspended(PopupSuspensionCauses)
    /// It resumes.
    case resumed
    /// It was dismissed. Exactly once for each popup that was queued and neither joined nor updated
    /// another one.
    case dismissed(PopupDismissalReason)
    /// A lane is held.
    case holdBegan(Hold)
    /// A hold has ended: it was released or dropped, or its page or popup is gone.
    case holdEnded(Hold)
    /// A hold is older than a minute; the app may have forgotten to release it.
    case holdOverdue(Hold)
    /// The pages have settled, and other pages are visible than before.
    case pagesChanged(visible: [Page])
  }
}

/// Events from the moment of its creation, to be read with `for await`.
///
/// Each value of ``PopupCenter/events`` has its own buffer. Two loops over the same value share its
/// events. The sequence ends when the scene is disconnected, and in a task that is cancelled.
/// Releasing the value ends the delivery.
///
/// If a reader falls behind, the oldest events are dropped: the newest thousand are kept, and
/// ``droppedCount`` counts the others.
public struct PopupEvents: AsyncSequence, Sendable {
  /// The type of the elements.
  public typealias Element = PopupEvent

  /// How many events are buffered.
  public static let capacity = 1000

  let buffer: EventBuffer

  /// How many events were dropped because the reader was too slow.
  @MainActor public var droppedCount: Int { buffer.droppedCount }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let buffer: EventBuffer

    /// Returns the next event as soon as there is one; `nil` if the queue has ended or the task was
    /// cancelled.
    public mutating func next() async -> PopupEvent? { await buffer.next() }
  }

  /// Returns an iterator over the events that were not read yet.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }
}

extension PopupCenter {
  /// Everything that happens in this queue from now on.
  ///
  /// Events are sent in the order in which they happen, before the callback for the same event is
  /// called; a task that awaits them continues in a later run-loop turn. Without readers there is
  /// no cost. Reading does not start polling: changes of pages are sent only while a popup exists.
  ///
  /// ```swift
  /// let events = center.events
  /// Task {
  ///   for await event in events { log.debug("\(event)") }
  /// }
  /// ```
  public var events: PopupEvents { PopupEvents(buffer: driver.events.makeBuffer()) }
}

// MARK: - Delivery

/// Sends events to all readers; it neither retains readers nor stores events.
@MainActor
final class EventBroadcaster {
  private var buffers: [Weak<EventBuffer>] = []
  private var isFinished = false

  /// Whether there is a reader.
  var hasReaders: Bool { buffers.contains { $0.object != nil } }

  /// Returns a buffer for all events from now on.
  func makeBuffer() -> EventBuffer {
    let buffer = EventBuffer()
    buffers.removeAll { $0.object == nil }
    if isFinished { buffer.finish() } else { buffers.append(Weak(object: buffer)) }
    return buffer
  }

  func send(_ event: PopupEvent) {
    for buffer in buffers { buffer.object?.append(event) }
  }

  /// Ends all readers, because there are no more events.
  func finish() {
    isFinished = true
    for buffer in buffers { buffer.object?.finish() }
    buffers = []
  }
}

/// Buffers the newest events until they are read.
@MainActor
final class EventBuffer {
  private var events: [PopupEvent] = []
  private(set) var droppedCount = 0
  private var isFinished = false
  /// The oldest first.
  private var pendingReads: [(id: UInt64, continuation: CheckedContinuation<PopupEvent?, Never>)] =
    []
  private var readNumbers = SerialNumbers()

  func append(_ event: PopupEvent) {
    if !pendingReads.isEmpty {
      return pendingReads.removeFirst().continuation.resume(returning: event)
    }
    events.append(event)
    guard events.count > PopupEvents.capacity else { return }
    events.removeFirst()
    droppedCount += 1
  }

  func finish() {
    isFinished = true
    let reads = pendingReads
    pendingReads = []
    for read in reads { read.continuation.resume(returning: nil) }
  }

  func next() async -> PopupEvent? {
    let id = readNumbers.next()
    return await withTaskCancellationHandler {
      await read(id: id)
    } onCancel: {
      // The handler is called on any thread.
      Task { @MainActor in self.cancelRead(id: id) }
    }
  }

  private func read(id: UInt64) async -> PopupEvent? {
    // What is buffered is read first, also after the end.
    if !events.isEmpty { return events.removeFirst() }
    if isFinished || Task.isCancelled { return nil }
    return await withCheckedContinuation { pendingReads.append((id, $0)) }
  }

  private func cancelRead(id: UInt64) {
    guard let index = pendingReads.firstIndex(where: { $0.id == id }) else { return }
    pendingReads.remove(at: index).continuation.resume(returning: nil)
  }
}
