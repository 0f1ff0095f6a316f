// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Hit testing.
extension UIFuzzer {
  /// Returns the view hit at the center of a popup, and whether it is part of the popup.
  func hit(on popup: FuzzPopup) -> (view: UIView?, isOwn: Bool)? {
    guard let view = popup.viewsOnScreen.first, let window = view.window else { return nil }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.bounds.contains(center) else { return nil }
    let hit = ScreenProbe(popup.app.scene).hitTest(window.convert(center, to: nil as UIWindow?))
    return (hit, view.isRelated(to: hit))
  }

  /// Verifies that a popup that is disappearing, or hidden during a page transition, gets no
  /// touches.
  func checkTouch(on popup: FuzzPopup, isVisible: Bool) {
    guard !popup.isAlert, popup.spec.presentation == nil, !popup.hasJoined else { return }
    let account = popup.app.pageModel
    let isBound = popup.isPageBound && popup.isBound && popup.parent == nil
    let departs =
      isBound && popup.isVisible && isVisible && !popup.spec.ignoresPageCover
      && account.isDisappearing(popup.boundPage)
    popup.disappearingPageTurns = departs ? popup.disappearingPageTurns + 1 : 0
    // The tolerance for late transition coordinators and turns.
    let isHidden =
      popup.disappearingPageTurns > 4 && device.clock.turn > account.lastTurnWithNewPages + 4
    if isHidden { coverage.count(.hiddenDuringTransition) }
    checkHiding(of: popup, isHidden, isBound: isBound && isVisible)
    let isLeaving: Bool = if case .disappearing = popup.visibility { true } else { false }
    guard isHidden || isLeaving || !isVisible else { return }
    guard let hit = hit(on: popup), hit.isOwn else { return }
    let state =
      isHidden ? "has a disappearing page" : isLeaving ? "is disappearing" : "is suspended"
    fail("\(popup.name) \(state), but is still hittable")
  }

  /// Verifies that a popup fades out with a disappearing page, and stays opaque with a remaining
  /// one.
  private func checkHiding(of popup: FuzzPopup, _ isHidden: Bool, isBound: Bool) {
    let account = popup.app.pageModel
    let opacity = popup.viewsOnScreen.first?.opacityOnScreen ?? 0
    if isHidden, opacity > 0.01 {
      fail("\(popup.name) has the opacity \(opacity) while its page is disappearing")
    }
    let stays =
      isBound && popup.isVisible && now - popup.visibilitySince > 0.5 && account.isInTransition
      && account.remainsVisible(popup.boundPage) && !account.isObstructed
    popup.remainingPageTurns = stays ? popup.remainingPageTurns + 1 : 0
    if popup.remainingPageTurns > 4, popup.missingTurns == 0, opacity < 0.99 {
      fail("\(popup.name) has the opacity \(opacity) while its page remains visible")
    }
    if popup.remainingPageTurns > 4 { coverage.count(.visibleDuringTransition) }
  }

  /// Verifies hit testing while idle: every popup is hittable unless a higher view covers it, and a
  /// touch beside all popups reaches the topmost modal popup or the page.
  func checkHitTesting(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let top = topmostModal(of: seen)
    for popup in seen where !popup.spec.isAppModal {
      guard let view = popup.viewsOnScreen.first, let hit = hit(on: popup), !hit.isOwn else {
        continue
      }
      if let front = hit.view, zOrder(of: view) < zOrder(of: front) { continue }
      fail("a touch on \(popup.name) hits \(name(of: hit.view))")
    }
    let corner = CGPoint(x: 3, y: 3)
    let covered = seen.flatMap(\.viewsOnScreen).contains {
      $0.convert($0.bounds, to: nil).contains(corner)
    }
    guard !covered else { return }
    let hit = ScreenProbe(app.scene).hitTest(corner)
    let modal = top?.viewsOnScreen.first
    if let front = topmostPresented(by: seen),
      modal.map({ zOrder(of: $0) < zOrder(of: front.view) }) ?? true
    {
      // Touches beside an undimmed sheet reach the views below.
      if front.style != .undimmedSheet, hit?.window !== front.view.window {
        fail("a touch beside the controller that a popup presents hits \(name(of: hit))")
      }
      return
    }
    let expected = modal?.window ?? app.window
    if hit?.window !== expected {
      fail("a touch beside all popups hits \(name(of: hit)) in \(name(of: hit?.window))")
    } else if top == nil, let pages = app.pageViews, hit?.isDescendant(of: pages) != true {
      let ancestors =
        hit.map { sequence(first: $0, next: \.superview).map { name(of: $0) + " \($0.frame)" } }
        ?? []
      let path = ancestors.joined(separator: " in ")
      fail("a touch beside all popups does not hit the page but \(path)")
    }
  }

  /// Returns the frontmost controller that one of the popups presents.
  private func topmostPresented(by seen: [FuzzPopup]) -> FuzzPresentedPage? {
    seen.compactMap(\.presentedController).filter { $0.viewIfLoaded?.window?.isHidden == false }
      .max { zOrder(of: $0.view) < zOrder(of: $1.view) }
  }

  func topmostModal(of seen: [FuzzPopup]) -> FuzzPopup? {
    // The app may have covered a popup in its window with a full-screen page.
    seen.filter { ($0.isAlert || $0.spec.isModal) && !$0.viewsOnScreen.isEmpty }.max {
      guard let left = $0.viewsOnScreen.first, let right = $1.viewsOnScreen.first else {
        return false
      }
      return zOrder(of: left) < zOrder(of: right)
    }
  }

  func name(of view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "nothing" }
}

extension FuzzScene {
  /// The root view of the pages; `nil` while a controller is presented.
  fileprivate var pageViews: UIView? {
    presented.isEmpty ? window.rootViewController?.viewIfLoaded : nil
  }
}
