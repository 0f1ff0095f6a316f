// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

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
