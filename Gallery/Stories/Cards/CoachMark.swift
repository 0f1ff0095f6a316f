// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The content of one step of the guide: its number, what it explains, and a button.
final class CoachMark: ScrollingCard {
  init(_ step: Guide.Step, onNext: @escaping @MainActor () -> Void) {
    let place = UILabel(
      text: Copy.guidePlace.text("\(step.number)"), style: .footnote, weight: .semibold,
      color: Palette.clayText)
    let title = UILabel(step.title, style: .title3, weight: .bold, color: Palette.ink)
    title.accessibilityTraits = .header
    super.init(
      parts: [
        (place, 20), (title, 2),
        (UILabel(step.body, style: .subheadline, color: Palette.fadedInk), 6),
      ])
    buttons = [.prominent(step.isLast ? .guideDone : .guideNext, action: onNext)]
  }
}
