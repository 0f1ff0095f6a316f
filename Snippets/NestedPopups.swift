// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A question above a popup, shown by one of its buttons.

// snippet.hide
import UIKitShim
import Usher

final class OfferView: UIView {
  var onDecline: @MainActor () async -> Void = {}
}

// snippet.show
@MainActor
func offer() -> Popup<Bool> {
  Popup<Bool> { handle in
    let view = OfferView()
    view.onDecline = { [weak view] in
      let question = SystemAlert("Decline the offer?")
        .button("Keep it", role: .cancel)
        .button("Decline", id: "decline", role: .destructive)
      let answer = await question.show(above: view?.usher.enclosingPopup).outcome
      if answer.value?.button.id == "decline" { handle.dismiss(returning: false) }
    }
    return view
  }
}
