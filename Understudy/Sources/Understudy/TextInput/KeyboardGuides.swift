// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The layout guides that follow a device's keyboard.
@MainActor
final class KeyboardGuides {
  private unowned let keyboard: SoftwareKeyboard
  private var guides: [Weak<UIKeyboardLayoutGuide>] = []
  private var observer: HeadlessTurnObserver?

  init(keyboard: SoftwareKeyboard) {
    self.keyboard = keyboard
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.object == nil }
    guides.append(Weak(guide))
    guide.follow(keyboard.frame)
    guard observer == nil else { return }
    // Views move under a keyboard that stays, as when a page is pushed.
    let clock = keyboard.device.clock
    observer = clock.addTurnObserver { [weak self, unowned clock] in
      // What follows is laid out in the next turn.
      if self?.follow() == true { clock.nextTurn {} }
    }
  }

  /// Returns whether a guide has moved.
  @discardableResult
  private func follow() -> Bool {
    guides.removeAll { $0.object == nil }
    if guides.isEmpty {
      observer?.invalidate()
      observer = nil
    }
    var hasMoved = false
    for guide in guides {
      if guide.object?.follow(keyboard.frame) == true { hasMoved = true }
    }
    return hasMoved
  }

  /// Lays out for the keyboard's new place, inside of the animation that brings it there.
  func move() {
    follow()
    for guide in guides { guide.object?.owningView?.layoutIfNeeded() }
  }
}
