// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// What must hold when everything has come to rest.
extension UIFuzzer {
  func checkIdleState(of app: FuzzScene, _ picture: QueueSnapshot) {
    let those = popups.filter { $0.app === app && !$0.hasJoined && !$0.isDismissed }
    let seen = those.filter { picture.isVisible($0) }
    for popup in those where !picture.isVisible(popup) && !popup.viewsOnScreen.isEmpty {
      fail("everything is at rest, \(popup.name) waits and is on the screen")
    }
    for popup in seen {
      checkGeometry(of: popup)
      checkPage(of: popup)
      checkContent(of: popup)
      checkField(of: popup)
    }
    for popup in those where !picture.isVisible(popup) { checkPageGone(popup) }
    checkWindows(of: app, seen)
    checkZOrder(seen)
    checkKeyWindow(of: app, seen)
    checkHitTesting(of: app, seen)
    checkFocus(of: app, seen)
    checkVoiceOver(of: app, seen)
    checkWindowAppearance(of: app)
    if seen.count > 1 { coverage.count(.several) }
  }

  /// It is all there: one view, not transparent, in one piece within the screen.
  private func checkGeometry(of popup: FuzzPopup) {
    if popup.spec.isAppModal { return checkPresented(popup) }
    let views = popup.viewsOnScreen
    guard let view = views.first, views.count == 1, let window = view.window else {
      return fail("everything is at rest, \(popup.name) is visible and in \(views.count) windows")
    }
    guard !popup.isAlert else {
      let isSeen = popup.isUpdated || ScreenProbe(popup.app.scene).isVisible("OK \(popup.name)")
      return isSeen
        ? () : fail("everything is at rest, and the button of \(popup.name) is not seen")
    }
    if !popup.isVisible { fail("everything is at rest, and \(popup.name) is \(popup.visibility)") }
    if view.opacityOnScreen < 0.99 {
      fail("everything is at rest, and \(popup.name) has the opacity \(view.opacityOnScreen)")
    }
    let frame = view.convert(view.bounds, to: window)
    if !window.bounds.insetBy(dx: -1, dy: -1).contains(frame) || frame.width < 1 {
      fail("everything is at rest, and \(popup.name) lies at \(frame) in \(window.bounds)")
    }
    let expected: UIWindow? = popup.spec.isInAppWindow && popup.parent == nil ? popup.app.window : nil
    if expected != nil, window !== expected { fail("\(popup.name) is not in the app's window") }
    if expected == nil, popup.parent == nil, window === popup.app.window {
      fail("\(popup.name) has no window of its own")
    }
  }

  /// What UIKit presents in the app's window is there, whatever else is presented above it.
  private func checkPresented(_ popup: FuzzPopup) {
    if !popup.isVisible { fail("everything is at rest, and \(popup.name) is \(popup.visibility)") }
    if !popup.isPresented { fail("everything is at rest, and \(popup.name) is not presented") }
    guard popup.app.presented.last === popup.controllers.last?.value else { return }
    if popup.viewsOnScreen.count != 1 {
      fail("everything is at rest, and \(popup.name) is presented and not in its window")
    }
  }

  /// What is bound to a page is in front of that page.
  private func checkPage(of popup: FuzzPopup) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.isAlert else { return }
    let account = popup.app.pageModel
    // A modal that is a page is itself in front of the one that it is bound to.
    let stays = popup.spec.ignoresPageCover || popup.spec.presentation?.isPage == true
    if stays, !popup.app.presented.isEmpty { return }
    if !account.isVisible(popup.boundPage) {
      fail("everything is at rest, and \(popup.name) is in front of a page that is not its own")
    } else if account.isObstructed {
      fail("everything is at rest, and \(popup.name) is there while its page is obstructed")
    }
  }

  private func checkPageGone(_ popup: FuzzPopup) {
    guard popup.spec.pages == .thisPage, popup.spec.pageExit != .stay,
      let since = popup.pageGoneSince, now - since > 1
    else { return }
    fail("the page that \(popup.name) waits for does not exist any more")
  }

  /// The windows of ours are those of what is visible, one each.
  private func checkWindows(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let shown = Set(seen.flatMap(\.viewsOnScreen).compactMap(\.window).map(ObjectIdentifier.init))
    for window in app.overlays where !shown.contains(ObjectIdentifier(window)) {
      fail("a window of Usher's shows nothing that is visible")
    }
    for window in app.overlays where window.frame.size != app.window.frame.size {
      fail("a window of Usher's has the frame \(window.frame), the app's \(app.window.frame)")
    }
    let isModal = seen.contains { $0.isAlert || $0.spec.isModal && !$0.isDimmedByUIKit }
    let isDimmed = app.window.tintAdjustmentMode == .dimmed
    if isModal != isDimmed {
      fail("the page's tint is \(isDimmed ? "" : "not ")greyed, modal popups: \(isModal)")
    }
  }

  /// Alerts are in front of popups, and what belongs to a popup in front of that.
  private func checkZOrder(_ seen: [FuzzPopup]) {
    let placed = seen.compactMap { popup in
      popup.viewsOnScreen.first.map { (popup: popup, zOrder: zOrder(of: $0)) }
    }
    for front in placed {
      for back in placed where !(back.zOrder < front.zOrder) && front.popup !== back.popup {
        if front.popup.parent.map(joinedPopup(of:)) === back.popup {
          fail("\(front.popup.name) belongs to \(back.popup.name) and is behind it")
        }
        // The app's window is behind all others, whatever is in it.
        guard !front.popup.spec.isAppModal, !back.popup.spec.isAppModal,
          front.popup.parent == nil, back.popup.parent == nil,
          front.popup.spec.isInAppWindow == back.popup.spec.isInAppWindow
        else { continue }
        if front.popup.spec.lane == .alerts, back.popup.spec.lane != .alerts,
          !front.popup.app.hasForeignView(between: front.zOrder, and: back.zOrder)
        {
          fail("\(front.popup.name) is an alert and is behind \(back.popup.name)")
        }
      }
    }
  }

  /// The level of its window, the place of that among its equals, and its own place in the window.
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
  /// UIKit itself greys what is below a controller in the same window.
  fileprivate var isDimmedByUIKit: Bool {
    spec.isAppModal && viewsOnScreen.allSatisfy { $0.window === app.window }
  }
}

extension FuzzScene {
  /// Whether something that the app presents lies in its window between these two: in front of the
  /// popup that was there, and behind the one that has come since.
  fileprivate func hasForeignView(between one: UIFuzzer.ZOrder, and other: UIFuzzer.ZOrder) -> Bool {
    window.subviews.enumerated().contains { index, view in
      index > one.view && index < other.view && "\(type(of: view))" != "OverlayView"
    }
  }

  /// The visible windows that are not the app's own.
  var overlays: [UIWindow] {
    scene.windows.filter { window in
      !window.isHidden && !appWindows.contains { $0 === window }
        && window.isOverlayWindow
    }
  }
}
