// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! The end of a session: nothing is left over, and the sign-in page may show its own.

// snippet.hide
import UIKitShim
import Usher

final class SignInPage: UIViewController {}

final class SessionView: UIView {}

// snippet.show
@MainActor
func sessionHasEnded(_ app: UIViewController) {
  PopupCenter.dismissEverywhere(.loggedOut, animated: false)
  app.present(SignInPage(), animated: true)
  app.usher.popups.show(Popup(SessionView()).on(SignInPage.self))
}
