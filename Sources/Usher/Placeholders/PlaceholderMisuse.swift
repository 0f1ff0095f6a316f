// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a placeholder is used in a way that cannot work.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderMisuse {
  static func loadDropped(_ base: UIResponder?) -> MisuseReport {
    MisuseReport(
      anchor: "placeholder-load-dropped",
      happened: "A load of \(name(of: base)) was let go before it had an answer, and is cancelled.",
      lookedAt: "Nobody holds its PlaceholderLoad any more, so nobody could call end(_:).",
      remedy: "Call end(_:) on every way through the code, or cancel().")
  }

  static func viewElsewhere(_ view: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "placeholder-view-elsewhere",
      happened:
        "A \(type(of: view)) was to be shown as a placeholder and is taken from where it is.",
      lookedAt: "Its superview is a \(view.superview.map { "\(type(of: $0))" } ?? "nil").",
      remedy: "Make a new view each time the closure is called.")
  }

  static func regionElsewhere(_ region: UIView, _ base: UIResponder) -> MisuseReport {
    MisuseReport(
      anchor: "placeholder-region-elsewhere",
      happened: "The region of \(name(of: base)) is a \(type(of: region)) that is not in its view.",
      lookedAt: "None of the region's superviews is the view; the whole view is covered instead.",
      remedy: "Set a region that is in the page, once it is there.")
  }

  private static func name(of base: UIResponder?) -> String {
    base.map { "a \(type(of: $0))" } ?? "a page"
  }
}
