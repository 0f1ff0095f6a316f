// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Where a finger gets to.
extension Storm {
  /// The view that a touch on the middle of a popup would reach, and whether that belongs to it.
  func hit(on popup: StormPopup) -> (view: UIView?, isOwn: Bool)? {
    guard let view = popup.viewsOnScreen.first, let window = view.window else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.bounds.contains(middle) else { return nil }
    let hit = Probe(popup.app.scene).viewHit(at: window.convert(middle, to: nil as UIWindow?))
    return (hit, view.isRelated(to: hit))
  }

  /// What leaves, fades or is out of sight while its page departs takes no touches; what is there does,
  /// also while a finger that takes the page away may take that back.
  func checkTouch(on popup: StormPopup, isVisible: Bool) {
    guard !popup.isAlert, popup.wish.presentation == nil, !popup.hasJoined else { return }
    let account = popup.app.account
    let isBound = popup.isPageBound && popup.isBound && popup.parent == nil
    let departs =
      isBound && popup.isOn && isVisible && !popup.wish.staysWhenCovered
      && account.isLeaving(popup.boundPage)
    popup.departingTurns = departs ? popup.departingTurns + 1 : 0
    // What joins late coordinators and late turns.
    let isConcealed = popup.departingTurns > 4
    if isConcealed { tally.count(.concealed) }
    checkConcealment(of: popup, isConcealed, isBound: isBound && isVisible)
    let isLeaving: Bool = if case .leaving = popup.showing { true } else { false }
    guard isConcealed || isLeaving || !isVisible else { return }
    guard let hit = hit(on: popup), hit.isOwn else { return }
    let state =
      isConcealed ? "is bound to a page that leaves" : isLeaving ? "leaves" : "is suspended"
    fail("\(popup.name) \(state), and a finger still gets to it")
  }

  /// What leaves with its page fades with it; while the page stays, or may, nothing of it does.
  private func checkConcealment(of popup: StormPopup, _ isConcealed: Bool, isBound: Bool) {
    let account = popup.app.account
    let opacity = popup.viewsOnScreen.first?.opacityOnScreen ?? 0
    if isConcealed, opacity > 0.01 {
      fail("\(popup.name) has the opacity \(opacity) while its page leaves")
    }
    let stays =
      isBound && popup.isOn && now - popup.showingSince > 0.5 && account.isMoving
      && account.keeps(popup.boundPage) && !account.isObstructed && !account.isAnyOnItsWay
    popup.stayingTurns = stays ? popup.stayingTurns + 1 : 0
    if popup.stayingTurns > 4, popup.missingTurns == 0, opacity < 0.99 {
      fail("\(popup.name) has the opacity \(opacity) while its page stays")
    }
    if popup.stayingTurns > 4 { tally.count(.stayed) }
  }

  /// At rest, a finger gets to everything that is there, save what something higher lies on.
  func checkReach(of app: StormScene, _ seen: [StormPopup]) {
    let top = topmostModal(of: seen)
    for popup in seen where !popup.wish.isAppModal {
      guard let view = popup.viewsOnScreen.first, let hit = hit(on: popup), !hit.isOwn else {
        continue
      }
      if let front = hit.view, height(of: view) < height(of: front) { continue }
      fail("a touch on \(popup.name) gets to \(name(of: hit.view))")
    }
    let corner = CGPoint(x: 3, y: 3)
    let covered = seen.flatMap(\.viewsOnScreen).contains {
      $0.convert($0.bounds, to: nil).contains(corner)
    }
    guard !covered else { return }
    let hit = Probe(app.scene).viewHit(at: corner)
    let modal = top?.viewsOnScreen.first
    if let front = topmostFront(of: seen),
      modal.map({ height(of: $0) < height(of: front.view) }) ?? true
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
      let line =
        hit.map { sequence(first: $0, next: \.superview).map { name(of: $0) + " \($0.frame)" } }
        ?? []
      fail(
        "a touch beside everything gets not to the page but to \(line.joined(separator: " in "))")
    }
  }

  /// What one of these popups presents and nothing of them is in front of.
  private func topmostFront(of seen: [StormPopup]) -> StormFront? {
    seen.compactMap(\.front).filter { $0.viewIfLoaded?.window?.isHidden == false }
      .max { height(of: $0.view) < height(of: $1.view) }
  }

  func topmostModal(of seen: [StormPopup]) -> StormPopup? {
    // The app may have covered one in its window with a page in full screen.
    seen.filter { ($0.isAlert || $0.wish.isModal) && !$0.viewsOnScreen.isEmpty }.max {
      guard let left = $0.viewsOnScreen.first, let right = $1.viewsOnScreen.first else {
        return false
      }
      return height(of: left) < height(of: right)
    }
  }

  func name(of view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "nothing" }
}

extension StormScene {
  /// The view that holds the pages while nothing is presented in front of them.
  fileprivate var pageViews: UIView? {
    presented.isEmpty ? window.rootViewController?.viewIfLoaded : nil
  }
}
