// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The guide to the home page: three steps, each with a coach mark.
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
        mark(step, on: page, dimsPage: false) { handle.dismiss() }
      }
      .priority(.guide).on(page).position(.full, ignoresSafeArea: true).transition(.fade)
      .backdrop(.spotlight(cornerRadius: 20) { [weak page] in target(of: step, on: page) })
    }
    return page.usher.popups.showSequence(popups)
  }

  /// Makes the view of a step, and scrolls the page to the view that it points at.
  static func mark(
    _ step: Step, on page: UIViewController?, dimsPage: Bool,
    onNext: @escaping @MainActor () -> Void
  ) -> CoachMark {
    let target = target(of: step, on: page)
    if let target, let scroll = (page as? ScrollingPage)?.scroll {
      let area = scroll.convert(target.bounds, from: target)
      // At once for the coach mark, which is laid out with it, and gradually for the eye.
      UIView.animate(withDuration: 0.3) {
        scroll.scrollRectToVisible(area.insetBy(dx: 0, dy: -24), animated: false)
      }
    }
    return CoachMark(step, target: target, dimsPage: dimsPage, onNext: onNext)
  }

  private static func target(of step: Step, on page: UIViewController?) -> UIView? {
    page?.view.descendant(labeled: step.target())
  }
}
