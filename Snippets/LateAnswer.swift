// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A popup for a late response: it waits for a page of its type, at most ten minutes.

// snippet.hide
import UIKitShim
import Usher

final class BagPage: UIViewController {}

final class DeliveryView: UIView {
  convenience init(_ day: String) { self.init() }
}

// snippet.show
@MainActor
func deliveryDateDidArrive(_ day: String, in center: PopupCenter) -> AnyPopupHandle {
  let delivery = Popup(DeliveryView(day)).on(BagPage.self).expiration(after: .seconds(600))
  return center.show(delivery)
}

@MainActor
func printBlockers(of delivery: AnyPopupHandle) {
  // In the turn of `show`, if no other popup exists: "no page is known".
  // Later, on another page: "visible page: HomePage; expected: BagPage".
  for blocker in delivery.blockers { print(blocker) }
}
