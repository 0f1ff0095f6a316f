// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The layout guides that follow a device's keyboard.
@MainActor
final class KeyboardGuides {
  private unowned let keyboard: SoftwareKeyboard
  private var guides: [Weak<UIKeyboardLayoutGuide>] = []
  private var observer: HeadlessTurnObserver?
  /// How often the keyboard has moved.
  private var moves = 0

  init(keyboard: SoftwareKeyboard) {
    self.keyboard = keyboard
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.object == nil }
    guides.append(Weak(guide))
    guide.lastIgnoredMove = keyboard.device.switches.newGuidesKnowKeyboard ? nil : moves
    guide.update(keyboard.frame, moves: moves)
    guard observer == nil else { return }
    // Views move under a keyboard that stays, as when a page is pushed.
    observer = keyboard.device.clock.addTurnObserver { [weak self] in
      if self?.update() == true { self?.layOut() }
    }
  }

  /// Returns whether a guide has moved.
  @discardableResult
  private func update() -> Bool {
    guides.removeAll { $0.object == nil }
    if guides.isEmpty {
      observer?.invalidate()
      observer = nil
    }
    var hasMoved = false
    for guide in guides {
      if guide.object?.update(keyboard.frame, moves: moves) == true { hasMoved = true }
    }
    return hasMoved
  }

  /// Lays out for the keyboard's new place, inside of the animation that brings it there.
  func move() {
    moves += 1
    update()
    layOut()
  }

  private func layOut() {
    for guide in guides { guide.object?.owningView?.layoutIfNeeded() }
  }
}
