// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The popup queue of one window scene.
///
/// `viewController.usher.popups` is the queue of the view controller's scene; ``shared`` is the
/// queue of the scene that the user used last. Each scene has one queue, which is created at its
/// first use and exists as long as the scene.
@MainActor
public final class PopupCenter {
  let driver: QueueDriver

  init(scene: SceneContext) {
    driver = QueueDriver(scene: scene)
  }

  /// The queue of the scene that the user used last.
  ///
  /// If only one scene is active, it is that scene. Of several, it is the one that became active,
  /// in which a window of the app became key, in which the user began to edit text, or in which the
  /// user touched a popup most recently. This is observed from the first use of Usher on; at that
  /// moment it is the only one with a key window or, if several have one, the only one with a first
  /// responder. If nothing tells the active scenes apart, one of them is chosen and
  /// `popup-scene-unknown` reported, once. Usher observes them from launch on if the app delegate
  /// contains this line:
  ///
  /// ```swift
  /// _ = PopupCenter.shared
  /// ```
  ///
  /// UIKit does not report in which of two active scenes a touch begins, so code that knows its
  /// view or page should use `view.usher.popups`.
  ///
  /// If no scene is active, it is the scene that was used last, or any connected one. Before the
  /// first scene connects, the queue keeps popups until there is a scene.
  @available(iOSApplicationExtension, unavailable)
  public static var shared: PopupCenter {
    SharedApplication.capture()
    return SceneRegistry.current.shared
  }

  /// The scene; `nil` before it connects and after it disconnects.
  public var scene: UIWindowScene? { driver.scene.scene }

  /// The window that shows the app's pages; `nil` restores the default.
  ///
  /// The default is the scene delegate's window, otherwise the lowest visible window at the normal
  /// window level that has a root view controller. Not retained. Ignored while the window belongs
  /// to another scene.
  public var appWindow: UIWindow? {
    get { driver.scene.appWindow }
    set { driver.scene.explicitAppWindow = newValue }
  }

  /// Shows a popup as soon as its turn comes; at the earliest during this call.
  ///
  /// For a popup that is restricted to pages, the queue must know the visible pages. If no other
  /// popup exists, that takes until the end of this run-loop turn or, while pages are changing,
  /// until they have settled.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    driver.enqueue(popup)
  }

  /// Shows popups one after another; nothing else starts in their lane.
  ///
  /// Their priorities do not change the order. From the first appearance to the last dismissal,
  /// only a popup that interrupts can start in their lane. If a step is dismissed before it
  /// appears, the next one follows. Returns the handles in the order of the popups.
  @discardableResult
  public func showSequence(_ popups: [any PopupPresentable]) -> [AnyPopupHandle] {
    let sequence = SequenceID(serial: driver.sequenceNumbers.next())
    return popups.map { driver.enqueueStep($0, of: sequence) }
  }

  /// Shows popups of one type one after another; nothing else starts in their lane.
  ///
  /// Like the `showSequence(_:)` for popups of any type, but the handles have the type of the
  /// value.
  @discardableResult
  public func showSequence<Value, Step: PopupPresentable<Value>>(
    _ popups: [Step]
  ) -> [PopupHandle<Value>] {
    let sequence = SequenceID(serial: driver.sequenceNumbers.next())
    return popups.map { driver.enqueue($0, .step(of: sequence)) }
  }

  /// Dismisses the popup with this key, if there is one, whether it is visible, queued or
  /// suspended.
  public func dismiss(
    key: PopupKey, reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) {
    dismiss(.key(key), reason: reason, animated: animated)
  }

  /// Dismisses every popup of a group.
  public func dismiss(
    group: PopupGroup, reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) {
    dismiss(.group(group), reason: reason, animated: animated)
  }

  /// Dismisses everything, or everything in one lane.
  ///
  /// Popups that are shown by the callbacks of dismissed ones are not dismissed, and neither are
  /// placeholders, which belong to their page. Without animation, every popup has disappeared when
  /// this call returns. The exception is a modal in the app's window: it disappears when UIKit has
  /// dismissed it, or first has finished presenting it. Popups have their outcome when this call
  /// returns; alerts and modals, which UIKit dismisses, a few turns later.
  public func dismissAll(
    in lane: PopupLane? = nil, reason: PopupDismissalReason = .dismissedByApp,
    animated: Bool = true
  ) {
    dismiss(lane.map { .lane($0) } ?? .all, reason: reason, animated: animated)
  }

  /// Dismisses everything in every scene, including popups that were shown before the first scene
  /// connected.
  ///
  /// Use it when the user logs out. Placeholders, modals that the app presented itself, and popups
  /// that are shown by the callbacks of dismissed ones are not dismissed. See
  /// ``dismissAll(in:reason:animated:)`` for what has disappeared when this call returns.
  @available(iOSApplicationExtension, unavailable)
  public static func dismissEverywhere(
    reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) {
    SharedApplication.capture()
    QueueDriver.handle(
      .dismissalRequested(.all, reason, animated: animated),
      in: SceneRegistry.current.all.map(\.driver))
  }

  /// Whether a trace is recorded.
  ///
  /// Setting it to `true` starts a new trace. A trace can be replayed only if no popup existed when
  /// recording began, so set it before the first popup. The trace grows with every event.
  public var isRecording: Bool {
    get { driver.trace != nil }
    set { driver.setRecording(newValue) }
  }

  /// The recorded trace; `import UsherCore` to work with it, `UsherTraces` to save it.
  ///
  /// It contains numbers, keys and names, never texts.
  public var trace: PopupQueue.Trace? { driver.trace }

  /// Asks again about the popups that have answered `later`; see
  /// ``PopupPresentable/shouldShow(timeLimit:otherwise:_:)``.
  ///
  /// Call it when something has changed on which an answer depends, such as the user's account.
  public func reconsider() { driver.handle(.reconsiderationRequested(.all)) }

  /// Asks again, in every scene, about the popups that their limits have postponed.
  package static func reconsiderLimits() {
    QueueDriver.handle(
      .reconsiderationRequested(.limited), in: SceneRegistry.current.all.map(\.driver))
  }

  private func dismiss(
    _ target: PopupQueue.DismissalTarget, reason: PopupDismissalReason, animated: Bool
  ) {
    driver.handle(.dismissalRequested(target, reason, animated: animated))
  }
}

