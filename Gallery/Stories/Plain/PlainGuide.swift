// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The guide as it is often written: each step's button adds the next step to the window.
@MainActor
final class PlainGuide {
  private let page: UIViewController
  private var mark: PlainCoachMark?

  init(on page: UIViewController) {
    self.page = page
  }

  /// Shows the step with this index, or nothing after the last step.
  func show(_ index: Int) {
    mark?.removeFromSuperview()
    guard index < Guide.steps.count, let window = page.view.window else { return }
    let step = Guide.steps[index]
    Guide.scroll(to: step, on: page)
    let mark = PlainCoachMark(step, target: Guide.target(of: step, on: page)) { [weak self] in
      self?.show(index + 1)
    }
    mark.frame = window.bounds
    window.addSubview(mark)
    self.mark = mark
  }
}
