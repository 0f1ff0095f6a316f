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
