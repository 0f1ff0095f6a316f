// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Modals whose transition never ends.
extension UIFuzzer {
  /// Shows such a modal in a scene behind the others. Its checks take half a minute, in which the run
  /// goes on; until then there is no second one.
  func showEndless(_ spec: EndlessSpec) -> Bool {
    guard endless == nil else { return false }
    let app = FuzzScene(on: device)
    if isRecording { app.center.isRecording = true }
    for app in scenes where isActive(app) { device.activate(app.scene) }
    endless = FuzzEndlessScene(spec, in: app, at: now)
    if spec.isDismissed || spec.transition == .disappearing { scheduleEndlessDismissal() }
    return true
  }

  /// Schedules the dismissal of the modal, as soon as its transition has begun or it is visible.
  private func scheduleEndlessDismissal() {
    schedule { [weak self] in
      guard let self, let endless else { return }
      let isReady =
        endless.spec.transition == .appearing
        ? endless.controller.isBeingPresented
        : endless.controller.viewIfLoaded?.window != nil && !endless.controller.isBeingPresented
      guard isReady else { return scheduleEndlessDismissal() }
      endless.dismissModal(at: now)
    }
  }

  /// Closes the scene with everything that UIKit still presents in it.
  func closeEndless() {
    guard let endless else { return }
    self.endless = nil
    endless.app.close(on: device)
    device.clock.runTurn()
    let handles = [endless.next.handle, endless.other.handle, endless.nextModal]
    for handle in handles where handle.outcomeIfDismissed == nil {
      fail("popup \(handle.id) of the endless modal is not dismissed with its scene")
    }
    lastEventTime = now
  }
}
