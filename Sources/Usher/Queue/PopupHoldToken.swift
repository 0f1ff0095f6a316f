// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A reason not to start anything in a lane; releasing or dropping it takes the reason away.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PopupHoldToken {
  private let driver: Driver
  private let id: PopupHold.ID
  private var isReleased = false

  init(driver: Driver, lane: PopupLane, reason: String) {
    self.driver = driver
    id = driver.nextHold()
    driver.handle(.holdWasAdded(PopupHold(id: id, lane: lane, reason: reason)))
  }

  deinit {
    guard !isReleased else { return }
    Task { @MainActor [driver, id] in driver.handle(.holdWasReleased(id)) }
  }

  /// Takes the reason away; if it was the last one, the next popup starts in this call.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    driver.handle(.holdWasReleased(id))
  }
}
