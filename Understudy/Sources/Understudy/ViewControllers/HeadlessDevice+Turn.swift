// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Runs `body` after the layout pass of this turn, which is when UIKit starts transitions and
  /// sends deferred did-callbacks; requests a turn if necessary.
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

  /// Requests a turn at this time, for what a layout pass will do.
  func requestTurn() {
    clock.nextTurn {}
  }

  /// Asks the controllers for the state of the system bars again, once, at the end of the turn.
  func setNeedsSystemBarUpdate() {
    guard !needsSystemBarUpdate else { return }
    needsSystemBarUpdate = true
    afterLayout { HeadlessDevice.currentIfAny?.updateSystemBars() }
  }

  private func updateSystemBars() {
    needsSystemBarUpdate = false
    for scene in scenes {
      let roots = application.windows.filter {
        $0.windowScene === scene && $0.headlessShowsContent
          && $0.frame.contains(scene.coordinateSpace.bounds)
      }.compactMap(\.rootViewController)
      updateOrientationLock(of: scene, roots)
      guard let root = roots.last, let manager = scene.statusBarManager else {
        continue
      }
      manager.style = root.headlessStatusBarStyle
      manager.styleController = root.headlessStatusBarController
      manager.isHidden = root.headlessStatusBarHiddenController.prefersStatusBarHidden
    }
    updateInterfaceOrientation()
  }

  /// Asks one of the windows that fill the scene, the frontmost of which is the last.
  private func updateOrientationLock(of scene: UIWindowScene, _ roots: [UIViewController]) {
    guard system >= .iOS26 else { return }
    let root = switches.topWindowLocksOrientation ? roots.last : roots.first
    let controller = root?.headlessOrientationLockController
    changeGeometry {
      scene.isOrientationLocked = controller?.prefersInterfaceOrientationLocked ?? false
    }
  }
}
