// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The data of the app, shared by its pages.
@MainActor
final class Store {
  let bag = Observed<[Product]>([.teapot, .cup, .oolong])
  let customer = Observed<Customer?>(nil)
  let activities = Observed<[Activity]>([.wheel, .opening, .evening, .mending])
  /// The activities in which the customer has a seat.
  let reserved = Observed<Set<Activity.ID>>([])
  let preferences = Observed(Preferences())

  /// The total price of the bag.
  var total: Int { bag.value.map(\.amount).reduce(0, +) }

  /// The activities in which the customer has a seat, by date.
  var reservations: [Activity] {
    activities.value.filter { reserved.value.contains($0.id) }
  }

  /// Loads the activities; the response takes 1.2 seconds.
  func refreshActivities(completion: @escaping @MainActor () -> Void) {
    _ = MainClock.schedule(after: .milliseconds(1200)) { [weak self] in
      if let self, !self.activities.value.contains(where: { $0.id == .glazing }) {
        self.activities.value.append(.glazing)
      }
      completion()
    }
  }

  /// Signs in; the response takes 0.9 seconds.
  func signIn(email: String, completion: @escaping @MainActor () -> Void) {
    _ = MainClock.schedule(after: .milliseconds(900)) { [weak self] in
      self?.customer.value = Customer(email: email)
      completion()
    }
  }

  /// Removes the customer and the reservations; the bag stays.
  func logOut() {
    reserved.value = []
    customer.value = nil
  }
}
