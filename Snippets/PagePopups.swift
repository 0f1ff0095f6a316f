// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Popups for certain pages, and what happens to them when the user leaves the page.

// snippet.hide
import UIKitShim
import Usher

final class HomePage: UIViewController {}

final class CartPage: UIViewController {}

final class ProductPage: UIViewController {
  var isOnSale = false
}

final class HintView: UIView {}

@MainActor
// snippet.show
func announce(on page: ProductPage, in center: PopupCenter) {
  // On the home page or the cart, whichever is visible first; dismissed when the user leaves it.
  center.show(Popup(HintView()).on(HomePage.self, CartPage.self))

  // On this page only, suspended when the user leaves it.
  center.show(Popup(HintView()).on(page).pageExit(.keepAlive))

  // On pages with this name, for pages without a type of their own.
  center.show(Popup(HintView()).on(named: "terms"))

  // On pages that satisfy a predicate.
  center.show(Popup(HintView()).on { ($0 as? ProductPage)?.isOnSale == true })
}
