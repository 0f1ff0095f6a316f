// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A popup that was shown, whatever its value.
///
/// `show` returns a ``PopupHandle``, which is one of these with the type of its value. Releasing a
/// handle does nothing; the popup stays where it is. The class cannot be subclassed outside Usher.
@MainActor
public class AnyPopupHandle {
  /// The number of the popup in events and traces.
  ///
  /// It becomes that of the first popup when the popup joins one with the same key.
  public private(set) var id: PopupID

  private(set) weak var driver: QueueDriver?
  private var lifecycleCallbacks: [@MainActor (PopupEvent.Kind) -> Void]
  private var dismissalCallbacks: [@MainActor () -> Void] = []

  init(
    id: PopupID, driver: QueueDriver?,
    lifecycleCallbacks: [@MainActor (PopupEvent.Kind) -> Void] = []
  ) {
    self.id = id
    self.driver = driver
    self.lifecycleCallbacks = lifecycleCallbacks
  }

  /// Whether the popup is on the screen, including its animations.
  ///
  /// It is `true` from the beginning of each appearance until the popup has disappeared, also while
  /// the popup is only hidden for the duration of a page transition. It is `false` while the popup
  /// waits, from the moment it is suspended until it resumes, and once it is dismissed.
  public var isVisible: Bool { driver?.queue.phase(of: id)?.isOnScreen ?? false }

  /// Whether the popup has been dismissed: it has disappeared and has its outcome.
  public var isDismissed: Bool { dismissalReason != nil }

  /// Whether its dismissal has begun or is finished.
  package var isDismissing: Bool { driver?.queue.phase(of: id)?.isDismissing ?? true }

  /// Why the popup was dismissed; `nil` until then.
  public var dismissalReason: PopupDismissalReason? { nil }

  /// Every reason why the popup is not on the screen now, with the remaining times; empty while it is,
  /// and once it is dismissed.
  public var blockers: [PopupBlocker] {
    driver?.blockers(of: id) ?? []
  }

  /// Dismisses the popup, whether it is visible, queued or suspended; the first reason counts.
  ///
  /// Without animation it has disappeared when this returns. Exceptions: a modal in the app window,
  /// and a call while the queue processes an event. A popup then has its outcome, too; alerts and
  /// modals, which UIKit dismisses, have it a few turns later. A popup with a minimum display duration
  /// may stay until that has passed.
  public func dismiss(reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true) {
    driver?.handle(.dismissalRequested(.request(id), reason, animated: animated))
  }

  /// Calls back once, on the main actor, when the popup has been dismissed and has disappeared;
  /// at once if it has been dismissed already.
  @discardableResult
  public func onDismissed(
    _ action: @escaping @MainActor (PopupDismissalReason) -> Void
  ) -> Self {
    // The handle stores and calls the closure itself, so it exists then.
    addDismissalCallback { [unowned self] in dismissalReason.map(action) }
    return self
  }

  /// Shows another popup above this one as soon as this one is visible.
  ///
  /// The other popup neither waits behind this one nor needs free capacity in its lane. It is
  /// suspended and resumed with this one. It is dismissed with it, too; the reason is then
  /// `parentDismissed`, and its outcome is delivered before that of this one. If this one has been
  /// dismissed already, so is the other, at once.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    guard let driver else {
      // The queue was released with its scene, so there is no queue in which it could wait.
      let handle = PopupHandle<Value>(
        id: id, driver: nil, callbacks: popup._configuration.dismissalCallbacks)
      handle.resolve(reason: .sceneDisconnected)
      return handle
    }
    return driver.enqueue(popup, .child(of: id))
  }

  /// Changes the priority, only while the popup waits for its first presentation.
  public func setPriority(_ priority: PopupPriority) { change(.priority(priority)) }

  /// Changes the pages to those of these types and their subclasses, only while the popup waits for
  /// its first presentation. Without a type, any page is allowed.
  public func setPages(_ types: UIViewController.Type...) {
    change(.scope(types.isEmpty ? .any : .types(Set(types.map { PageTypeID($0) }))))
  }

  /// Changes the pages to those with one of these names, only while the popup waits for its first
  /// presentation. Without a name, any page is allowed.
  public func setPages(named names: PageName...) {
    change(.scope(names.isEmpty ? .any : .names(Set(names))))
  }

  /// Changes the delay, counted from `show`, only while the popup waits for its first presentation.
  public func setDelay(_ delay: Duration) { change(.delay(delay)) }

  /// Changes the expiration, counted from `show`, only while the popup waits for its first
  /// presentation.
  public func setExpiration(after time: Duration?) { change(.expiration(time)) }

  /// Changes how long the popup stays visible, counted from now; `nil` keeps it until it is
  /// dismissed.
  ///
  /// Does nothing once the dismissal has begun. Only time while the popup is visible counts.
  public func setDisplayDuration(_ duration: Duration?) {
    if duration != nil { driver?.requests[id]?.presenter.reportTouches() }
    change(.displayDuration(duration))
  }

  /// Measures the content again, with an animation if it is visible.
  ///
  /// Call it when the content of a view has changed, such as its text. A view controller's
  /// `preferredContentSize`, the text size and the size of the window are observed; an alert
  /// measures itself.
  public func invalidateContentSize() {
    driver?.requests[id]?.presenter.invalidateContentSize()
  }

  private func change(_ change: PopupQueue.RequestChange) {
    driver?.handle(.changeRequested(id, change))
  }

  // MARK: - For the driver

  /// Whether there are callbacks for events before the dismissal.
  var hasLifecycleCallbacks: Bool { !lifecycleCallbacks.isEmpty }

  /// The value that the popup is to return, if there is one.
  var returnedValue: (any Sendable)? { nil }

  /// Assigns the handle to another request, which this one has joined.
  func setID(_ id: PopupID) { self.id = id }

  /// Calls the lifecycle callbacks.
  func notify(_ event: PopupEvent.Kind) {
    for callback in lifecycleCallbacks { callback(event) }
  }

  /// Delivers the outcome; called once.
  ///
  /// The value is that of another handle of the same request. It is used if this handle has none.
  func resolve(reason: PopupDismissalReason, value: (any Sendable)? = nil) {
    // Emptied first: a callback may add another one, which is then called at once.
    let callbacks = dismissalCallbacks
    (dismissalCallbacks, lifecycleCallbacks) = ([], [])
    for callback in callbacks { callback() }
  }

  /// Calls back once when the popup has been dismissed; at once if it has been dismissed already.
  func addDismissalCallback(_ callback: @escaping @MainActor () -> Void) {
    if isDismissed { callback() } else { dismissalCallbacks.append(callback) }
  }

  /// Calls back once when the popup has been dismissed, before all other callbacks; never if it has
  /// been dismissed already.
  func onDismissFirst(_ action: @escaping @MainActor () -> Void) {
    if !isDismissed { dismissalCallbacks.insert(action, at: 0) }
  }
}

