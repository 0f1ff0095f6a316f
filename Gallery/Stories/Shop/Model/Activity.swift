// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Something that one can come to.
struct Activity: Sendable {
  enum ID: Hashable, Sendable {
    case wheel, opening, evening, mending, glazing
  }

  let id: ID
  let title: Copy
  let when: Copy
  let place: Copy
  /// Nil where nothing is to be paid.
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
  /// What a seat costs, in words.
  var priceText: String {
    guard let price else { return Copy.activitiesFree.text }
    return Copy.activitiesPrice.text(Money.text(for: price))
  }

  /// What assistive technology says about the activity.
  var accessibilityText: String { [title, when, place].map(\.text).joined(separator: ", ") }

  /// How many seats are left, in words.
  var seatText: String {
    seats == 1 ? Copy.activitiesOneSeat.text : Copy.activitiesSeats.text("\(seats)")
  }
}