// MARK: - Holds

extension PopupCenter {
  /// Starts nothing in a lane until the hold is released or dropped.
  ///
  /// Visible popups stay. The reason is shown in `blockers`. A hold older than a minute is reported
  /// as misuse, once.
  public func hold(_ lane: PopupLane = .popups, reason: String) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason)
  }

  /// Starts nothing in a lane until the page is gone or the hold is released.
  ///
  /// The page is not retained. The hold continues while the page is covered or left. Dropping the
  /// returned object has no effect. Visible popups stay. The reason is shown in `blockers`. A hold
  /// older than a minute is reported as misuse, once.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while page: UIViewController
  ) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason, page: PageIdentity.make(for: page).id)
  }

  /// Starts nothing in a lane until the popup is dismissed or the hold is released.
  ///
  /// The popup can be in another queue. If it has been dismissed already, there is no hold.
  /// Dropping the returned object has no effect. Visible popups stay. The reason is shown in
  /// `blockers`. A hold older than a minute is reported as misuse, once.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while popup: AnyPopupHandle
  ) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason, popup: popup)
  }
}

// MARK: - State of the queue

// Reading it has no side effects; the cost is linear in the number of popups.
extension PopupCenter {
  /// Popups on the screen, including those appearing and disappearing, in the order of `show`.
  public var visiblePopups: [AnyPopupHandle] {
    handles(where: \.isOnScreen)
  }

  /// Popups that wait, in the order in which they will start as far as it is known.
  ///
  /// Higher priorities come first; with the same priority, suspended popups come before new ones,
  /// in the order of `show`.
  public var queuedPopups: [AnyPopupHandle] {
    driver.queue.queuedIDs.compactMap { driver.requests[$0]?.handles.first }
  }

  /// Popups taken off the screen that may return, in the order of `show`.
  ///
  /// A suspended popup that only waits for its turn is one of ``queuedPopups``.
  public var suspendedPopups: [AnyPopupHandle] {
    handles { phase in if case .suspended = phase { true } else { false } }
  }

  /// Content of dismissed popups that still exists although a closure made it for its popup: something
  /// retains it.
  ///
  /// For tests, in a later turn than the dismissal: `#expect(center.leftovers.isEmpty)`. Content that
  /// is in a window, because the app uses it elsewhere, does not count. In release builds nothing is
  /// observed, and this is empty. Debug builds report `popup-leaked` when such content is two seconds
  /// old.
  public var leftovers: [PopupLeftover] { driver.leftovers.existing }

  /// Evaluates the predicates of ``PopupPresentable/on(where:)`` again.
  ///
  /// They are evaluated automatically whenever the pages have settled. Call this when something
  /// else has changed on which a predicate depends.
  public func reevaluatePages() {
    driver.pollSceneDuringTurn(reevaluatesPredicates: true)
  }

  private func handles(where isIncluded: (PopupQueue.Phase) -> Bool) -> [AnyPopupHandle] {
    driver.requestIDs.filter { driver.queue.phase(of: $0).map(isIncluded) ?? false }
      .compactMap { driver.requests[$0]?.handles.first }
  }
}

