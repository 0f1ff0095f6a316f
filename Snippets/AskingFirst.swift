// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A campaign that asks its server when its turn comes.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func showOffer(
  _ view: UIView, in center: PopupCenter, isValid: @escaping @MainActor () async -> Bool
) {
  let offer = Popup(view).priority(.campaign)
  center.show(offer.shouldShow(timeLimit: .seconds(2)) { await isValid() ? .now : .drop })
}
