// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A view controller that UIKit presents when its turn comes, and that returns a value.

// snippet.hide
import UIKitShim
import Usher

final class HomePage: UIViewController {}

enum Address: Sendable {
  case home, work
}

final class AddressPicker: UIViewController {
  init(done: @escaping @MainActor (Address) -> Void) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
// snippet.show
func chooseAddress(in center: PopupCenter) async -> Address? {
  let picker = Modal<Address> { handle in
    let picker = AddressPicker { handle.dismiss(returning: $0) }
    picker.modalPresentationStyle = .pageSheet
    picker.sheetPresentationController?.detents = [.medium()]
    return picker
  }
  // It waits for the popups, and for the home page. A swipe dismisses it without a value.
  return await center.show(picker.on(HomePage.self).priority(.guide)).outcome.value
}
