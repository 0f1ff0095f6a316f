// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// What a finger does, and what it types.
extension Storm {
  func touch(_ action: StormAction, on app: StormScene) -> Bool {
    guard isActive(app) else { return false }
    switch action {
    case .tapButton(let pick):
      return onScreen(pick).map { tap($0.isAlert ? "OK \($0.name)" : $0.name, on: $0.app) } ?? false
    case .tapOutside:
      guard live.contains(where: { $0.app === app && $0.isOn && $0.wish.isModal }) else {
        return false
      }
      let point = CGPoint(x: 8, y: app.window.bounds.midY)
      let target = topmostAtRest(of: app, under: point)
      let isEditing = target?.viewsOnScreen.first?.window?.focused != nil
      device.tap(at: point)
      isFingerDown = false
      // The first tap puts the keyboard away.
      if let target, !isEditing, target.wish.position != .full,
        !target.wish.position.isAtLeft(isMirrored)
      {
        expect(target, isClosed: target.wish.isClosable, .tappedOutside)
      }
    case .swipeCard(let pick, let isHalf):
      guard let popup = onScreen(pick), let start = middle(of: popup) else { return false }
      let target = topmostAtRest(of: popup.app, under: start)
      defer {
        if target === popup, !isHalf { expect(popup, isClosed: popup.wish.isClosable, .swipedAway) }
      }
      isFingerDown = true
      device.drag(
        from: start,
        to: popup.wish.position.beyond(start, isHalf: isHalf, isMirrored: isMirrored),
        duration: isHalf ? 0.5 : 0.15)
      isFingerDown = false
    case .escape:
      let target = topmostAtRest(of: app)
      let isTaken = Probe(app.scene).escape()
      if let target { expect(target, isClosed: target.wish.isClosable, .escaped) }
      return isTaken
    case .type(let pick):
      return type(pick, on: app)
    case .press(let pick):
      return press(pick)
    case .beginSwipeCard(let pick):
      return beginSwipeCard(pick)
    case .lift(let isCancelled):
      guard isFingerDown else { return false }
      if isCancelled {
        device.touchCancel()
        isFingerDown = false
      } else {
        lift()
      }
    default:
      return false
    }
    return true
  }

  /// Where time is short, a finger is kept on what it is short for.
  private func press(_ pick: Int) -> Bool {
    let timed = live.filter {
      $0.isOn && $0.wish.closes != nil && !$0.hasJoined && !$0.viewsOnScreen.isEmpty
    }
    guard let popup = self.pick(pick, of: timed) ?? onScreen(pick), let point = middle(of: popup)
    else { return false }
    let place = CGPoint(x: point.x, y: point.y - 8)
    let isOn = popup.viewsOnScreen.first?.isRelated(to: device.view(at: place)) == true
    putFinger(on: place)
    pressed = isOn ? popup : nil
    liftLater()
    return true
  }

  /// Catches a card, best while it comes, and holds it a little aside.
  private func beginSwipeCard(_ pick: Int) -> Bool {
    let coming = live.filter { $0.isComing && !$0.viewsOnScreen.isEmpty && !$0.hasJoined }
    guard let popup = self.pick(pick, of: coming) ?? onScreen(pick), let start = middle(of: popup)
    else { return false }
    let end = popup.wish.position.beyond(start, isHalf: true, isMirrored: isMirrored)
    putFinger(on: start)
    for step in 1...4 {
      device.clock.advance(by: 0.02)
      let part = CGFloat(step) / 4
      device.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    liftLater()
    return true
  }

  /// The popup of Usher's own that is in front of everything, if it is at rest and modal, and a finger
  /// gets to its window: the windows of another scene may lie there.
  private func topmostAtRest(of app: StormScene, under point: CGPoint) -> StormPopup? {
    guard let top = topmostAtRest(of: app),
      device.view(at: point)?.window === top.viewsOnScreen.first?.window
    else { return nil }
    return top
  }

  /// The popup of Usher's own that is in front of everything, if it is at rest and modal.
  private func topmostAtRest(of app: StormScene) -> StormPopup? {
    guard resting.contains(ObjectIdentifier(app)) else { return nil }
    let picture = Picture(app.center)
    let seen = popups.filter {
      $0.app === app && !$0.hasJoined && !$0.hasEnded && picture.sees($0)
    }
    guard let top = topmostModal(of: seen), !top.isAlert, top.wish.presentation == nil,
      !top.wish.isInAppWindow || app.presented.isEmpty, top.front == nil,
      let view = top.viewsOnScreen.first,
      hit(on: top)?.isOwn == true,
      !seen.contains(where: { other in
        other !== top && other.viewsOnScreen.contains { height(of: view) < height(of: $0) }
      })
    else { return nil }
    return top
  }

  /// The user has done what closes a popup, or would if it could be closed.
  private func expect(_ popup: StormPopup, isClosed: Bool, _ sight: StormSight) {
    if isClosed { tally.count(sight) }
    guard popup.isOn == isClosed else { return }
    fail("\(popup.name) is \(isClosed ? "still" : "not") there after it was \(sight.rawValue)")
  }

  private var isMirrored: Bool { device.layoutDirection == .rightToLeft }

  func tap(_ label: String, on app: StormScene) -> Bool {
    guard isActive(app) else { return false }
    do {
      try Probe(app.scene).tap(label)
      isFingerDown = false
      return true
    } catch {
      return false
    }
  }

  /// Types into a popup, or into the page where no popup takes text.
  private func type(_ pick: Int, on app: StormScene) -> Bool {
    let inPopups = live.flatMap { $0.contents }.compactMap { ($0.value as? StormCard)?.field }
      .filter(\.isInVisibleWindow)
    let onPages = app.account.visible.compactMap { ($0.value as? StormPage)?.field }
    // What nobody can be typing in any more is found out at rest.
    for popup in live where popup.app === app { popup.isTyping = false }
    app.typedIn = nil
    guard let field = self.pick(pick, of: inPopups.isEmpty ? onPages : inPopups),
      field.window != nil
    else { return false }
    let point = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    guard device.view(at: point)?.isRelated(to: field) == true else { return false }
    device.tap(at: point)
    isFingerDown = false
    guard field.isFirstResponder else { return false }
    device.type("ab")
    for scene in scenes { scene.hasLeftFocus = !inPopups.isEmpty }
    if inPopups.isEmpty {
      (app.typedIn, app.typedUntil) = (field, 0)
    } else {
      for popup in live where (popup.current as? StormCard)?.field === field {
        popup.isTyping = true
      }
    }
    return true
  }

  private func middle(of popup: StormPopup) -> CGPoint? {
    guard let view = popup.viewsOnScreen.first, !popup.isAlert else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20), to: nil)
  }
}

extension PopupWish.Position {
  func isAtLeft(_ isMirrored: Bool) -> Bool { self == (isMirrored ? .trailing : .leading) }

  /// Where a finger goes that swipes a card away.
  fileprivate func beyond(_ start: CGPoint, isHalf: Bool, isMirrored: Bool) -> CGPoint {
    let way: CGFloat = isHalf ? 25 : 320
    if isAtLeft(isMirrored) { return CGPoint(x: start.x - way, y: start.y) }
    return switch self {
    case .top: CGPoint(x: start.x, y: start.y - way)
    case .center, .bottom, .full: CGPoint(x: start.x, y: start.y + way)
    case .leading, .trailing: CGPoint(x: start.x + way, y: start.y)
    }
  }
}
