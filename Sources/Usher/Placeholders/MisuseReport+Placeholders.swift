// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

@MainActor
extension MisuseReport {
  /// The `PlaceholderLoad` of `usher.load(start:)` was released before it was finished.
  ///
  /// Its result could never arrive, and the loading page would stay forever. The load is cancelled,
  /// and the page shows what it showed before. Code that receives a load finishes or cancels it
  /// also when it has no result.
  static func loadReleased(_ base: UIResponder?) -> MisuseReport {
    MisuseReport(
      code: "placeholder-load-dropped",
      problem: "A load of \(name(of: base)) is released without a result; it is cancelled.",
      evidence: "Its PlaceholderLoad has been deallocated, so finish(_:) cannot be called.",
      suggestion: "Call finish(_:) or cancel() on every path through the code.")
  }

  /// The closure of a placeholder returned a view that already has a superview.
  ///
  /// A view can have only one superview, so the view is moved to the placeholder.
  static func viewHasSuperview(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "placeholder-view-elsewhere",
      problem:
        "The view of a placeholder, a \(type(of: view)), already has a superview; it is moved.",
      evidence: "Its superview is a \(view.superview.map { "\(type(of: $0))" } ?? "nil").",
      suggestion: "Make a new view each time the closure is called.")
  }

  /// The `region` of a view controller's placeholder is not inside the controller's view.
  static func regionOutsidePage(_ region: UIView, _ base: UIResponder) -> MisuseReport {
    MisuseReport(
      code: "placeholder-region-elsewhere",
      problem: "The region of \(name(of: base)), a \(type(of: region)), is not inside its view.",
      evidence:
        "The view is not among the superviews of the region; the whole view is covered instead.",
      suggestion: "Add the region to the page's view before you set it.")
  }

  private static func name(of base: UIResponder?) -> String {
    base.map { "a \(type(of: $0))" } ?? "a page"
  }
}
