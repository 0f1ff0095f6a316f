// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A log-out: all popups are dismissed, and the sign-in page can show its own.

// snippet.hide
import UIKitShim
import Usher

final class SignInPage: UIViewController {}

final class SessionView: UIView {}

// snippet.show
@MainActor
func sessionDidEnd(_ app: UIViewController) {
  PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)
  app.present(SignInPage(), animated: true)
  app.usher.popups.show(Popup(SessionView()).on(SignInPage.self))
}
