// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A form for the name that is engraved on a cup.
final class EngravingCard: ScrollingCard {
  /// Called with the name when the primary button is tapped.
  var onSave: (@MainActor (String) -> Void)?

  /// Called when the secondary button is tapped.
  var onShowBowl: (@MainActor () -> Void)?

  let field = NoteField(.engravingField, short: .engravingFieldShort)
  private lazy var keyboardRoom = KeyboardInsetAdjuster(for: scroll)

  init() {
    field.backgroundColor = Palette.paper
    super.init(
      parts: ScrollingCard.words(kicker: .engravingKicker, title: .engravingTitle) + [(field, 20)])
    buttons = [
      .prominent(.engravingSave) { [weak self] in self?.save() },
      .quiet(.engravingLook) { [weak self] in self?.onShowBowl?() },
    ]
    _ = keyboardRoom
  }

  private func save() {
    onSave?(field.text ?? "")
  }
}
