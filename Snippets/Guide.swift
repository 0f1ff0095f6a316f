// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! Three steps of a guide with nothing between them, and a page on which nothing may start.

// snippet.hide
import UIKitShim
import Usher

final class StepView: UIView {
  convenience init(_ text: String) { self.init() }
}

// snippet.show
@MainActor
func welcome(on home: UIViewController, thenPayOn payment: UIViewController) {
  let center = home.usher.popups
  let texts = ["Search here", "Your bag", "Your orders"]
  center.showSequence(sequence: texts.map { Popup(StepView($0)).priority(.guide).on(home) })

  center.hold(reason: "payment", while: payment)
}
