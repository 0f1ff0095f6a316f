// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A sheet at the bottom edge, a banner at the top edge, and a form in a view controller.

// snippet.hide
import UIKitShim
import Usher

final class OfferSheet: UIView {}

final class BannerView: UIView {}

final class SignInController: UIViewController {
  var onDone: @MainActor (String) -> Void = { _ in }
}

// snippet.show
@MainActor
func show(in center: PopupCenter) {
  // Extends to the edge of the screen; the safe area of its view excludes the home indicator.
  center.show(Popup(OfferSheet()).position(.bottom, ignoresSafeArea: true))

  // The page can still be used. The banner is dismissed by a swipe up or after three seconds.
  center.show(Popup(BannerView()).position(.top).modal(false).displayDuration(.seconds(3)))

  // A view controller with its preferred size, above the keyboard while that is visible.
  let signIn = Popup<String> { handle in
    let controller = SignInController()
    controller.preferredContentSize = CGSize(width: 320, height: 240)
    controller.onDone = { name in handle.dismiss(returning: name) }
    return controller
  }
  .transition(in: .spring, out: .fade).backdrop(.blurred).dismissGestures(.escape)
  center.show(signIn)
}
