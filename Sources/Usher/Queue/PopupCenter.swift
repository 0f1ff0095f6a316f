// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The queue of one window scene: everything that wants in front of the app's pages goes through it.
///
/// `viewController.usher.popups` is the way to the right one; ``shared`` is the active scene's.
/// There is one per scene, made when it is first asked for; it lives as long as the scene.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupCenter {
  let driver: Driver

  init(stage: Stage) {
    driver = Driver(stage: stage)
  }

  /// The queue of the active scene.
  ///
  /// Where no scene is active it is that of the scene that was active last or of any that is
  /// connected. Before the first scene it keeps what it is given until there is one.
  public static var shared: PopupCenter { CenterRegistry.current.shared }

  /// The scene it plays on; `nil` before there is one and after it has gone.
  public var scene: UIWindowScene? { driver.stage.scene }

  /// The window in which the app's pages are.
  ///
  /// Usher takes the scene delegate's window, else the lowest visible window of the normal level with
  /// a root view controller. Set another one where that is wrong; `nil` goes back to finding it.
  public var stageWindow: UIWindow? {
    get { driver.stage.window }
    set { driver.stage.chosenWindow = newValue }
  }

  /// Puts a popup into the line; it appears when it is its turn, at the earliest in this call.
  @discardableResult
  public func enqueue<Value>(_ popup: Popup<Value>) -> PopupHandle<Value> {
    if case .view(let view) = popup.content, isClaimed(view) {
      PopupMisuse.viewInUse(view).file()
      return refuse(.duplicate, callback: popup.callback)
    }
    let id = driver.nextID()
    let handle = PopupHandle<Value>(id: id, driver: driver, callback: popup.callback)
    if case .view(let view) = popup.content { claim(view, for: AnyPopupHandle(handle)) }
    let presenter = OverlayPresenter(looks: popup.looks, band: OverlayBand(lane: popup.lane)) {
      [weak self] in self?.content(of: popup, for: handle)
    }
    driver.enqueue(
      LiveRequest(id: id, presenter: presenter, owner: handle), as: popup.description(id: id))
    reportIfGone("A popup", handle)
    return handle
  }

  /// Puts a popup into the line and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends the popup, with the reason `cancelled`.
  @discardableResult
  public func show<Value>(_ popup: Popup<Value>) async -> PopupOutcome<Value> {
    await enqueue(popup).outcomeEndingOnCancellation()
  }

  /// Ends everything that waits or is visible, or what is so in one lane.
  ///
  /// What the callbacks of the ended ones enqueue is not ended. Without animation nothing of Usher is
  /// on the screen when this returns.
  public func endAll(
    _ reason: PopupEndReason = .dismissed, in lane: PopupLane? = nil, animated: Bool = true
  ) {
    end(lane.map { .lane($0) } ?? .all, reason, animated: animated)
  }

  /// Ends the popup that has this key, if one has.
  public func end(
    _ key: PopupKey, _ reason: PopupEndReason = .dismissed, animated: Bool = true
  ) {
    end(.key(key), reason, animated: animated)
  }

  /// Ends all popups of a group.
  public func endGroup(
    _ group: PopupGroup, _ reason: PopupEndReason = .dismissed, animated: Bool = true
  ) {
    end(.group(group), reason, animated: animated)
  }

  /// Keeps a lane from starting anything, until the hold is released or dropped.
  ///
  /// What is visible stays. The reason is for people: an explanation of a waiting popup names it.
  public func hold(_ lane: PopupLane = .popups, reason: String) -> PopupHoldToken {
    PopupHoldToken(driver: driver, lane: lane, reason: reason)
  }

  /// Whether everything that comes in and is ordered is written down, in ``trace``.
  ///
  /// Turning it on begins a new record. Best done before the first popup: the record replays only if
  /// nothing waited or was visible when it began. It grows with every event.
  public var isRecording: Bool {
    get { driver.trace != nil }
    set { driver.record(newValue) }
  }

  /// What has been recorded. It holds numbers, keys and names, never texts.
  public var trace: PopupQueue.Trace? { driver.trace }

  private func end(_ target: PopupQueue.EndTarget, _ reason: PopupEndReason, animated: Bool) {
    driver.handle(.endRequested(target, reason, animated: animated))
  }

  private func content<Value>(
    of popup: Popup<Value>, for handle: PopupHandle<Value>
  ) -> UIView? {
    switch popup.content {
    case .view(let view): return view
    case .made(let make):
      let view = make(handle)
      if isClaimed(view) {
        PopupMisuse.viewInUse(view).file()
        return nil
      }
      claim(view, for: AnyPopupHandle(handle))
      return view
    }
  }
}
