// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Requests seats from the server. It has no view and no view controller.
@MainActor
final class SeatService {
  private let store: Store

  /// Whether the user waits for another seat; nil before the answer.
  private(set) var isWaiting: Bool?

  init(_ store: Store) {
    self.store = store
  }

  /// Requests the last seat in an activity, which takes three seconds in the background. The seat
  /// is taken; the closure gets the alert that says so.
  func requestSeat(for activity: Activity, show: @escaping @MainActor (UIAlertController) -> Void) {
    store.reserved.value.insert(activity.id)
    _ = MainClock.schedule(after: .seconds(3)) { [weak self] in
      guard let self else { return }
      self.store.reserved.value.remove(activity.id)
      self.store.activities.value.removeAll { $0.id == activity.id }
      show(ShopAlerts.seatHasGone { [weak self] waits in self?.isWaiting = waits })
    }
  }
}
