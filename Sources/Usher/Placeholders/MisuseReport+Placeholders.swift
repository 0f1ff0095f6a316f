// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a placeholder is used in a way that cannot work.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderMisuse {
  static func loadReleased(_ base: UIResponder?) -> MisuseReport {
    MisuseReport(
      code: "placeholder-load-dropped",
      problem: "A load of \(name(of: base)) was let go before it had an answer, and is cancelled.",
      evidence: "Nobody holds its PlaceholderLoad any more, so nobody could call end(_:).",
      suggestion: "Call end(_:) on every way through the code, or cancel().")
  }

  static func viewHasSuperview(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "placeholder-view-elsewhere",
      problem:
        "A \(type(of: view)) was to be shown as a placeholder and is taken from where it is.",
      evidence: "Its superview is a \(view.superview.map { "\(type(of: $0))" } ?? "nil").",
      suggestion: "Make a new view each time the closure is called.")
  }

  static func regionOutsidePage(_ region: UIView, _ base: UIResponder) -> MisuseReport {
    MisuseReport(
      code: "placeholder-region-elsewhere",
      problem: "The region of \(name(of: base)) is a \(type(of: region)) that is not in its view.",
      evidence: "None of the region's superviews is the view; the whole view is covered instead.",
      suggestion: "Set a region that is in the page, once it is there.")
  }

  private static func name(of base: UIResponder?) -> String {
    base.map { "a \(type(of: $0))" } ?? "a page"
  }
}
