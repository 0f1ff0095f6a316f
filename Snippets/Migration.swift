// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Code of other libraries, written with Usher; the blocks of Documentation/Migration.md.

// snippet.hide
import UIKitShim
import Usher
import UsherPresets

private final class PriceTag: UIView {}

// snippet.show
@MainActor
private func fromAlertWindows() {
  // snippet.alertWindow
  let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .cancel))
  alert.usher.show()
  // snippet.end
}

@MainActor
private func fromUIAlertView(delegate: any SystemAlertDelegate) {
  // snippet.convenience
  let alert = UIAlertController(title: "Sort by", message: nil, preferredStyle: .alert)
  let name = alert.usher.addButton(title: "Name") { print("by name") }
  alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
  alert.usher.delegate = delegate
  alert.usher.show()
  alert.usher.dismiss(clickedButtonAt: name)
  // snippet.end
}

@MainActor
private func fromPopupQueues(_ page: UIViewController) {
  // snippet.queue
  page.usher.popups.show(
    Popup<Never> { _ in PriceTag() }.on(page).pageExit(.keepAlive).priority(.campaign).key("price"))
  PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)
  // snippet.end
}

@MainActor
private func fromSCLAlertView() {
  // snippet.styled
  StyledAlertTheme.default = .classic
  StyledAlert(.success, "Saved").message("Your order is on its way.")
    .button("Show order") { print("the order") }
    .displayDuration(.seconds(3))
    .transition(in: .classic(.slideInFromTop), out: .classic(.slideOutToBottom))
    .show()
  // snippet.end
}

@MainActor
private func fromSwiftEntryKit() {
  // snippet.entry
  Popup<Never> { _ in PriceTag() }
    .position(.top).modal(false).displayDuration(.seconds(2))
    .priority(.urgent).conflict(.interrupt)
    .show()
  // snippet.end
}

@MainActor
private func fromSwiftMessages(_ arrived: Int, openChat: @escaping @MainActor () -> Void) {
  // snippet.message
  Popup.banner("Ann", message: "Are you there?", stack: "ann")
    .onDismiss { if $0.value != nil { openChat() } }
    .show()
  Popup<Never> { _ in PriceTag() }
    .position(.bottom).modal(false).lane(.toasts).displayDuration(.seconds(2))
    .key("upload", updatingExisting: { (tag: PriceTag) in tag.accessibilityValue = "\(arrived)" })
    .show()
  // snippet.end
}

@MainActor
private func fromSVProgressHUD(_ page: UIViewController) {
  // snippet.progress
  let activity = page.usher.popups.beginActivity("Sending")
  activity.progress = 0.5
  activity.end()
  Popup.confirmation("Sent").show(in: page.usher.popups)
  // snippet.end
}
