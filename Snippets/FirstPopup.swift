// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Two popups at launch: the second waits for the first.

// snippet.hide
import UIKitShim
import Usher

final class VoucherView: UIView {
  var onAccept: @MainActor () -> Void = {}
}

final class NewArrivalsView: UIView {}

// snippet.show
enum Choice: Sendable { case accepted }

@MainActor
func greet(from page: UIViewController) async {
  let voucher = Popup<Choice> { handle in
    let view = VoucherView()
    view.onAccept = { handle.dismiss(returning: .accepted) }
    return view
  }
  .priority(.campaign)
  .key("voucher")

  page.usher.popups.show(Popup(NewArrivalsView()))

  let outcome = await page.usher.popups.show(voucher).outcome
  if outcome.value == .accepted { print("voucher accepted") }
}
