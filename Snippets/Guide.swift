// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A guide of three steps without interruptions, and a page on which no popup may start.

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
  center.showSequence(texts.map { Popup(StepView($0)).priority(.guide).on(home) })

  center.hold(reason: "payment", while: payment)
}
