// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Popups that point at views of the page.
extension UIFuzzer {
  /// Verifies that a popup is dismissed soon after its source is gone.
  func checkSourceTurn(of popup: FuzzPopup, _ picture: QueueSnapshot) {
    guard let source = popup.source, picture.isVisible(popup), !popup.isHidden else { return }
    let wasOutOfSight = source.wasOutOfSight
    source.update(in: popup.app)
    if source.visibleFrame != nil, wasOutOfSight, popup.isVisible {
      coverage.count(.sourceReturned)
    }
    // A page whose transition has not ended may return with the source.
    let mustDisappear =
      source.isGone(in: popup.app) && isActive(popup.app) && popup.app.pageModel.isSettled
      && (popup.isVisible || popup.isAppearing)
    source.goneTurns = mustDisappear ? source.goneTurns + 1 : 0
    if source.goneTurns > 4 { fail("\(popup.name) is visible, but its source is gone") }
  }

  /// Verifies that a popup was dismissed for its source only if that was gone, and not because its
  /// page was left.
  func checkSourceGone(_ popup: FuzzPopup) {
    let shown = popup.joinedPopup ?? popup
    guard let source = shown.source else {
      return fail("\(popup.name) has no source, but was dismissed because that is gone")
    }
    coverage.count(.sourceGone)
    guard !popup.hasJoined else { return }
    source.update(in: popup.app)
    if source.wasSeen, !source.wasGone {
      fail("\(popup.name) was dismissed because its source is gone, but that is there")
    }
    // A modal that does not count as a page may take the page out of its window.
    if popup.spec.pageExit == .keepAlive, popup.isBound, popup.parent == nil,
      let page = popup.boundPage, page === source.page, !source.wasRemoved,
      popup.disappearedAfterPage, !popup.spec.ignoresPageCover
    {
      fail("\(popup.name) was dismissed because of its source, but only its page was left")
    }
  }

  /// Verifies while idle that a card is beside its source if there is room, that it has an arrow only
  /// if the source can be seen, and where touches in the light go.
  func checkSource(of popup: FuzzPopup, _ seen: [FuzzPopup]) {
    guard let source = popup.source, let view = popup.viewsOnScreen.first, let window = view.window,
      popup.parent == nil, popup.presentedController == nil, popup.app.presented.isEmpty
    else { return }
    let arrows = view.superview?.subviews.filter { $0.isArrow && !$0.isHidden } ?? []
    guard let frame = source.visibleFrame else {
      if !arrows.isEmpty {
        fail("idle: \(popup.name) has an arrow, but its source is out of sight")
      }
      if source.wasSeen { coverage.count(.sourceOutOfSight) }
      return
    }
    let margin: CGFloat = source.spec.light == nil || !popup.spec.isModal ? 0 : 6
    let target = frame.insetBy(dx: -margin, dy: -margin).intersection(window.bounds)
    let card = view.convert(view.bounds, to: window)
    let room = SourceRoom(target, card.size, source.spec, in: window)
    if isKeyboardUp { return }
    if room.isEnough, !room.contains(card) {
      fail(
        "idle: \(popup.name) at \(card) is not beside its source at \(target) "
          + "(\(source.spec)) in \(window.bounds.inset(by: window.safeAreaInsets))")
    }
    if room.isEnough { coverage.count(.besideSource) }
    if !arrows.isEmpty { coverage.count(.arrowShown) }
    if popup.isVisibleAgain, room.isEnough { coverage.count(.resumedBesideSource) }
    checkLight(of: popup, seen)
  }

  /// Verifies that touches in an open light reach the page, and others do not.
  private func checkLight(of popup: FuzzPopup, _ seen: [FuzzPopup]) {
    guard topmostModal(of: seen) === popup, let point = middleOfLight(of: popup),
      let source = popup.source, let pages = popup.app.window.rootViewController?.viewIfLoaded
    else { return }
    let hit = ScreenProbe(popup.app.scene).hitTest(point)
    let isPage = hit?.isDescendant(of: pages) == true
    let isOpen = source.spec.light == .open
    if isPage != isOpen {
      fail(
        "a touch in the \(isOpen ? "open" : "closed") light of \(popup.name) hits "
          + "\(name(of: hit)) in \(name(of: hit?.window))")
    }
    coverage.count(isOpen ? .lightPassed : .lightBlocked)
  }
}

/// The room for a card around its source.
@MainActor
private struct SourceRoom {
  /// The parts of the window on the allowed sides of the source.
  private(set) var sides: [CGRect] = []
  /// Whether there is certainly enough room on one of them.
  private(set) var isEnough = false

  init(_ target: CGRect, _ size: CGSize, _ spec: SourceSpec, in window: UIWindow) {
    let all = window.bounds
    let room = all.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let fits = size.width < room.width && size.height < room.height
    let needed = (spec.hasArrow ? 17 : 4) + CGFloat(2)
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for edge in spec.edges {
      let side: CGRect
      let free: CGFloat
      switch edge {
      case .top:
        side = CGRect(x: 0, y: 0, width: all.width, height: target.minY)
        free = target.minY - room.minY - size.height
      case .bottom:
        side = CGRect(x: 0, y: target.maxY, width: all.width, height: all.height - target.maxY)
        free = room.maxY - target.maxY - size.height
      case .leading where !isMirrored, .trailing where isMirrored:
        side = CGRect(x: 0, y: 0, width: target.minX, height: all.height)
        free = target.minX - room.minX - size.width
      case .leading, .trailing:
        side = CGRect(x: target.maxX, y: 0, width: all.width - target.maxX, height: all.height)
        free = room.maxX - target.maxX - size.width
      }
      sides.append(side)
      if fits, free >= needed { isEnough = true }
    }
  }

  /// Whether a card is on one of the allowed sides.
  func contains(_ card: CGRect) -> Bool {
    sides.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(card) }
  }
}

extension UIView {
  /// Whether it is a part of the arrow of a card.
  var isArrow: Bool { "\(type(of: self))" == "ArrowShape" }
}
