// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// At the end of a run nothing may be left.
extension UIFuzzer {
  func finish() async {
    step = nil
    record("final checks")
    guard failure == nil else { return stop() }
    isFinished = true
    touchUp()
    closeEndless()
    for app in scenes where !isActive(app) { activate(app) }
    device.clock.advance(by: 1)
    await yieldToTasks()
    for hold in holds { hold.token.release() }
    holds = []
    for app in scenes where !app.presented.isEmpty {
      app.window.rootViewController?.dismiss(animated: false)
    }
    for app in scenes { app.activities.endAll(at: now) }
    let last = live
    lastEventTime = now
    PopupCenter.dismissEverywhere(reason: .loggedOut)
    device.clock.advance(by: 6)
    // UIKit ignores the first call while another presentation is running.
    for app in scenes where !app.presented.isEmpty {
      app.window.rootViewController?.dismiss(animated: false)
      device.clock.advance(by: 1)
    }
    for popup in last where !popup.isDismissed {
      fail("\(popup.name) is not dismissed six seconds after logging out")
    }
    for app in scenes { checkEmpty(app) }
    checkLeftovers()
    checkClock()
    let references = releaseAll()
    for _ in 0..<2 {
      device.clock.advance(by: 1)
      await yieldToTasks()
    }
    check(references)
    stop()
  }

  /// Removes all observers and releases all handles and holds.
  private func stop() {
    observer?.invalidate()
    observer = nil
    MisuseReport.handler = { _ in }
    for hold in holds { hold.token.release() }
    holds = []
    for popup in popups { popup.releaseReferences() }
  }

  private func checkEmpty(_ app: FuzzScene) {
    let center = app.center
    let left = center.visiblePopups + center.queuedPopups + center.suspendedPopups
    if !left.isEmpty { fail("the queue still has \(left.map(\.id))") }
    let overlays = app.scene.windows.filter(\.isOverlayWindow)
    if !overlays.isEmpty { fail("\(overlays.count) overlay windows are left") }
    if app.window.subviews.contains(where: { "\(type(of: $0))" == "OverlayView" }) {
      fail("an overlay view is left in the app window")
    }
    if !app.window.isKeyWindow { fail("the app window is not the key window at the end") }
    if app.window.tintAdjustmentMode == .dimmed { fail("the tint is dimmed at the end") }
  }

  private func checkClock() {
    if device.clock.observerCount > 1 {
      fail("\(device.clock.observerCount - 1) observers of the run loop are left")
    }
    if device.clock.workCount > 0 { fail("\(device.clock.workCount) pieces of work are scheduled") }
  }

  /// Verifies that the content that closures have made is released; UIKit keeps some controllers.
  private func checkLeftovers() {
    let left = scenes.flatMap(\.center.leftovers)
    let kept = left.count { $0.typeName == "\(FuzzCardController.self)" }
    if kept > keptControllers || left.count > kept {
      fail("content is left at the end: \(left); UIKit keeps \(keptControllers)")
    }
  }

  private struct References {
    var handles: [(name: String, handle: Weak<AnyObject>)] = []
    var views: [(name: String, view: Weak<UIView>)] = []
    var pages: [Weak<UIViewController>] = []
  }

  /// Releases handles, views and pages. Returns weak references to them.
  private func releaseAll() -> References {
    var references = References()
    for popup in popups {
      references.handles.append((popup.name, Weak(value: popup.base)))
      for view in popup.remainingViews { references.views.append((popup.name, Weak(value: view))) }
      for controller in popup.controllers
      where !popup.mayLeaveViews
        && (controller.value as? FuzzCardController)?.card.hasUnusedPresentationController != true
      {
        references.pages.append(controller)
      }
      popup.releaseReferences()
    }
    for app in scenes {
      references.pages += app.pages.filter {
        ($0.value as? FuzzPresentedPage)?.hasUnusedPresentationController != true
      }
      app.window.rootViewController = nil
    }
    popups = []
    return references
  }

  private func check(_ references: References) {
    for (name, view) in references.views where view.value != nil {
      fail("the view of \(name) is left at the end")
    }
    for (name, handle) in references.handles where handle.value != nil {
      fail("the handle of \(name) is left at the end")
    }
    if let page = references.pages.lazy.compactMap(\.value).first {
      fail("a \(type(of: page)) is left at the end")
    }
    checkClock()
  }
}
