// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Popups that point at views of the page, and what happens to those views.
extension UIFuzzer {
  func withSource<Value>(_ bare: Popup<Value>, _ popup: FuzzPopup) -> Popup<Value> {
    guard let source = popup.source, let page = source.page else { return bare }
    let (spec, edges) = (source.spec, source.spec.edges)
    let configured =
      switch spec.target {
      case .button: bare.source(page.target, edges: edges)
      case .rect: bare.source(page.view, rect: source.rect, edges: edges)
      case .closure, .cell: bare.source(edges: edges) { [weak source] in source?.find() }
      }
    return spec.hasArrow ? configured.arrow(.white) : configured
  }

  /// Changes the source of a popup, preferably of a visible one; if there is none, a popup is shown.
  func changeSource(of pick: Int, _ change: SourceChange, on app: FuzzScene) -> Bool {
    var pointing: [FuzzPopup] { live.filter { $0.source?.page != nil && !$0.hasJoined } }
    if !pointing.contains(where: \.isVisible), live.count < 20 {
      showImmediately(on: app) { spec in
        var random = FuzzRandom(seed: UInt64(step?.number ?? 0))
        spec.point(at: SourceSpec(&random))
      }
    }
    let visible = pointing.filter(\.isVisible)
    guard let popup = self.pick(pick, of: visible.isEmpty ? pointing : visible),
      let source = popup.source, let page = source.page
    else { return false }
    self.change(source, of: page, change)
    schedule { [weak self, weak page] in
      guard let self, let page else { return }
      page.addSources()
      lastEventTime = now
    }
    return true
  }

  private func change(_ source: FuzzSource, of page: FuzzPage, _ change: SourceChange) {
    let view: UIView = source.spec.target == .cell ? page.cell : page.target
    let isScrolled = page.scrollView.contentOffset.y > 0
    let isMoved = page.target.frame.minY > 240
    switch change {
    case .remove: view.removeFromSuperview()
    case .hide: view.isHidden = true
    case .vanish: page.isTargetFound = false
    case .scroll, .scrollAnimated:
      page.scrollView.setContentOffset(
        CGPoint(x: 0, y: isScrolled ? 0 : 300), animated: change == .scrollAnimated)
    case .move: page.target.frame.origin.y = isMoved ? 240 : 320
    case .moveAnimated:
      UIView.animate(withDuration: 0.3) { page.target.frame.origin.y = isMoved ? 240 : 320 }
    }
  }

  /// Taps in the light of a popup; if there is none, one is shown.
  func tapLight(on app: FuzzScene) -> Bool {
    var lit: FuzzPopup? { live.first { $0.isVisible && middleOfLight(of: $0) != nil } }
    if lit == nil, live.count < 20 {
      show(.lit, on: app)
      device.clock.runTurn()
      device.clock.advance(by: 0.6)
    }
    guard let popup = lit, let point = middleOfLight(of: popup), let page = popup.source?.page,
      let hit = device.view(at: point), hit.window?.windowScene === popup.app.scene
    else { return false }
    let (tapCount, attempt) = (page.tapCount, DismissalAttempt(on: popup, at: now))
    let isTarget = topmostIdleCard(of: popup.app) === popup
    let isEditing = popup.viewsOnScreen.first?.window?.containedFirstResponder != nil
    // While its page disappears, touches reach neither its card nor its light.
    let isTouchable = self.hit(on: popup)?.isOwn == true
    device.tap(at: point)
    isFingerDown = false
    let count = page.tapCount - tapCount
    if count != (hit === page.target ? 1 : 0) {
      fail("the button in the light of \(popup.name) was tapped \(count) times by one tap")
    }
    if popup.source?.spec.light == .closed {
      if count > 0, isTouchable { fail("\(popup.name) lets a touch through its closed light") }
      if isTarget, !isEditing { check(attempt, .tappedOutside, refusal: .refusedTap, .tapOutside) }
    } else if isTarget, !popup.isVisible {
      fail("\(popup.name) is not visible after a tap in its open light")
    }
    return true
  }

  /// Returns the middle of the light of a popup, if nothing covers it.
  func middleOfLight(of popup: FuzzPopup) -> CGPoint? {
    guard popup.source?.spec.light != nil, popup.app.presented.isEmpty,
      let frame = popup.source?.visibleFrame, let card = popup.viewsOnScreen.first
    else { return nil }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let others = live.filter { $0 !== popup && $0.app === popup.app && !$0.viewsOnScreen.isEmpty }
    // Another one that is modal takes the touch, wherever it is.
    let isBlocked = others.contains {
      $0.isAlert || $0.spec.isModal || $0.presentedController != nil
    }
    let isCovered = (others.flatMap(\.viewsOnScreen) + [card]).contains {
      $0.convert($0.bounds, to: nil).insetBy(dx: -2, dy: -2).contains(point)
    }
    return isBlocked || isCovered ? nil : point
  }
}

extension PopupSpec {
  /// A popup in whose open light a button is.
  fileprivate static var lit: PopupSpec {
    var (spec, random) = (PopupSpec(), FuzzRandom(seed: 1))
    var source = SourceSpec(&random)
    (source.target, source.light, source.hasArrow) = (.button, .open, true)
    spec.point(at: source)
    (spec.displayDuration, spec.lane, spec.isAnimated) = (1500, .hints, false)
    return spec
  }
}
