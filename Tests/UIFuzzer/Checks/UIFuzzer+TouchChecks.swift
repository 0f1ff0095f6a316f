// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Where a finger gets to.
extension UIFuzzer {
  /// The view that a touch on the middle of a popup would reach, and whether that belongs to it.
  func hit(on popup: FuzzPopup) -> (view: UIView?, isOwn: Bool)? {
    guard let view = popup.viewsOnScreen.first, let window = view.window else { return nil }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.bounds.contains(center) else { return nil }
    let hit = ScreenProbe(popup.app.scene).hitTest(at: window.convert(center, to: nil as UIWindow?))
    return (hit, view.isRelated(to: hit))
  }

  /// What leaves, fades or is out of sight while its page departs takes no touches; what is there does,
  /// also while a finger that takes the page away may take that back.
  func checkTouch(on popup: FuzzPopup, isVisible: Bool) {
    guard !popup.isAlert, popup.spec.presentation == nil, !popup.hasJoined else { return }
    let account = popup.app.pageModel
    let isBound = popup.isPageBound && popup.isBound && popup.parent == nil
    let departs =
      isBound && popup.isVisible && isVisible && !popup.spec.ignoresPageCover
      && account.isDisappearing(popup.boundPage)
    popup.disappearingPageTurns = departs ? popup.disappearingPageTurns + 1 : 0
    // What joins late coordinators and late turns.
    let isHidden = popup.disappearingPageTurns > 4
    if isHidden { coverage.count(.concealed) }
    checkHiding(of: popup, isHidden, isBound: isBound && isVisible)
    let isLeaving: Bool = if case .disappearing = popup.visibility { true } else { false }
    guard isHidden || isLeaving || !isVisible else { return }
    guard let hit = hit(on: popup), hit.isOwn else { return }
    let state =
      isHidden ? "is bound to a page that leaves" : isLeaving ? "leaves" : "is suspended"
    fail("\(popup.name) \(state), and a finger still gets to it")
  }

  /// What leaves with its page fades with it; while the page stays, or may, nothing of it does.
  private func checkHiding(of popup: FuzzPopup, _ isHidden: Bool, isBound: Bool) {
    let account = popup.app.pageModel
    let opacity = popup.viewsOnScreen.first?.opacityOnScreen ?? 0
    if isHidden, opacity > 0.01 {
      fail("\(popup.name) has the opacity \(opacity) while its page leaves")
    }
    let stays =
      isBound && popup.isVisible && now - popup.visibilitySince > 0.5 && account.isInTransition
      && account.mayRemainVisible(popup.boundPage) && !account.isObstructed && !account.hasCommittedTransition
    popup.remainingPageTurns = stays ? popup.remainingPageTurns + 1 : 0
    if popup.remainingPageTurns > 4, popup.missingTurns == 0, opacity < 0.99 {
      fail("\(popup.name) has the opacity \(opacity) while its page stays")
    }
    if popup.remainingPageTurns > 4 { coverage.count(.stayed) }
  }

  /// At rest, a finger gets to everything that is there, save what something higher lies on.
  func checkHitTesting(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let top = topmostModal(of: seen)
    for popup in seen where !popup.spec.isAppModal {
      guard let view = popup.viewsOnScreen.first, let hit = hit(on: popup), !hit.isOwn else {
        continue
      }
      if let front = hit.view, zOrder(of: view) < zOrder(of: front) { continue }
      fail("a touch on \(popup.name) gets to \(name(of: hit.view))")
    }
    let corner = CGPoint(x: 3, y: 3)
    let covered = seen.flatMap(\.viewsOnScreen).contains {
      $0.convert($0.bounds, to: nil).contains(corner)
    }
    guard !covered else { return }
    let hit = ScreenProbe(app.scene).hitTest(at: corner)
    let modal = top?.viewsOnScreen.first
    if let front = topmostPresented(by: seen),
      modal.map({ zOrder(of: $0) < zOrder(of: front.view) }) ?? true
    {
      // Beside an undimmed sheet whatever is below is in reach.
      if front.style != .undimmedSheet, hit?.window !== front.view.window {
        fail("what a popup presents lets a touch through to \(name(of: hit))")
      }
      return
    }
    let expected = modal?.window ?? app.window
    if hit?.window !== expected {
      fail("a touch beside everything gets to \(name(of: hit)) in \(name(of: hit?.window))")
    } else if top == nil, let pages = app.pageViews, hit?.isDescendant(of: pages) != true {
      let ancestors =
        hit.map { sequence(first: $0, next: \.superview).map { name(of: $0) + " \($0.frame)" } }
        ?? []
      fail(
        "a touch beside everything gets not to the page but to \(ancestors.joined(separator: " in "))")
    }
  }

  /// What one of these popups presents and nothing of them is in front of.
  private func topmostPresented(by seen: [FuzzPopup]) -> FuzzPresentedPage? {
    seen.compactMap(\.presentedController).filter { $0.viewIfLoaded?.window?.isHidden == false }
      .max { zOrder(of: $0.view) < zOrder(of: $1.view) }
  }

  func topmostModal(of seen: [FuzzPopup]) -> FuzzPopup? {
    // The app may have covered one in its window with a page in full screen.
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
  /// The view that holds the pages while nothing is presented in front of them.
  fileprivate var pageViews: UIView? {
    presented.isEmpty ? window.rootViewController?.viewIfLoaded : nil
  }
}