/// The handle of a popup that was shown: its outcome, and the way to dismiss it.
@MainActor
public final class PopupHandle<Value: Sendable>: AnyPopupHandle {
  /// The outcome, if there is one already.
  public private(set) var outcomeIfDismissed: PopupOutcome<Value>?

  private var valueToReturn: Value?
  /// The oldest first.
  private var pendingWaits:
    [(id: UInt64, continuation: CheckedContinuation<PopupOutcome<Value>, Never>)] = []
  private var waitNumbers = SerialNumbers()

  init(
    id: PopupID, driver: QueueDriver?,
    callbacks: [@MainActor (PopupOutcome<Value>) -> Void] = [],
    lifecycleCallbacks: [@MainActor (PopupEvent.Kind) -> Void] = []
  ) {
    super.init(id: id, driver: driver, lifecycleCallbacks: lifecycleCallbacks)
    for callback in callbacks { onDismiss(callback) }
  }

  override public var dismissalReason: PopupDismissalReason? { outcomeIfDismissed?.reason }

  /// Waits for the outcome, which is delivered when the popup has been dismissed and has
  /// disappeared.
  ///
  /// Any number of tasks can wait. A cancelled task stops waiting and gets the reason `cancelled`;
  /// the popup is not affected: ``AnyPopupHandle/isDismissed`` is `true` only if the popup itself
  /// was dismissed.
  public var outcome: PopupOutcome<Value> {
    get async { await outcome(dismissingOnCancellation: false) }
  }

  /// Waits for the outcome, and optionally dismisses the popup if the task is cancelled.
  ///
  /// With `dismissingOnCancellation`, cancelling the task also dismisses the popup with the reason
  /// `cancelled`; the outcome is then delivered when the popup has disappeared. If other handles
  /// share the popup, after a join or an update, only the waiting stops.
  @discardableResult
  public func outcome(dismissingOnCancellation: Bool) async -> PopupOutcome<Value> {
    let id = waitNumbers.next()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcomeIfDismissed {
          continuation.resume(returning: outcomeIfDismissed)
          // With `dismissingOnCancellation` it waits for the outcome of the dismissal.
        } else if Task.isCancelled, !dismissingOnCancellation {
          continuation.resume(returning: PopupOutcome(reason: .cancelled))
        } else {
          pendingWaits.append((id, continuation))
        }
      }
    } onCancel: {
      // The handler is called on any thread.
      Task { @MainActor in cancelWait(id: id, dismissing: dismissingOnCancellation) }
    }
  }

  /// Dismisses the popup and returns a value, with the reason `completed`.
  ///
  /// Has no effect on the outcome once the dismissal has begun for another reason; the first value
  /// counts.
  public func dismiss(returning value: Value, animated: Bool = true) {
    setReturnValue(value)
    dismiss(reason: .completed, animated: animated)
  }

  /// Calls back once, on the main actor, when the popup has been dismissed and has disappeared;
  /// at once if it has been dismissed already.
  @discardableResult
  public func onDismiss(
    _ action: @escaping @MainActor (PopupOutcome<Value>) -> Void
  ) -> Self {
    addDismissalCallback { [unowned self] in outcomeIfDismissed.map(action) }
    return self
  }

  /// Sets the value to return if the popup is dismissed with the reason `completed`; the first one
  /// counts.
  func setReturnValue(_ value: Value) {
    if valueToReturn == nil { valueToReturn = value }
  }

  private func cancelWait(id: UInt64, dismissing: Bool) {
    if dismissing, let driver, driver.requests[self.id]?.handles.count == 1 {
      // A task runs outside of the devices of the stand-in.
      driver.scene.device.run { self.dismiss(reason: .cancelled) }
    } else if let index = pendingWaits.firstIndex(where: { $0.id == id }) {
      pendingWaits.remove(at: index).continuation.resume(
        returning: PopupOutcome(reason: .cancelled))
    }
  }

  override var returnedValue: (any Sendable)? { valueToReturn }

  override func resolve(reason: PopupDismissalReason, value other: (any Sendable)? = nil) {
    guard outcomeIfDismissed == nil else { return }
    // The first reason counts, and a value belongs only to `completed`.
    let value = reason == .completed ? valueToReturn ?? other as? Value : nil
    let outcome = PopupOutcome(reason: reason, value: value)
    outcomeIfDismissed = outcome
    let waits = pendingWaits
    pendingWaits = []
    for wait in waits { wait.continuation.resume(returning: outcome) }
    super.resolve(reason: reason)
  }
}
