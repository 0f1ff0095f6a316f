// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Checks of an idle scene.
extension UIFuzzer {
  func checkIdleState(of app: FuzzScene, _ picture: QueueSnapshot) {
    let those = popups.filter { $0.app === app && !$0.hasJoined && !$0.isDismissed }
    let seen = those.filter { picture.isVisible($0) }
    for popup in those where !picture.isVisible(popup) && !popup.viewsOnScreen.isEmpty {
      fail("idle: \(popup.name) is queued or suspended, but on the screen")
    }
    for popup in seen {
      checkGeometry(of: popup)
      checkPage(of: popup)
      checkContent(of: popup)
      checkField(of: popup)
      checkSource(of: popup, seen)
    }
    for popup in those where !picture.isVisible(popup) { checkPageGone(popup) }
    checkWindows(of: app, seen)
    checkZOrder(seen)
    checkKeyWindow(of: app, seen)
    checkHitTesting(of: app, seen)
    checkFocus(of: app, seen)
    checkVoiceOver(of: app, seen)
    checkWindowAppearance(of: app)
    if seen.count > 1 { coverage.count(.severalVisible) }
  }

  /// Verifies that a visible popup has one opaque view within the bounds of its window.
  private func checkGeometry(of popup: FuzzPopup) {
    if popup.spec.isAppModal { return checkPresented(popup) }
    let views = popup.viewsOnScreen
    guard let view = views.first, views.count == 1, let window = view.window else {
      return fail("idle: \(popup.name) is visible, but in \(views.count) windows")
    }
    guard !popup.isAlert else {
      let isSeen = popup.isUpdated || ScreenProbe(popup.app.scene).isVisible("OK \(popup.name)")
      return isSeen
        ? () : fail("idle: the button of \(popup.name) is not visible")
    }
    if !popup.isVisible { fail("idle: \(popup.name) is \(popup.visibility)") }
    if view.opacityOnScreen < 0.99 {
      fail("idle: \(popup.name) has the opacity \(view.opacityOnScreen)")
    }
    let frame = view.convert(view.bounds, to: window)
    if !window.bounds.insetBy(dx: -1, dy: -1).contains(frame) || frame.width < 1 {
      fail("idle: \(popup.name) has the frame \(frame) in \(window.bounds)")
    }
    let expected: UIWindow? =
      popup.spec.isInAppWindow && popup.parent == nil ? popup.app.window : nil
    if expected != nil, window !== expected { fail("\(popup.name) is not in the app window") }
    if expected == nil, popup.parent == nil, window === popup.app.window {
      fail("\(popup.name) is not in an overlay window")
    }
  }

  /// What UIKit presents in the app's window is there, whatever else is presented above it.
  private func checkPresented(_ popup: FuzzPopup) {
    if !popup.isVisible { fail("idle: \(popup.name) is \(popup.visibility)") }
    if !popup.isPresented { fail("idle: \(popup.name) is not presented") }
    guard popup.app.presented.last === popup.controllers.last?.value else { return }
    if popup.viewsOnScreen.count != 1 {
      fail("idle: \(popup.name) is presented, but not in the app window")
    }
  }

