// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

extension LivePhone {
  /// Opens, closes or turns to a window of the app.
  func obey(_ wish: LiveWindowWish) throws(LiveMessage.Refusal) {
    touchCancel()
    switch wish {
    case .open:
      guard device.model.idiom == .pad else {
        throw LiveMessage.Refusal("only a tablet has several windows")
      }
      guard windows.open.count < LiveWindows.most else {
        throw LiveMessage.Refusal("there are \(LiveWindows.most) windows already")
      }
      come()
      let first = windows.front
      windows.open { Shop.makeRoot(beside: first) }
    case .close:
      guard windows.closeFront() else {
        throw LiveMessage.Refusal("the last window stays; the app would end with it")
      }
    case .first: try turn(to: 0)
    case .second: try turn(to: 1)
    }
  }

  /// Turns to an open window, the first being 0.
  private func turn(to place: Int) throws(LiveMessage.Refusal) {
    let open = windows.open
    guard open.indices.contains(place), let number = windows.number(of: open[place]) else {
      throw LiveMessage.Refusal("there is no window \(place + 1)")
    }
    come()
    windows.turn(to: number)
  }

  /// Takes the app to the foreground, the background, or in between.
  func put(_ state: LiveAppState) {
    guard state != appState else { return }
    player.stop()
    touchCancel()
    windows.change(to: state)
    appState = state
  }

  /// Brings the app to the front, if it is not there.
  func come() {
    put(.active)
  }

  /// A phone has one window: the others go when the app is put on one.
  func closeWindowsForPhone() {
    while device.model.idiom != .pad, windows.open.count > 1 {
      for window in windows.open where window !== windows.front {
        window.windowScene.map { device.discard($0.session) }
      }
    }
  }
}
