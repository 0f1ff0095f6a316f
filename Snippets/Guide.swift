// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A guide of three steps without interruptions, and a page on which no popup may start.

import UIKitShim
import Usher

final class StepView: UIView {
  convenience init(_ text: String) { self.init() }
}

@MainActor
func welcome(on home: UIViewController, thenPayOn payment: UIViewController) {
  // snippet.sequence
  let steps = ["Search here", "Your bag", "Your orders"]
  home.usher.popups.showSequence(steps.map { Popup(StepView($0)).priority(.guide).on(home) })
  // snippet.end

  // snippet.hold
  payment.usher.popups.hold(reason: "payment", while: payment)
  // snippet.end
}
