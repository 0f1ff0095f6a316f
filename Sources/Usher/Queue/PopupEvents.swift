// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

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
