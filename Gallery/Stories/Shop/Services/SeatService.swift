// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Asks the workshop for seats. It has no view and knows no page.
@MainActor
final class SeatService {
  private let store: Store

  /// Whether the customer waits for a seat that somebody else has.
  private(set) var isWaiting: Bool?

  init(_ store: Store) {
    self.store = store
  }

  /// Asks for the last seat in an activity, which takes a while in the background. Somebody else has it;
  /// the alert that says so is handed over, to be shown.
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
