// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Forms in alerts, as they are often written: every button dismisses them, and errors are shown
/// afterwards in another alert.
@MainActor
enum PlainForms {
  /// Asks for an address and a password; the response of the server arrives when the form is gone.
  static func askToSignIn(above page: UIViewController) {
    let alert = form(
      Copy.loginTitle, Copy.loginMessage, fields: [.loginEmail, .loginPassword], Copy.loginButton,
      Copy.loginLater
    ) { [weak page] texts in
      if !ShopForms.isAddress(texts[0]) { respond(.loginNoAddress, above: page) }
    }
    alert.textFields?.last?.isSecureTextEntry = true
    page.present(alert, animated: true)
  }

  /// Asks for a name, and then asks the server whether it is free.
  static func askForName(above page: UIViewController) {
    let alert = form(
      Copy.clubTitle, Copy.clubMessage, fields: [.clubName], Copy.clubJoin, Copy.clubLater
    ) { [weak page] texts in
      if texts[0] == "mei" { respond(.clubTaken, above: page) }
    }
    page.present(alert, animated: true)
  }

  /// Asks for a question to the potter.
  static func askForQuestion(above page: UIViewController) {
    let alert = form(
      Copy.potterTitle, nil, fields: [.potterQuestion], Copy.potterSend, Copy.potterLater
    ) { _ in }
    page.present(alert, animated: true)
  }

  private static func form(
    _ title: Copy, _ message: Copy?, fields: [Copy], _ confirm: Copy, _ cancel: Copy,
    confirmed: @escaping @MainActor ([String]) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: title.text, message: message?.text, preferredStyle: .alert)
    for copy in fields {
      alert.addTextField { field in
        field.placeholder = copy.text
        field.accessibilityLabel = copy.text
      }
    }
    alert.addAction(UIAlertAction(title: cancel.text, style: .cancel))
    alert.addAction(
      UIAlertAction(title: confirm.text, style: .default) { [weak alert] _ in
        confirmed(alert?.textFields?.map { $0.text ?? "" } ?? [])
      })
    return alert
  }

  /// Presents the response of the server after two seconds.
  private static func respond(_ message: Copy, above page: UIViewController?) {
    _ = MainClock.schedule(after: .seconds(2)) { [weak page] in
      let alert = UIAlertController(title: message.text, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: Copy.orderAlertDone.text, style: .default))
      page?.present(alert, animated: true)
    }
  }
}
