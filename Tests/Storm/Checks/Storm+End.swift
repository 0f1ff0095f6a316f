// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What is left at the end: nothing.
extension Storm {
  func finish() async {
    step = nil
    note("the end")
    guard failure == nil else { return leave() }
    isOver = true
    lift()
    for app in scenes where !isActive(app) { activate(app) }
    device.clock.advance(by: 1)
    await breathe()
    for hold in holds { hold.token.release() }
    holds = []
    for app in scenes where !app.presented.isEmpty {
      app.window.rootViewController?.dismiss(animated: false)
    }
    let last = live
    lastEvent = now
    PopupCenter.endAllScenes(.loggedOut)
    device.clock.advance(by: 6)
    // While something was being presented above, UIKit has ignored the first call.
    for app in scenes where !app.presented.isEmpty {
      app.window.rootViewController?.dismiss(animated: false)
      device.clock.advance(by: 1)
    }
    for popup in last where !popup.hasEnded {
      fail("\(popup.name) has not ended six seconds after logging out")
    }
    for app in scenes { checkEmpty(app) }
    checkClock()
    let traces = drop()
    for _ in 0..<2 {
      device.clock.advance(by: 1)
      await breathe()
    }
    check(traces)
    leave()
  }

  /// Lets go of everything that would tell the storm something.
  private func leave() {
    observer?.invalidate()
    observer = nil
    MisuseReport.handler = { _ in }
    for hold in holds { hold.token.release() }
    holds = []
    for popup in popups { popup.drop() }
  }

  private func checkEmpty(_ app: StormScene) {
    let center = app.center
    let left = center.visible + center.waiting + center.suspended
    if !left.isEmpty { fail("the queue still has \(left.map(\.id))") }
    let strangers = app.scene.windows.filter(\.isUshers)
    if !strangers.isEmpty { fail("\(strangers.count) windows of Usher's are left") }
    if app.window.subviews.contains(where: { "\(type(of: $0))" == "OverlayView" }) {
      fail("a view of Usher's is left in the app's window")
    }
    if !app.window.isKeyWindow { fail("the app's window does not have the keys at the end") }
    if app.window.tintAdjustmentMode == .dimmed { fail("the tint is greyed at the end") }
  }

  private func checkClock() {
    if device.clock.observerCount > 1 {
      fail("\(device.clock.observerCount - 1) observers of the run loop are left")
    }
    if device.clock.workCount > 0 { fail("\(device.clock.workCount) pieces of work are scheduled") }
  }

  private struct Traces {
    var handles: [(name: String, handle: Weak<AnyObject>)] = []
    var views: [(name: String, view: Weak<UIView>)] = []
    var pages: [Weak<UIViewController>] = []
  }

  /// Drops the handles and the pages, and remembers them.
  private func drop() -> Traces {
    var traces = Traces()
    for popup in popups {
      traces.handles.append((popup.name, Weak(value: popup.base)))
      for view in popup.leftovers { traces.views.append((popup.name, Weak(value: view))) }
      for controller in popup.controllers
      where !popup.mayOutlive
        && (controller.value as? StormCardController)?.card.isHeldByUIKit != true
      {
        traces.pages.append(controller)
      }
      popup.drop()
    }
    for app in scenes {
      traces.pages += app.pages.filter { ($0.value as? StormFront)?.isHeldByUIKit != true }
      app.window.rootViewController = nil
    }
    popups = []
    return traces
  }

  private func check(_ traces: Traces) {
    for (name, view) in traces.views where view.value != nil {
      fail("the view of \(name) is left at the end")
    }
    for (name, handle) in traces.handles where handle.value != nil {
      fail("the handle of \(name) is left at the end")
    }
    if let page = traces.pages.lazy.compactMap(\.value).first {
      fail("a \(type(of: page)) is left at the end")
    }
    checkClock()
  }
}
