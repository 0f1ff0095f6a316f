// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Runs `body` after the layout pass of this turn, which is when UIKit starts transitions and
  /// sends did-callbacks that it put off; sees to it that there is such a turn.
  func afterLayout(_ body: @escaping () -> Void) {
    let body = Unchecked(body)
    clock.nextTurn {}
    atEndOfTurn { body.value() }
  }

  /// Runs `body` in the next turn.
  func inNextTurn(_ body: @escaping () -> Void) {
    let body = Unchecked(body)
    clock.nextTurn { body.value() }
  }

  /// Sees to it that there is a turn at this moment, for what a layout pass will do.
  func wake() {
    clock.nextTurn {}
  }

  /// Asks the controllers anew what the status bar looks like, once, at the end of the turn.
  func setNeedsFurnitureUpdate() {
    guard !furnitureIsStale else { return }
    furnitureIsStale = true
    afterLayout { HeadlessDevice.currentIfAny?.updateFurniture() }
  }

  private func updateFurniture() {
    furnitureIsStale = false
    for scene in scenes {
      let window = application.windows.last {
        $0.windowScene === scene && $0.headlessShowsContent && $0.rootViewController != nil
          && $0.frame.contains(scene.screen.bounds)
      }
      guard let root = window?.rootViewController, let manager = scene.statusBarManager else {
        continue
      }
      manager.style = root.headlessStatusBarStyle
      manager.styleController = root.headlessStatusBarController
      manager.isHidden = root.headlessStatusBarHiddenController.prefersStatusBarHidden
    }
    updateInterfaceOrientation()
  }
}
