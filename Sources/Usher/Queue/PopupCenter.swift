// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The queue of one window scene: everything that wants in front of the app's pages goes through it.
///
/// `viewController.usher.popups` is the way to the right one; ``shared`` is that of the scene in use.
/// There is one per scene, made when it is first asked for; it lives as long as the scene.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupCenter {
  let driver: QueueDriver

  init(scene: SceneContext) {
    driver = QueueDriver(scene: scene)
  }

  /// The queue of the scene that is in use: the active one, or of several that in which the user was last.
  ///
  /// What counts as being there is that the scene became active, that a window of the app's in it got
  /// the keys, that somebody began to type in it, or touched what Usher shows there; all of it since
  /// Usher was first asked for anything. UIKit does not tell in which of two active windows a finger
  /// comes down, so code that knows its view or page asks that: `view.usher.popups`.
  ///
  /// Where no scene is active it is that of the scene that was in use last or of any that is
  /// connected. Before the first scene it keeps what it is given until there is one.
  public static var shared: PopupCenter { SceneRegistry.current.shared }

  /// The scene it plays on; `nil` before there is one and after it has gone.
  public var scene: UIWindowScene? { driver.scene.scene }

  /// The window in which the app's pages are.
  ///
  /// Usher takes the scene delegate's window, else the lowest visible window of the normal level with
  /// a root view controller. Set another one where that is wrong; `nil` goes back to finding it.
  public var appWindow: UIWindow? {
    get { driver.scene.appWindow }
    set { driver.scene.explicitAppWindow = newValue }
  }

  /// Puts a popup into the line; it appears when it is its turn, at the earliest in this call.
  ///
  /// One that is bound to pages needs to know which are visible. Where no other popup lives that is
  /// found out first, which takes until the end of this turn of the run loop or, while pages are
  /// changing, until they have settled.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    driver.enqueue(popup._configuration)
  }

  /// Puts popups into the line that belong one after the other, such as the steps of a guide.
  ///
  /// They come in this order, whatever their priorities. From the first that is shown to the last that
  /// ends nothing else starts in their lane, unless it interrupts. A step that ends without having been
  /// shown makes way for the next. The handles are in the same order.
  @discardableResult
  public func showSequence<Value>(sequence popups: [any PopupPresentable<Value>]) -> [PopupHandle<Value>] {
    let sequence = driver.nextSequenceID()
    return popups.map { driver.enqueue($0._configuration, .step(of: sequence)) }
  }

  /// Puts a popup into the line and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends the popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Value>(_ popup: some PopupPresentable<Value>) async -> PopupOutcome<Value> {
    await show(popup).outcomeEndingOnCancellation()
  }

  /// Ends everything that waits or is visible, or what is so in one lane.
  ///
  /// What the callbacks of the ended ones enqueue is not ended. Without animation every popup is off the
  /// screen when this returns, but for what UIKit presents in the app's window: that leaves in the turns
  /// in which UIKit takes it away, or has finished presenting it.
  public func dismissAll(
    _ reason: PopupDismissalReason = .dismissedByApp, in lane: PopupLane? = nil, animated: Bool = true
  ) {
    dismiss(lane.map { .lane($0) } ?? .all, reason, animated: animated)
  }

  /// Ends everything that waits or is visible, on every scene and before the first.
  ///
  /// What the callbacks of the ended ones enqueue is not ended. Without animation every popup is off its
  /// screen when this returns, with the exception that ``dismissAll(_:in:animated:)`` has.
  public static func dismissEverywhere(_ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true) {
    QueueDriver.handle(
      .dismissalRequested(.all, reason, animated: animated),
      in: SceneRegistry.current.all.map(\.driver))
  }

  /// Ends the popup that has this key, if one has.
  public func dismiss(
    _ key: PopupKey, _ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) {
    dismiss(.key(key), reason, animated: animated)
  }

  /// Ends all popups of a group.
  public func dismissGroup(
    _ group: PopupGroup, _ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) {
    dismiss(.group(group), reason, animated: animated)
  }

  /// Whether everything that comes in and is ordered is written down, in ``trace``.
  ///
  /// Turning it on begins a new record. Best done before the first popup: the record replays only if
  /// nothing waited or was visible when it began. It grows with every event.
  public var isRecording: Bool {
    get { driver.trace != nil }
    set { driver.setRecording(newValue) }
  }

  /// What has been recorded. It holds numbers, keys and names, never texts.
  public var trace: PopupQueue.Trace? { driver.trace }

  private func dismiss(_ target: PopupQueue.DismissalTarget, _ reason: PopupDismissalReason, animated: Bool) {
    driver.handle(.dismissalRequested(target, reason, animated: animated))
  }
}

/// The handle of a popup whose value does not matter.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class AnyPopupHandle {
  private let base: any PopupHandling
  /// Whether what it shows counts as a page.
  var isPage = false

  init(_ record: any PopupHandling) {
    self.base = record
  }

  /// The number of the request, as it stands in traces.
  public var id: PopupID { base.id }

  /// Whether the popup has ended.
  public var isDismissed: Bool { base.isDismissed }

  /// Every reason why the popup waits and is not on screen now; empty if it does not wait.
  public var blockers: [PopupBlocker] { base.blockers }

  /// Ends the popup; the first reason wins.
  public func dismiss(_ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true) {
    base.dismiss(reason, animated: animated)
  }

  /// Gives the view of the popup the size that it wants now, with an animation if it is seen.
  ///
  /// Call it when what a view shows has changed, such as its text. A view controller's
  /// `preferredContentSize`, the text size and the size of the window are noticed without it; an alert
  /// takes care of its size itself.
  public func sizeDidChange() { base.invalidateContentSize() }

  /// Changes how the popup waits for its first appearance, which does nothing once it has been on screen;
  /// or how long it may be on screen.
  public func change(_ change: RequestChange) { base.change(change) }

  var driver: QueueDriver? { base.driver }

  /// Calls back once when the popup has ended; at once if it has.
  func atEnd(_ callback: @escaping @MainActor () -> Void) { base.atEnd(callback) }
}

