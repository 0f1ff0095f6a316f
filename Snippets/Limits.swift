// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A voucher that is shown three times, once a day.

// snippet.hide
import UIKitShim
import Usher
import UsherCampaigns

@MainActor
func showVoucher(_ voucher: UIView) {
  // snippet.show
  Popup(voucher)
    .key("autumn")
    .limits(.atMost(3), .atMost(1, per: .day), .rest(afterDismissal: .seconds(7 * 86_400)))
    .limits(.atMost(1, per: .launch), sharedBy: "offers")
    .show()
  // snippet.hide
}
