// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// What must hold when everything has come to rest.
extension Storm {
  func checkRest(of app: StormScene, _ picture: Picture) {
    let those = popups.filter { $0.app === app && !$0.hasJoined && !$0.hasEnded }
    let seen = those.filter { picture.sees($0) }
    for popup in those where !picture.sees(popup) && !popup.viewsOnScreen.isEmpty {
      fail("everything is at rest, \(popup.name) waits and is on the screen")
    }
    for popup in seen {
      checkPlace(of: popup)
      checkPage(of: popup)
      checkContent(of: popup)
      checkField(of: popup)
    }
    for popup in those where !picture.sees(popup) { checkPageGone(popup) }
    checkWindows(of: app, seen)
    checkHeights(seen)
    checkKeys(of: app, seen)
    checkReach(of: app, seen)
    checkFocus(of: app, seen)
    checkVoiceOver(of: app, seen)
    checkLooks(of: app)
    if seen.count > 1 { tally.count(.several) }
  }

  /// It is all there: one view, not transparent, in one piece within the screen.
  private func checkPlace(of popup: StormPopup) {
    if popup.wish.isAppModal { return checkPresented(popup) }
    let views = popup.viewsOnScreen
    guard let view = views.first, views.count == 1, let window = view.window else {
      return fail("everything is at rest, \(popup.name) is visible and in \(views.count) windows")
    }
    guard !popup.isAlert else {
      let isSeen = popup.isUpdated || Probe(popup.app.scene).sees("OK \(popup.name)")
      return isSeen
        ? () : fail("everything is at rest, and the button of \(popup.name) is not seen")
    }
    if !popup.isOn { fail("everything is at rest, and \(popup.name) is \(popup.showing)") }
    if view.opacityOnScreen < 0.99 {
      fail("everything is at rest, and \(popup.name) has the opacity \(view.opacityOnScreen)")
    }
    let frame = view.convert(view.bounds, to: window)
    if !window.bounds.insetBy(dx: -1, dy: -1).contains(frame) || frame.width < 1 {
      fail("everything is at rest, and \(popup.name) lies at \(frame) in \(window.bounds)")
    }
    let wanted: UIWindow? = popup.wish.isInAppWindow && popup.parent == nil ? popup.app.window : nil
    if wanted != nil, window !== wanted { fail("\(popup.name) is not in the app's window") }
    if wanted == nil, popup.parent == nil, window === popup.app.window {
      fail("\(popup.name) has no window of its own")
    }
  }

  /// What UIKit presents in the app's window is there, whatever else is presented above it.
  private func checkPresented(_ popup: StormPopup) {
    if !popup.isOn { fail("everything is at rest, and \(popup.name) is \(popup.showing)") }
    if !popup.isPresented { fail("everything is at rest, and \(popup.name) is not presented") }
    guard popup.app.presented.last === popup.controllers.last?.value else { return }
    if popup.viewsOnScreen.count != 1 {
      fail("everything is at rest, and \(popup.name) is presented and not in its window")
    }
  }

  /// What is bound to a page is in front of that page.
  private func checkPage(of popup: StormPopup) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.isAlert else { return }
    let account = popup.app.account
    // A modal that is a page is itself in front of the one that it is bound to.
    let stays = popup.wish.staysWhenCovered || popup.wish.presentation?.isPage == true
    if stays, !popup.app.presented.isEmpty { return }
    if !account.sees(popup.boundPage) {
      fail("everything is at rest, and \(popup.name) is in front of a page that is not its own")
    } else if account.isObstructed {
      fail("everything is at rest, and \(popup.name) is there while its page is obstructed")
    }
  }

  private func checkPageGone(_ popup: StormPopup) {
    guard popup.wish.pages == .thisPage, popup.wish.retention != .stay,
      let since = popup.pageGoneSince, now - since > 1
    else { return }
    fail("the page that \(popup.name) waits for does not exist any more")
  }

  /// The windows of ours are those of what is visible, one each.
  private func checkWindows(of app: StormScene, _ seen: [StormPopup]) {
    let shown = Set(seen.flatMap(\.viewsOnScreen).compactMap(\.window).map(ObjectIdentifier.init))
    for window in app.overlays where !shown.contains(ObjectIdentifier(window)) {
      fail("a window of Usher's shows nothing that is visible")
    }
    for window in app.overlays where window.frame.size != app.window.frame.size {
      fail("a window of Usher's has the frame \(window.frame), the app's \(app.window.frame)")
    }
    let isModal = seen.contains { $0.isAlert || $0.wish.isModal && !$0.greysNothing }
    let isGrey = app.window.tintAdjustmentMode == .dimmed
    if isModal != isGrey {
      fail("the page's tint is \(isGrey ? "" : "not ")greyed, modal popups: \(isModal)")
    }
  }

  /// Alerts are in front of popups, and what belongs to a popup in front of that.
  private func checkHeights(_ seen: [StormPopup]) {
    let placed = seen.compactMap { popup in
      popup.viewsOnScreen.first.map { (popup: popup, height: height(of: $0)) }
    }
    for front in placed {
      for back in placed where !(back.height < front.height) && front.popup !== back.popup {
        if front.popup.parent.map(first(of:)) === back.popup {
          fail("\(front.popup.name) belongs to \(back.popup.name) and is behind it")
        }
        // The app's window is behind all others, whatever is in it.
        guard !front.popup.wish.isAppModal, !back.popup.wish.isAppModal,
          front.popup.parent == nil, back.popup.parent == nil,
          front.popup.wish.isInAppWindow == back.popup.wish.isInAppWindow
        else { continue }
        if front.popup.wish.lane == .alerts, back.popup.wish.lane != .alerts,
          !front.popup.app.hasItsOwn(between: front.height, and: back.height)
        {
          fail("\(front.popup.name) is an alert and is behind \(back.popup.name)")
        }
      }
    }
  }

  /// The level of its window, the place of that among its equals, and its own place in the window.
  func height(of view: UIView) -> Height {
    guard let window = view.window else { return Height() }
    let place = window.windowScene?.windows.firstIndex { $0 === window } ?? 0
    let inWindow = window.subviews.firstIndex { view.isDescendant(of: $0) } ?? 0
    return Height(level: window.windowLevel.rawValue, window: place, view: inWindow)
  }

  struct Height: Comparable {
    var level: CGFloat = 0
    var window = 0
    var view = 0

    static func < (lhs: Height, rhs: Height) -> Bool {
      (lhs.level, lhs.window, lhs.view) < (rhs.level, rhs.window, rhs.view)
    }
  }
}

extension StormPopup {
  /// UIKit itself greys what is below a controller in the same window.
  fileprivate var greysNothing: Bool {
    wish.isAppModal && viewsOnScreen.allSatisfy { $0.window === app.window }
  }
}

extension StormScene {
  /// Whether something that the app presents lies in its window between these two: in front of the
  /// popup that was there, and behind the one that has come since.
  fileprivate func hasItsOwn(between one: Storm.Height, and other: Storm.Height) -> Bool {
    window.subviews.enumerated().contains { place, view in
      place > one.view && place < other.view && "\(type(of: view))" != "OverlayView"
    }
  }

  /// The visible windows that are not the app's own.
  var overlays: [UIWindow] {
    scene.windows.filter { window in
      !window.isHidden && !ownWindows.contains { $0 === window }
        && window.isUshers
    }
  }
}
