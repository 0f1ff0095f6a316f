// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The full-size view between a window and what is presented in it.
package final class TransitionView: UIView {
  weak var controller: UIPresentationController?
  /// While a transition runs touches end here: they reach neither the presented view nor the page.
  var isTransitioning = false

  /// Only what is presented takes touches; beside it they reach the page below.
  var passesTouchesThrough = false

  package override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    controller?.presentedViewController.presentation.presenting?
      .presentationEnvironmentDidChange(from: previous, to: traitCollection)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if isTransitioning, found != nil { return self }
    return passesTouchesThrough && found === self ? nil : found
  }
}
