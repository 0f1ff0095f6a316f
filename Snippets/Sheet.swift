// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A sheet at the lower edge, a banner at the upper one, and a form made of a view controller.

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
  // Down to the screen's edge; its view keeps clear of the home indicator by its safe area.
  center.show(Popup(OfferSheet()).position(.bottom, ignoresSafeArea: true))

  // Above the page, which stays in reach; swiped up, or gone after three seconds.
  center.show(Popup(BannerView()).position(.top).modal(false).displayDuration(after: .seconds(3)))

  // A controller of the size that it prefers, above the keyboard while that is up.
  let signIn = Popup<String> { handle in
    let controller = SignInController()
    controller.preferredContentSize = CGSize(width: 320, height: 240)
    controller.onDone = { name in handle.dismiss(returning: name) }
    return controller
  }
  center.show(signIn.transition(in: .spring, out: .fade).backdrop(.blurred).dismissGestures(.escape))
}
