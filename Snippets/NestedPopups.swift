// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A question above a popup, asked by one of its buttons.

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
      var isSure = false
      let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "Keep it", style: .cancel))
      question.addAction(
        UIAlertAction(title: "Decline", style: .destructive) { _ in isSure = true })
      await question.usher.show(above: view?.usher.enclosingPopup)
      if isSure { handle.dismiss(returning: false) }
    }
    return view
  }
}
