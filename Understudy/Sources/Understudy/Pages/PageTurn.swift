// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One turn of a page, by a finger or in code.
@MainActor
final class PageTurn {
  let page: UIViewController
  /// 1 for the page after, -1 for the one before.
  let side: Int
  /// The app asked for the page, and it counts as shown already.
  let countsAsCurrent: Bool
  /// Set for a turn in code.
  let completion: ((Bool) -> Void)?

  init(
    to page: UIViewController, side: Int, countsAsCurrent: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.page = page
    self.side = side
    self.countsAsCurrent = countsAsCurrent
    self.completion = completion
  }
}
