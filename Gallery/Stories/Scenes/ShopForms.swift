// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The forms of the shop, as styled alerts.
@MainActor
enum ShopForms {
  /// The sign-in form. Its button is enabled when there is a password; the address is validated.
  static var login: StyledAlert {
    StyledAlert(.edit, Copy.loginTitle.text)
      .icon(symbol: "person.fill")
      .message(Copy.loginMessage.text)
      .textField(
        Copy.loginEmail.text, id: "email", contentType: .username, keyboard: .emailAddress
      )
      .textField(Copy.loginPassword.text, id: "password", isSecure: true, contentType: .password)
      .toggle(Copy.loginStay.text, id: "stay", isOn: true)
      .validate("email") { isAddress($0) ? nil : Copy.loginNoAddress.text }
      .button(Copy.loginButton.text, enabledWhen: { !$0.text("password").isEmpty })
      .button(Copy.loginLater.text, role: .cancel)
  }

  static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }

  /// A form for a club in which every name is unique, which only the server can check.
  static func club(
    asking server: @escaping @MainActor (String, @escaping @MainActor (Bool) -> Void) -> Void
  ) -> StyledAlert {
    StyledAlert(.edit, Copy.clubTitle.text)
      .message(Copy.clubMessage.text)
      .textField(Copy.clubName.text, id: "name", contentType: .username)
      .validate("name") { $0.count < 3 ? Copy.clubShort.text : nil }
      .validate(
        "name",
        asynchronously: { name, reply in
          server(name) { isFree in reply(isFree ? nil : Copy.clubTaken.text) }
        }
      )
      .button(Copy.clubJoin.text)
      .button(Copy.clubLater.text, role: .cancel)
  }

  /// A form that is taller than the space above the keyboard.
  static var address: StyledAlert {
    StyledAlert(.edit, Copy.addressTitle.text)
      .textField(Copy.addressName.text, id: "name", contentType: .name)
      .textField(Copy.addressStreet.text, id: "street")
      .textField(Copy.addressTown.text, id: "town")
      .textField(Copy.addressPostcode.text, id: "postcode")
      .textField(Copy.addressPhone.text, id: "phone", contentType: .telephoneNumber)
      .textView(Copy.addressNote.text, id: "note", lines: 2...4)
      .button(Copy.addressSave.text)
      .button(Copy.addressLater.text, role: .cancel)
  }

  /// A question about the product on the page.
  static var question: StyledAlert {
    StyledAlert(.question, Copy.potterTitle.text)
      .textView(Copy.potterQuestion.text, id: "question", lines: 2...5)
      .segments(
        [Copy.potterGlaze.text, Copy.potterShape.text], title: Copy.potterSize.text, id: "about"
      )
      .button(Copy.potterSend.text)
      .button(Copy.potterLater.text, role: .cancel)
  }
}
