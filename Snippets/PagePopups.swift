// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! Popups that appear on some pages only, and what becomes of them when the user goes on.

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
  // On the home page or the cart, whichever is there first; gone when the user leaves it.
  center.show(Popup(HintView()).on(HomePage.self, CartPage.self))

  // On this very page, and back with it when the user returns.
  center.show(Popup(HintView()).on(page).keepAlive())

  // On pages without a type of their own, by the name that they were given.
  center.show(Popup(HintView()).on(.name("terms")))

  // On pages for which something is true.
  center.show(Popup(HintView()).on { ($0 as? ProductPage)?.isOnSale == true })
}