extension PopupQueue.Phase {
  /// Whether the popup is on the screen, including its animations.
  var isOnScreen: Bool {
    switch self {
    case .presenting, .visible, .dismissalPending, .dismissing: true
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .suspended: false
    }
  }
}

// MARK: - Hold

/// Keeps a lane from starting popups.
///
/// Releasing it ends the hold. So does dropping the object, unless the hold ends with a page or a
/// popup.
@MainActor
public final class PopupHold {
  private let driver: QueueDriver
  private let id: LaneHold.ID
  private let isOwned: Bool
  private var isReleased: Bool

  /// Creates a hold, which ends with its page or with its popup of any queue, if it has one.
  init(
    driver: QueueDriver, lane: PopupLane, reason: String, page: PageID? = nil,
    popup: AnyPopupHandle? = nil
  ) {
    self.driver = driver
    id = LaneHold.ID(serial: driver.holdNumbers.next())
    isOwned = page != nil || popup != nil
    isReleased = popup.map { $0.driver == nil || $0.isDismissed } ?? false
    guard !isReleased else { return }
    // The engine of this queue does not know popups of other queues.
    let ownPopup = popup.flatMap { $0.driver === driver ? $0.id : nil }
    let owner = page.map { LaneHold.Owner.page($0) } ?? ownPopup.map { .request($0) }
    driver.handle(.holdAdded(LaneHold(id: id, lane: lane, reason: reason, owner: owner)))
    if ownPopup == nil {
      popup?.onDismissed { [weak driver, id] _ in driver?.handle(.holdReleased(id)) }
    }
  }

  deinit {
    guard !isReleased, !isOwned else { return }
    // The object may be dropped on any thread, or in the middle of an event.
    driver.scene.device.nextTurn { [driver, id] in driver.handle(.holdReleased(id)) }
  }

  /// Releases the hold; the next popup may start during this call.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    driver.handle(.holdReleased(id))
  }
}

// MARK: - Queues of all scenes

/// Stores the queue of each scene, and one queue for the time before the first scene connects.
@MainActor
final class SceneRegistry {
  private static let registries = PerApplication { SceneRegistry() }
  private static let centers = AssociatedObject<PopupCenter>()

  /// The queue that was created before there was a scene.
  private var unassignedCenter: PopupCenter?
  let activityMonitor = SceneActivityMonitor(in: SharedApplication.current)
  let keyboardMonitor = KeyboardMonitor()

  static var current: SceneRegistry { registries.current }

  var shared: PopupCenter {
    if let scene = mostRecentScene {
      activityMonitor.reportIfAmbiguous()
      return center(for: scene)
    }
    if let unassignedCenter { return unassignedCenter }
    let scene = SceneContext { [weak self] in self?.assignCenterToActiveScene() }
    let center = PopupCenter(scene: scene)
    unassignedCenter = center
    return center
  }

  /// All existing queues.
  var all: [PopupCenter] {
    [unassignedCenter].compactMap { $0 } + connectedScenes.compactMap { SceneRegistry.centers[$0] }
  }

  /// Returns the queue of a scene; the first app scene gets the unassigned queue, if there is one.
  func center(for scene: UIWindowScene) -> PopupCenter {
    if let center = SceneRegistry.centers[scene] { return center }
    // An external display may connect first, and the app does not show its popups there.
    let isAppScene = scene.session.role == .windowApplication
    let center = (isAppScene ? unassignedCenter : nil) ?? PopupCenter(scene: SceneContext())
    if center === unassignedCenter { unassignedCenter = nil }
    center.driver.scene.attach(to: scene)
    SceneRegistry.centers[scene] = center
    return center
  }

  /// Assigns the unassigned queue to the active scene, if there is one.
  private func assignCenterToActiveScene() {
    // The scene that connects first need not be the one that the user will see.
    guard let scene = mostRecentScene, scene.activationState == .foregroundActive else { return }
    _ = center(for: scene)
  }

  private var mostRecentScene: UIWindowScene? { activityMonitor.mostRecentScene }

  /// The connected scenes in a fixed order; none as long as no application has been captured.
  private var connectedScenes: [UIWindowScene] {
    SceneRegistry.connectedScenes(of: SharedApplication.current)
  }

  /// The connected scenes of an application in a fixed order.
  static func connectedScenes(of application: UIApplication?) -> [UIWindowScene] {
    // UIKit returns a set, whose order differs from run to run.
    let scenes = (application?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
    return scenes.map(\.session.persistentIdentifier).inOrder.compactMap { identifier in
      scenes.first { $0.session.persistentIdentifier == identifier }
    }
  }
}