  /// Verifies that the page of a page-bound popup is visible and not obstructed.
  private func checkPage(of popup: FuzzPopup) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.isAlert else { return }
    let account = popup.app.pageModel
    // A modal that counts as a page covers the page that it is bound to.
    let stays = popup.spec.ignoresPageCover || popup.spec.presentation?.isPage == true
    if stays, !popup.app.presented.isEmpty { return }
    if !account.isVisible(popup.boundPage) {
      fail("idle: \(popup.name) is visible, but its page is not")
    } else if account.isObstructed {
      fail("idle: \(popup.name) is visible, but its page is obstructed")
    }
  }

  private func checkPageGone(_ popup: FuzzPopup) {
    guard popup.spec.pages == .thisPage, popup.spec.pageExit != .stay,
      let since = popup.pageGoneSince, now - since > 1
    else { return }
    fail("\(popup.name) is queued, but its page was deallocated")
  }

  /// Verifies that every overlay window contains a visible popup, and that the tint is dimmed
  /// correctly.
  private func checkWindows(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let shown = Set(seen.flatMap(\.viewsOnScreen).compactMap(\.window).map(ObjectIdentifier.init))
    for window in app.overlays where !shown.contains(ObjectIdentifier(window)) {
      fail("an overlay window has no visible popup")
    }
    for window in app.overlays where window.frame.size != app.window.frame.size {
      fail("an overlay window has the frame \(window.frame), the app \(app.window.frame)")
    }
    let isModal = seen.contains { $0.isAlert || $0.spec.isModal && !$0.isDimmedByUIKit }
    let isDimmed = app.window.tintAdjustmentMode == .dimmed
    if isModal != isDimmed {
      fail("the tint is \(isDimmed ? "" : "not ")dimmed; modal popups: \(isModal)")
    }
  }

  /// Verifies that popups of a higher lane are in front, and children in front of their parents.
  private func checkZOrder(_ seen: [FuzzPopup]) {
    let placed = seen.compactMap { popup in
      popup.viewsOnScreen.first.map { (popup: popup, height: zOrder(of: $0)) }
    }
    for front in placed {
      for back in placed where !(back.height < front.height) && front.popup !== back.popup {
        if front.popup.parent.map(joinedPopup(of:)) === back.popup {
          fail("\(front.popup.name) is behind its parent \(back.popup.name)")
        }
        // The app window is behind all overlay windows.
        guard !front.popup.spec.isAppModal, !back.popup.spec.isAppModal,
          front.popup.parent == nil, back.popup.parent == nil,
          front.popup.spec.isInAppWindow == back.popup.spec.isInAppWindow
        else { continue }
        let lanes = (front.popup.spec.lane, back.popup.spec.lane)
        if lanes.0.lane.level > lanes.1.lane.level,
          !front.popup.app.hasForeignView(between: front.height, and: back.height)
        {
          fail(
            "\(front.popup.name) of the lane \(lanes.0) is behind \(back.popup.name) of \(lanes.1)"
          )
        }
      }
    }
  }

  /// Returns the z-order of a view: window level, index of the window, index in the window.
  func zOrder(of view: UIView) -> ZOrder {
    guard let window = view.window else { return ZOrder() }
    let index = window.windowScene?.windows.firstIndex { $0 === window } ?? 0
    let inWindow = window.subviews.firstIndex { view.isDescendant(of: $0) } ?? 0
    return ZOrder(level: window.windowLevel.rawValue, window: index, view: inWindow)
  }

  struct ZOrder: Comparable {
    var level: CGFloat = 0
    var window = 0
    var view = 0

    static func < (lhs: ZOrder, rhs: ZOrder) -> Bool {
      (lhs.level, lhs.window, lhs.view) < (rhs.level, rhs.window, rhs.view)
    }
  }
}

extension FuzzPopup {
  /// Whether it is a modal in the app window only, below which UIKit dims the tint itself.
  fileprivate var isDimmedByUIKit: Bool {
    spec.isAppModal && viewsOnScreen.allSatisfy { $0.window === app.window }
  }
}

extension FuzzScene {
  /// Returns whether a presented controller of the app is between two views of the app window.
  fileprivate func hasForeignView(
    between one: UIFuzzer.ZOrder, and other: UIFuzzer.ZOrder
  ) -> Bool {
    window.subviews.enumerated().contains { index, view in
      index > one.view && index < other.view && "\(type(of: view))" != "OverlayView"
    }
  }

  /// The visible overlay windows.
  var overlays: [UIWindow] {
    scene.windows.filter { window in
      !window.isHidden && !appWindows.contains { $0 === window }
        && window.isOverlayWindow
    }
  }
}
