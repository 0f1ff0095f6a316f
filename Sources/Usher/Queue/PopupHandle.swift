// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension PopupHandle: PopupHandling {
  /// Whether the popup has ended.
  public var isDismissed: Bool { outcomeIfDismissed != nil }

  /// Gives the view of the popup the size that it wants now, with an animation if it is seen.
  ///
  /// Call it when what a view shows has changed, such as its text. A view controller's
  /// `preferredContentSize`, the text size and the size of the window are noticed without it; an alert
  /// takes care of its size itself.
  public func invalidateContentSize() {
    driver?.requests[id]?.presenter.invalidateContentSize()
  }

  func atEnd(_ callback: @escaping @MainActor () -> Void) { onDismiss { _ in callback() } }

  /// The same popup, for those who do not care about its value.
  public var erased: AnyPopupHandle { AnyPopupHandle(self) }
}

@available(iOSApplicationExtension, unavailable)
extension AnyPopupHandle {
  /// Puts another popup above this one as soon as this one is visible.
  ///
  /// It ends with the reason `parentDismissed` when this one ends, or at once if this one has ended.
  @discardableResult
  public func show<Other>(_ popup: some PopupPresentable<Other>) -> PopupHandle<Other> {
    guard let driver else {
      let handle = PopupHandle<Other>(id: id, driver: nil, callbacks: popup._configuration.dismissalCallbacks)
      handle.resolve(.sceneDisconnected)
      return handle
    }
    return driver.enqueue(popup._configuration, .child(of: id))
  }
}

/// What every handle can do, whatever the type of its value.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol PopupHandling: AnyObject {
  var id: PopupID { get }
  var driver: QueueDriver? { get }
  var isDismissed: Bool { get }
  var blockers: [PopupBlocker] { get }
  func dismiss(_ reason: PopupDismissalReason, animated: Bool)
  func change(_ change: RequestChange)
  func invalidateContentSize()
  func atEnd(_ callback: @escaping @MainActor () -> Void)
}

/// Who holds the handle of a request, whatever the type of its value.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol RequestOwner: PopupHandling {
  /// Whether anybody wants to know what happens to the popup before its end.
  var listens: Bool { get }
  /// The handle stands for another request from now on.
  func setID(_ id: PopupID)
  /// Something has happened to the popup.
  func notify(_ moment: PopupLifecycleEvent)
  /// What was chosen through it, if anything was.
  var returnedValue: (any Sendable)? { get }
  /// The request has ended with this reason and, for whoever has no value of its own, with what was
  /// chosen through another owner; called once.
  func resolve(_ reason: PopupDismissalReason, chosen: (any Sendable)?)
}

