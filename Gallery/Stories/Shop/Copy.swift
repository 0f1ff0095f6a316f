// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

/// Everything the shop says, by key; the words are in the `.strings` files.
enum Copy: String, CaseIterable {
  case shopName = "shop.name"
  case bag = "shop.bag"
  case back = "shop.back"

  case heroKicker = "home.hero.kicker"
  case heroTitle = "home.hero.title"
  case heroBody = "home.hero.body"
  case heroButton = "home.hero.button"
  case vesselsTitle = "home.vessels.title"
  case leavesTitle = "home.leaves.title"

  case moonJarName = "product.moonJar.name"
  case moonJarNote = "product.moonJar.note"
  case moonJarPrice = "product.moonJar.price"
  case moonJarStory = "product.moonJar.story"
  case teapotName = "product.teapot.name"
  case teapotNote = "product.teapot.note"
  case teapotPrice = "product.teapot.price"
  case teapotStory = "product.teapot.story"
  case cupName = "product.cup.name"
  case cupNote = "product.cup.note"
  case cupPrice = "product.cup.price"
  case cupStory = "product.cup.story"
  case bowlName = "product.bowl.name"
  case bowlNote = "product.bowl.note"
  case bowlPrice = "product.bowl.price"
  case bowlStory = "product.bowl.story"
  case oolongName = "product.oolong.name"
  case oolongNote = "product.oolong.note"
  case oolongPrice = "product.oolong.price"
  case oolongStory = "product.oolong.story"
  case roastName = "product.roast.name"
  case roastNote = "product.roast.note"
  case roastPrice = "product.roast.price"
  case roastStory = "product.roast.story"

  case addToBag = "product.addToBag"
  case careTitle = "product.care.title"
  case vesselCare = "product.care.vessel"
  case leafCare = "product.care.leaf"

  case bagNote = "bag.note"
  case bagTotal = "bag.total"
  case bagTotalPrice = "bag.total.price"
  case bagCheckout = "bag.checkout"
  case bagClose = "bag.close"

  case voucherKicker = "voucher.kicker"
  case voucherTitle = "voucher.title"
  case voucherBody = "voucher.body"
  case voucherKeep = "voucher.keep"
  case voucherLater = "voucher.later"

  case arrivalsKicker = "arrivals.kicker"
  case arrivalsTitle = "arrivals.title"
  case arrivalsBody = "arrivals.body"
  case arrivalsSee = "arrivals.see"
  case arrivalsLater = "arrivals.later"

  case priceAlertTitle = "alert.price.title"
  case priceAlertMessage = "alert.price.message"
  case priceAlertKeep = "alert.price.keep"
  case priceAlertRemove = "alert.price.remove"

  case offlineAlertTitle = "alert.offline.title"
  case offlineAlertMessage = "alert.offline.message"
  case offlineAlertDone = "alert.offline.done"

  /// The words in the phone's language.
  @MainActor
  var text: String {
    PlatformStrings.localized(rawValue, bundle: .module, table: nil)
  }
}