// What is visible stays under a hold. The reason is for people: an explanation of a waiting popup names
// it. A hold that is a minute old is reported as misuse, once.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  /// Keeps a lane from starting anything, until the hold is released or dropped.
  public func hold(_ lane: PopupLane = .popups, reason: String) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason)
  }

  /// Keeps a lane from starting anything, until the page is gone for good or the hold is released.
  ///
  /// The page is not held, and being covered or left for a while does not end the hold. Dropping what
  /// is returned does nothing.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while page: UIViewController
  ) -> PopupHold {
    PopupHold(
      driver: driver, lane: lane, reason: reason, owner: .page(PageIdentity.make(page).id))
  }

  /// Keeps a lane from starting anything, until the popup has ended or the hold is released.
  ///
  /// The popup may be one of another queue. There is no hold where it has ended already. Dropping what is returned does nothing.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while popup: AnyPopupHandle
  ) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason, popup: popup)
  }

  /// Keeps a lane from starting anything, until the popup has ended or the hold is released.
  ///
  /// The popup may be one of another queue. There is no hold where it has ended already. Dropping what is returned does nothing.
  @discardableResult
  public func hold<Value>(
    _ lane: PopupLane = .popups, reason: String, while popup: PopupHandle<Value>
  ) -> PopupHold {
    hold(lane, reason: reason, while: popup.erased)
  }
}

// What the queue is doing. Asking changes nothing; it costs as much as there are popups.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  /// The popups on the screen, those on their way there and away included, in the order in which they
  /// were enqueued.
  public var visiblePopups: [AnyPopupHandle] {
    handles { phase in
      switch phase {
      case .presenting, .visible, .dismissalPending, .dismissing: true
      case .delayed, .awaitingPreviousStep, .queued, .suspended: false
      }
    }
  }

  /// The popups that wait, in the order in which they will come as far as it is known: by priority, then
  /// what was on the screen before, then first come, first served.
  public var queuedPopups: [AnyPopupHandle] {
    driver.queue.queuedIDs.compactMap { driver.requests[$0] }.compactMap(handle)
  }

  /// The popups that were taken off the screen and may come back, in the order in which they were
  /// enqueued. One of which nothing but its turn keeps it from returning is among the waiting.
  public var suspendedPopups: [AnyPopupHandle] {
    handles { phase in if case .suspended = phase { true } else { false } }
  }

  /// Every reason why a popup waits or is suspended and is not on screen now; empty, if it is neither.
  /// One of another queue is asked for there.
  public func explanation<Value>(of popup: PopupHandle<Value>) -> [PopupBlocker] {
    popup.blockers
  }

  /// Asks the conditions of ``PopupPresentable/on(where:)`` again.
  ///
  /// They are asked by themselves whenever the pages have settled. Call this when something else has
  /// changed that a condition looks at.
  public func reevaluatePages() {
    driver.pollSceneDuringTurn(reevaluatesPredicates: true)
  }

  private func handles(where isIncluded: (PopupQueue.Phase) -> Bool) -> [AnyPopupHandle] {
    driver.requests.values
      .filter { request in driver.queue.phase(of: request.id).map(isIncluded) ?? false }
      .sorted { $0.id < $1.id }.compactMap(handle)
  }

  private func handle(of request: RequestRecord) -> AnyPopupHandle? {
    request.handles.first.map { AnyPopupHandle($0) }
  }
}

/// A reason not to start anything in a lane; releasing it takes the reason away, and so does dropping
/// it, unless it ends with a page or a popup.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupHold {
  private let driver: QueueDriver
  private let id: LaneHold.ID
  private let isOwned: Bool
  private var isReleased = false

  init(driver: QueueDriver, lane: PopupLane, reason: String, owner: LaneHold.Owner? = nil) {
    self.driver = driver
    id = driver.nextHoldID()
    isOwned = owner != nil
    driver.addHold(LaneHold(id: id, lane: lane, reason: reason, owner: owner))
  }

  /// A hold that ends with a popup of whatever queue.
  init(driver: QueueDriver, lane: PopupLane, reason: String, popup: AnyPopupHandle) {
    self.driver = driver
    id = driver.nextHoldID()
    isOwned = true
    guard let popupDriver = popup.driver, !popup.isDismissed else {
      isReleased = true
      return
    }
    let owner: LaneHold.Owner? = popupDriver === driver ? .request(popup.id) : nil
    driver.addHold(LaneHold(id: id, lane: lane, reason: reason, owner: owner))
    // The engine of this queue knows nothing of a popup in another one.
    if owner == nil { popup.atEnd { [weak driver, id] in driver?.releaseHold(id) } }
  }

  deinit {
    guard !isReleased, !isOwned else { return }
    Task { @MainActor [driver, id] in driver.scene.device.run { driver.releaseHold(id) } }
  }

  /// Takes the reason away; if it was the last one, the next popup starts in this call.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    driver.releaseHold(id)
  }
}
