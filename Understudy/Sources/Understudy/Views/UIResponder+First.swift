// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIResponder {
  /// The window in which this responder could be the first: that of the first view up its chain.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window ?? (view as? UIWindow) }
      if let owner = current as? any ViewOwner { return owner.ownedView?.window }
      responder = current.next
    }
    return nil
  }

  func takeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    let current = window.firstResponder
    if current === self { return true }
    let keyboard = window.device?.keyboard
    keyboard?.focusWillMove()
    defer { keyboard?.focusDidMove() }
    if let current {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    let switches = window.device?.switches ?? HeadlessSwitches()
    if switches.focusMakesWindowKey, switches.windowBecomesKeyBeforeFocus { window.makeKey() }
    window.firstResponder = self
    if switches.focusMakesWindowKey, !switches.windowBecomesKeyBeforeFocus { window.makeKey() }
    keyboard?.responder = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    dropFirstResponder(in: window)
    return true
  }

  func dropFirstResponder(in window: UIWindow) {
    guard window.firstResponder === self else { return }
    window.firstResponder = nil
    window.device?.keyboard.responderDidResign(self)
  }
}
