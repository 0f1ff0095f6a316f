// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the app knows; its pages share it.
@MainActor
final class Store {
  let bag = Observed<[Product]>([.teapot, .cup, .oolong])
  let customer = Observed<Customer?>(nil)
  let activities = Observed<[Activity]>([.wheel, .opening, .evening, .mending])
  /// The activities in which a seat is kept for the customer.
  let reserved = Observed<Set<Activity.ID>>([])
  let preferences = Observed(Preferences())

  /// What the bag costs.
  var total: Int { bag.value.map(\.amount).reduce(0, +) }

  /// The activities with a seat for the customer, in the order of their days.
  var reservations: [Activity] {
    activities.value.filter { reserved.value.contains($0.id) }
  }

  /// Asks the server for the activities; the answer takes a moment.
  func refreshActivities(completion: @escaping @MainActor () -> Void) {
    _ = MainClock.schedule(after: .milliseconds(1200)) { [weak self] in
      if let self, !self.activities.value.contains(where: { $0.id == .glazing }) {
        self.activities.value.append(.glazing)
      }
      completion()
    }
  }

  /// Signs in; the answer of the server takes a moment.
  func signIn(email: String, completion: @escaping @MainActor () -> Void) {
    _ = MainClock.schedule(after: .milliseconds(900)) { [weak self] in
      self?.customer.value = Customer(email: email)
      completion()
    }
  }

  /// Forgets the customer and what was reserved; the bag stays.
  func logOut() {
    reserved.value = []
    customer.value = nil
  }
}
