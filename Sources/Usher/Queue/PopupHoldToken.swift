// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
