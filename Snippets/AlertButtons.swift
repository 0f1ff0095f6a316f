// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A `UIAlertController` with the calls of `UIAlertView`.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func askToContinue(_ pause: @escaping @MainActor () -> Void) -> UIAlertController {
  let alert = UIAlertController(
    title: "Are you still watching?", message: nil, preferredStyle: .alert)
  alert.usher.addButton(title: "Go On", style: .cancel)
  alert.usher.addButton(title: "Pause") { pause() }
  ExistingAlert(alert).key("still watching").priority(.guide).show()
  return alert
}

@MainActor
func viewerDidLeave(_ alert: UIAlertController) {
  // The handler of the button is called when the alert has disappeared.
  alert.usher.dismiss(clickedButtonAt: 1)
}
