// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The key to one popup that was asked for: ends it, and tells how it ended.
///
/// Dropping a handle does nothing; the popup goes its way.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupHandle<Value: Sendable> {
  /// The number of the request, as it stands in traces.
  public private(set) var id: RequestID

  /// How it ended; `nil` while it has not.
  public private(set) var outcomeIfEnded: PopupOutcome<Value>?

  private(set) weak var driver: Driver?
  private(set) var value: Value?
  private var callbacks: [@MainActor (PopupOutcome<Value>) -> Void]
  private var listeners: [@MainActor (PopupMoment) -> Void]
  private var waiting: [Int: CheckedContinuation<PopupOutcome<Value>, Never>] = [:]
  private var lastWaiting = 0

  init(
    id: RequestID, driver: Driver?, callbacks: [@MainActor (PopupOutcome<Value>) -> Void] = [],
    listeners: [@MainActor (PopupMoment) -> Void] = []
  ) {
    self.id = id
    self.driver = driver
    self.callbacks = callbacks
    self.listeners = listeners
  }

  /// How the popup ended, as soon as it has: after it has really left the screen.
  ///
  /// Any number of tasks can wait. One that is cancelled stops waiting with the reason `cancelled`;
  /// the popup is not ended by that.
  public var outcome: PopupOutcome<Value> {
    get async {
      if let outcomeIfEnded { return outcomeIfEnded }
      lastWaiting += 1
      let number = lastWaiting
      return await withTaskCancellationHandler {
        await wait(as: number)
      } onCancel: {
        Task { @MainActor in self.stopWaiting(number) }
      }
    }
  }

  /// Every reason why the popup waits and is not on screen now; empty if it does not wait.
  public var whyNotVisible: [PopupWaitReason] { driver?.queue.explanation(of: id) ?? [] }

  /// Changes how the popup waits for its first appearance, which does nothing once it has been on screen;
  /// or how long it may be on screen.
  public func change(_ change: PopupChange) {
    if case .timeOnScreen(.some) = change { driver?.requests[id]?.presenter.timeIsLimited() }
    driver?.handle(.changeRequested(id, change))
  }

  /// Ends the popup, or takes it out of the line if it still waits; the first reason wins.
  ///
  /// Without animation its window is off the screen when this returns.
  public func end(_ reason: PopupEndReason = .dismissed, animated: Bool = true) {
    driver?.handle(.endRequested(.request(id), reason, animated: animated))
  }

  /// Ends the popup with a value, for the reason `actionChosen`; the first end wins.
  public func end(returning value: Value, animated: Bool = true) {
    keep(value)
    end(.actionChosen, animated: animated)
  }

  /// Ends with this value, if it ends because something was chosen; the first one counts.
  func keep(_ value: Value) {
    if self.value == nil { self.value = value }
  }

  /// Calls back once, on the main actor, when the popup has ended and really left the screen; at once
  /// if it has already.
  @discardableResult
  public func onEnd(
    _ callback: @escaping @MainActor (PopupOutcome<Value>) -> Void
  ) -> PopupHandle<Value> {
    if let outcomeIfEnded { callback(outcomeIfEnded) } else { callbacks.append(callback) }
    return self
  }

  /// Calls back once when the popup has ended, before all others; never, if it has already.
  func onEndFirst(_ callback: @escaping @MainActor () -> Void) {
    guard outcomeIfEnded == nil else { return }
    callbacks.insert({ _ in callback() }, at: 0)
  }

  /// Waits for the real end; cancelling the task ends the popup.
  func outcomeEndingOnCancellation() async -> PopupOutcome<Value> {
    await withTaskCancellationHandler {
      if let outcomeIfEnded { return outcomeIfEnded }
      lastWaiting += 1
      let number = lastWaiting
      return await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.driver?.stage.screen.run { self.end(.cancelled) } }
    }
  }

  private func wait(as number: Int) async -> PopupOutcome<Value> {
    await withCheckedContinuation { continuation in
      if let outcomeIfEnded {
        continuation.resume(returning: outcomeIfEnded)
      } else if Task.isCancelled {
        continuation.resume(returning: PopupOutcome(reason: .cancelled))
      } else {
        waiting[number] = continuation
      }
    }
  }

  private func stopWaiting(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(returning: PopupOutcome(reason: .cancelled))
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle: RequestOwner {
  var listens: Bool { !listeners.isEmpty }

  func tell(_ moment: PopupMoment) {
    for listener in listeners { listener(moment) }
  }

  func follow(_ id: RequestID) {
    self.id = id
  }

  var chosenValue: (any Sendable)? { value }

  func finish(_ reason: PopupEndReason, chosen: (any Sendable)? = nil) {
    guard outcomeIfEnded == nil else { return }
    let value = reason == .actionChosen ? value ?? chosen as? Value : nil
    let outcome = PopupOutcome(reason: reason, value: value)
    outcomeIfEnded = outcome
    let callbacks = callbacks
    let continuations = waiting.sorted { $0.key < $1.key }.map(\.value)
    self.callbacks = []
    listeners = []
    waiting = [:]
    for continuation in continuations { continuation.resume(returning: outcome) }
    for callback in callbacks { callback(outcome) }
  }
}
