// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An activity in the workshop that customers can attend.
struct Activity: Sendable {
  enum ID: Hashable, Sendable {
    case wheel, opening, evening, mending, glazing
  }

  let id: ID
  let title: Copy
  let when: Copy
  let place: Copy
  /// The key of the price; nil for a free activity.
  let price: Copy?
  let story: Copy
  let artwork: Artwork
  let seats: Int

  static let wheel = Activity(
    id: .wheel, title: .wheelActivityTitle, when: .wheelActivityWhen, place: .wheelActivityPlace,
    price: .wheelActivityPrice, story: .wheelActivityText, artwork: .wheel, seats: 4)

  static let opening = Activity(
    id: .opening, title: .openingActivityTitle, when: .openingActivityWhen,
    place: .openingActivityPlace, price: nil, story: .openingActivityText, artwork: .openKiln,
    seats: 12)

  static let evening = Activity(
    id: .evening, title: .eveningActivityTitle, when: .eveningActivityWhen,
    place: .eveningActivityPlace, price: .eveningActivityPrice, story: .eveningActivityText,
    artwork: .evening, seats: 3)

  static let mending = Activity(
    id: .mending, title: .mendingActivityTitle, when: .mendingActivityWhen,
    place: .mendingActivityPlace, price: .mendingActivityPrice, story: .mendingActivityText,
    artwork: .mending, seats: 6)

  static let glazing = Activity(
    id: .glazing, title: .glazingActivityTitle, when: .glazingActivityWhen,
    place: .glazingActivityPlace, price: .glazingActivityPrice, story: .glazingActivityText,
    artwork: .glazing, seats: 1)
}

@MainActor
extension Activity {
  /// The formatted price of a seat.
  var priceText: String {
    guard let price else { return Copy.activitiesFree.text }
    return Copy.activitiesPrice.text(Money.text(for: price))
  }

  /// The accessibility label.
  var accessibilityText: String { [title, when, place].map(\.text).joined(separator: ", ") }

  /// The number of seats that are left, as text.
  var seatText: String {
    seats == 1 ? Copy.activitiesOneSeat.text : Copy.activitiesSeats.text("\(seats)")
  }
}
