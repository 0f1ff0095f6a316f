// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A product of the shop.
struct Product: Sendable {
  let name: Copy
  let note: Copy
  let price: Copy
  let story: Copy
  let care: Copy
  let artwork: Artwork
  let wall: UIColor

  static let moonJar = Product(
    name: .moonJarName, note: .moonJarNote, price: .moonJarPrice, story: .moonJarStory,
    care: .vesselCare, artwork: .moonJar, wall: Palette.blushWall)

  static let teapot = Product(
    name: .teapotName, note: .teapotNote, price: .teapotPrice, story: .teapotStory,
    care: .vesselCare, artwork: .teapot, wall: Palette.sandWall)

  static let cup = Product(
    name: .cupName, note: .cupNote, price: .cupPrice, story: .cupStory,
    care: .vesselCare, artwork: .cup, wall: Palette.dawnWall)

  static let bowl = Product(
    name: .bowlName, note: .bowlNote, price: .bowlPrice, story: .bowlStory,
    care: .vesselCare, artwork: .bowl, wall: Palette.mistWall)

  static let oolong = Product(
    name: .oolongName, note: .oolongNote, price: .oolongPrice, story: .oolongStory,
    care: .leafCare, artwork: .oolongTin, wall: Palette.mistWall)

  static let roast = Product(
    name: .roastName, note: .roastNote, price: .roastPrice, story: .roastStory,
    care: .leafCare, artwork: .roastTin, wall: Palette.sandWall)

  static let vessels = [moonJar, teapot, cup, bowl]
  static let leaves = [oolong, roast]
}

@MainActor
extension Product {
  /// The price, as a number.
  var amount: Int { Money.amount(of: price) }

  /// The formatted price.
  var priceText: String { Money.text(for: price) }

  /// The accessibility label.
  var accessibilityText: String {
    [name.text, note.text, priceText].joined(separator: ", ")
  }
}
