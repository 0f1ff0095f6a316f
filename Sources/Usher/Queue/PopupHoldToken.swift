// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A reason not to start anything in a lane; releasing it takes the reason away, and so does dropping
/// it, unless it ends with a page or a popup.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupHoldToken {
  private let driver: Driver
  private let id: PopupHold.ID
  private let endsWithOwner: Bool
  private var isReleased = false

  init(driver: Driver, lane: PopupLane, reason: String, owner: PopupHold.Owner? = nil) {
    self.driver = driver
    id = driver.nextHold()
    endsWithOwner = owner != nil
    driver.add(PopupHold(id: id, lane: lane, reason: reason, owner: owner))
  }

  /// A hold that ends with a popup of whatever queue.
  init(driver: Driver, lane: PopupLane, reason: String, popup: AnyPopupHandle) {
    self.driver = driver
    id = driver.nextHold()
    endsWithOwner = true
    guard let home = popup.driver, !popup.hasEnded else {
      isReleased = true
      return
    }
    let owner: PopupHold.Owner? = home === driver ? .request(popup.id) : nil
    driver.add(PopupHold(id: id, lane: lane, reason: reason, owner: owner))
    // The engine of this queue knows nothing of a popup in another one.
    if owner == nil { popup.atEnd { [weak driver, id] in driver?.release(id) } }
  }

  deinit {
    guard !isReleased, !endsWithOwner else { return }
    Task { @MainActor [driver, id] in driver.stage.screen.run { driver.release(id) } }
  }

  /// Takes the reason away; if it was the last one, the next popup starts in this call.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    driver.release(id)
  }
}
