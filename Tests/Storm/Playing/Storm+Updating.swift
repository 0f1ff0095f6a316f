// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What is enqueued for what the user sees, or is about to see.
extension Storm {
  /// Another one with the key of a popup that is there gives that its content, or changes what it has.
  func updateShown(_ pick: Int, by wish: PopupWish) -> Bool {
    var shown: [StormPopup] {
      live.filter {
        $0.isOn && !$0.hasJoined && !$0.isAlert && $0.wish.presentation == nil && $0.wish.key != nil
      }
    }
    if shown.isEmpty {
      put(on: scenes[0]) { wish in (wish.key, wish.content) = (1, .made) }
    }
    guard let popup = self.pick(pick, of: shown) else { return false }
    var update = wish
    (update.key, update.lane, update.delay) = (popup.wish.key, popup.wish.lane, 0)
    if update.keyPolicy != .change { update.keyPolicy = .update }
    enqueue(update, on: popup.app)
    return true
  }

  /// Something that is there at once, if there is room.
  func put(on app: StormScene, _ change: (inout PopupWish) -> Void) {
    var wish = PopupWish()
    (wish.isModal, wish.isAnimated, wish.position, wish.lane) = (false, false, .top, .toasts)
    change(&wish)
    enqueue(wish, on: app)
    device.clock.runTurn()
    device.clock.advance(by: 0.6)
  }

  /// An app shows a page at once and in the same breath what belongs to it; and as more may follow in
  /// that breath, nothing of it comes before that is over.
  func rush(
    _ kind: StormPage.Kind, _ one: PopupWish, _ other: PopupWish, on app: StormScene
  ) -> Bool {
    guard let navigation = app.navigation, navigation.viewControllers.count < 6,
      app.presented.isEmpty, !app.isMoving
    else { return false }
    let page = app.make(kind)
    navigation.pushViewController(page, animated: false)
    goBackLater(from: page)
    for wish in [one, other] { enqueue(wish.rushed(to: kind), on: app) }
    return true
  }
}

extension PopupWish {
  fileprivate func rushed(to kind: StormPage.Kind) -> PopupWish {
    var wish = self
    (wish.pages, wish.retention, wish.delay, wish.key) = (.type(kind), .keepAlive, 0, nil)
    return wish
  }
}
