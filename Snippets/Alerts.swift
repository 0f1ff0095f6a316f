// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A system alert with a text field, as a value.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func askForName(of album: String, rename: @MainActor (String) -> Void) async {
  let answer = await SystemAlert("Rename album", message: "\(album) gets another name.")
    .textField("Name", id: "name", text: album)
    .button("Cancel", role: .cancel)
    .button("Rename", id: "rename", isPreferred: true, enabledWhen: { !$0.text("name").isEmpty })
    .show().outcome
  if let result = answer.value, result.button.id == "rename" { rename(result.values.text("name")) }
}
