// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Hands what happens in a queue to everybody who reads it; holds nobody and keeps nothing.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class EventLog {
  private struct Entry {
    weak var reader: EventReader?
  }

  private var entries: [Entry] = []
  private var isFinished = false

  /// Whether an event would reach anybody.
  var isRead: Bool { entries.contains { $0.reader != nil } }

  /// How many places for readers there are.
  var places: Int { entries.count }

  /// A reader of all that happens from now on.
  func begin() -> EventReader {
    let reader = EventReader(log: self)
    if isFinished { reader.finish() } else { entries.append(Entry(reader: reader)) }
    return reader
  }

  func tell(_ event: PopupEvent) {
    for entry in entries { entry.reader?.take(event) }
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
final class EventReader {
  private var events: [PopupEvent] = []
  /// Where in `events` the oldest one stands that has not been taken.
  private var first = 0
  private(set) var lost = 0
  private var isFinished = false
  private var waiting: [Int: CheckedContinuation<PopupEvent?, Never>] = [:]
  private var lastWaiting = 0
  private weak var log: EventLog?

  init(log: EventLog) {
    self.log = log
  }

  deinit {
    guard let log else { return }
    Task { @MainActor in log.prune() }
  }

  func take(_ event: PopupEvent) {
    if let next = waiting.keys.min(), let continuation = waiting.removeValue(forKey: next) {
      return continuation.resume(returning: event)
    }
    events.append(event)
    guard events.count - first > PopupEvents.capacity else { return }
    first += 1
    lost += 1
    // The room of those that were dropped is used again from time to time, not each time.
    if first >= PopupEvents.capacity { makeRoom() }
  }

  func finish() {
    isFinished = true
    let all = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for entry in all { entry.value.resume(returning: nil) }
  }

  func next() async -> PopupEvent? {
    lastWaiting += 1
    let number = lastWaiting
    return await withTaskCancellationHandler {
      await wait(as: number)
    } onCancel: {
      Task { @MainActor in self.stopWaiting(number) }
    }
  }

  private func wait(as number: Int) async -> PopupEvent? {
    if first < events.count { return takeFirst() }
    if isFinished || Task.isCancelled { return nil }
    return await withCheckedContinuation { waiting[number] = $0 }
  }

  private func takeFirst() -> PopupEvent {
    let event = events[first]
    first += 1
    if first == events.count || first >= PopupEvents.capacity { makeRoom() }
    return event
  }

  private func makeRoom() {
    events.removeFirst(first)
    first = 0
  }

  private func stopWaiting(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(returning: nil)
  }
}
