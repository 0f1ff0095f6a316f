// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A popup whose data come late: it waits for its page, and not for ever.

// snippet.hide
import UIKitShim
import Usher

final class BagPage: UIViewController {}

final class DeliveryView: UIView {
  convenience init(_ day: String) { self.init() }
}

// snippet.show
@MainActor
func deliveryIsKnown(_ day: String, in center: PopupCenter) {
  let delivery = Popup(DeliveryView(day)).on(BagPage.self).expiration(after: .seconds(600))
  let handle = center.show(delivery)
  // On another page: "the page is HomePage, it wants BagPage".
  for blocker in handle.blockers { print(blocker) }
}