/// The key to one popup that was asked for: ends it, and tells how it ended.
///
/// Dropping a handle does nothing; the popup goes its way.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupHandle<Value: Sendable> {
  /// The number of the request, as it stands in traces.
  public private(set) var id: PopupID

  /// How it ended; `nil` while it has not.
  public private(set) var outcomeIfDismissed: PopupOutcome<Value>?

  private(set) weak var driver: QueueDriver?
  private(set) var value: Value?
  private var callbacks: [@MainActor (PopupOutcome<Value>) -> Void]
  private var lifecycleCallbacks: [@MainActor (PopupLifecycleEvent) -> Void]
  private var pendingWaits: [Int: CheckedContinuation<PopupOutcome<Value>, Never>] = [:]
  private var lastWaitID = 0

  init(
    id: PopupID, driver: QueueDriver?, callbacks: [@MainActor (PopupOutcome<Value>) -> Void] = [],
    lifecycleCallbacks: [@MainActor (PopupLifecycleEvent) -> Void] = []
  ) {
    self.id = id
    self.driver = driver
    self.callbacks = callbacks
    self.lifecycleCallbacks = lifecycleCallbacks
  }

  /// How the popup ended, as soon as it has: after it has really left the screen.
  ///
  /// Any number of tasks can wait. One that is cancelled stops waiting with the reason `cancelled`;
  /// the popup is not ended by that.
  public var outcome: PopupOutcome<Value> {
    get async {
      if let outcomeIfDismissed { return outcomeIfDismissed }
      lastWaitID += 1
      let id = lastWaitID
      return await withTaskCancellationHandler {
        await wait(as: id)
      } onCancel: {
        Task { @MainActor in self.cancelWait(id) }
      }
    }
  }

  /// Every reason why the popup waits and is not on screen now; empty if it does not wait.
  public var blockers: [PopupBlocker] { driver?.queue.blockers(of: id) ?? [] }

  /// Changes how the popup waits for its first appearance, which does nothing once it has been on screen;
  /// or how long it may be on screen.
  public func change(_ duration: RequestChange) {
    if case .displayDuration(.some) = duration { driver?.requests[id]?.presenter.displayDurationWasSet() }
    driver?.handle(.changeRequested(id, duration))
  }

  /// Ends the popup, or takes it out of the line if it still waits; the first reason wins.
  ///
  /// Without animation its window is off the screen when this returns.
  public func dismiss(_ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true) {
    driver?.handle(.dismissalRequested(.request(id), reason, animated: animated))
  }

  /// Ends the popup with a value, for the reason `completed`; the first end wins.
  public func dismiss(returning value: Value, animated: Bool = true) {
    setReturnValue(value)
    dismiss(.completed, animated: animated)
  }

  /// Ends with this value, if it ends because something was chosen; the first one counts.
  func setReturnValue(_ value: Value) {
    if self.value == nil { self.value = value }
  }

  /// Calls back once, on the main actor, when the popup has ended and really left the screen; at once
  /// if it has already.
  @discardableResult
  public func onDismiss(
    _ action: @escaping @MainActor (PopupOutcome<Value>) -> Void
  ) -> PopupHandle<Value> {
    if let outcomeIfDismissed { action(outcomeIfDismissed) } else { callbacks.append(action) }
    return self
  }

  /// Calls back once when the popup has ended, before all others; never, if it has already.
  func onDismissFirst(_ action: @escaping @MainActor () -> Void) {
    guard outcomeIfDismissed == nil else { return }
    callbacks.insert({ _ in action() }, at: 0)
  }

  /// Waits for the real end; cancelling the task ends the popup.
  func outcomeEndingOnCancellation() async -> PopupOutcome<Value> {
    await withTaskCancellationHandler {
      if let outcomeIfDismissed { return outcomeIfDismissed }
      lastWaitID += 1
      let id = lastWaitID
      return await withCheckedContinuation { pendingWaits[id] = $0 }
    } onCancel: {
      Task { @MainActor in self.driver?.scene.device.run { self.dismiss(.cancelled) } }
    }
  }

  private func wait(as id: Int) async -> PopupOutcome<Value> {
    await withCheckedContinuation { continuation in
      if let outcomeIfDismissed {
        continuation.resume(returning: outcomeIfDismissed)
      } else if Task.isCancelled {
        continuation.resume(returning: PopupOutcome(reason: .cancelled))
      } else {
        pendingWaits[id] = continuation
      }
    }
  }

  private func cancelWait(_ id: Int) {
    pendingWaits.removeValue(forKey: id)?.resume(returning: PopupOutcome(reason: .cancelled))
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle: RequestOwner {
  var listens: Bool { !lifecycleCallbacks.isEmpty }

  func notify(_ event: PopupLifecycleEvent) {
    for callback in lifecycleCallbacks { callback(event) }
  }

  func setID(_ id: PopupID) {
    self.id = id
  }

  var returnedValue: (any Sendable)? { value }

  func resolve(_ reason: PopupDismissalReason, chosen: (any Sendable)? = nil) {
    guard outcomeIfDismissed == nil else { return }
    let value = reason == .completed ? value ?? chosen as? Value : nil
    let outcome = PopupOutcome(reason: reason, value: value)
    outcomeIfDismissed = outcome
    let callbacks = callbacks
    let continuations = pendingWaits.sorted { $0.key < $1.key }.map(\.value)
    self.callbacks = []
    lifecycleCallbacks = []
    pendingWaits = [:]
    for continuation in continuations { continuation.resume(returning: outcome) }
    for callback in callbacks { callback(outcome) }
  }
}
