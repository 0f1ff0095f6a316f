// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The guide to the home page: three steps, each of which points at a view.
@MainActor
enum Guide {
  /// One step, which points at a view.
  struct Step {
    let number: Int
    let title: Copy
    let body: Copy
    /// Returns the accessibility label of the view that the step points at.
    let target: @MainActor () -> String

    var isLast: Bool { number == 3 }
  }

  static let steps = [
    Step(
      number: 1, title: .guideHeroTitle, body: .guideHeroBody, target: { Copy.heroButton.text }),
    Step(
      number: 2, title: .guidePieceTitle, body: .guidePieceBody,
      target: { Product.moonJar.accessibilityText }),
    Step(
      number: 3, title: .guideTeaTitle, body: .guideTeaBody,
      target: { Product.oolong.accessibilityText }),
  ]

  /// Shows the steps as a sequence; other popups wait until the last step is dismissed.
  @discardableResult
  static func begin(on page: UIViewController) -> [PopupHandle<Never>] {
    let popups = steps.map { step in
      Popup<Never> { [weak page] handle in
        scroll(to: step, on: page)
        return CoachMark(step) { handle.dismiss() }
      }
      .priority(.guide).on(page).transition(.fade)
      .source { [weak page] in target(of: step, on: page) }.arrow(Palette.raised)
      .backdrop(.spotlight(cornerRadius: 20)).dismissGestures(.escape)
    }
    return page.usher.popups.showSequence(popups)
  }

  /// Scrolls the page to the view that a step points at.
  static func scroll(to step: Step, on page: UIViewController?) {
    (page as? ScrollingPage)?.reveal(target(of: step, on: page))
  }

  static func target(of step: Step, on page: UIViewController?) -> UIView? {
    page?.view.descendant(labeled: step.target())
  }
}
