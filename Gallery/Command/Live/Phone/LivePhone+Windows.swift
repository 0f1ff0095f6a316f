// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

extension LivePhone {
  /// Opens, closes or selects a window of the app.
  func perform(_ action: LiveWindowAction) throws(LiveMessage.Refusal) {
    touchCancel()
    switch action {
    case .open:
      guard device.model.idiom == .pad else {
        throw LiveMessage.Refusal("only an iPad has several windows")
      }
      guard windows.open.count < LiveWindows.maximumOpen else {
        throw LiveMessage.Refusal("there are \(LiveWindows.maximumOpen) windows already")
      }
      activate()
      let first = windows.front
      windows.open { Shop.makeRoot(beside: first) }
    case .close:
      guard windows.closeFrontWindow() else {
        throw LiveMessage.Refusal("the last window cannot be closed")
      }
    case .first: try turn(to: 0)
    case .second: try turn(to: 1)
    }
  }

  /// Brings the open window with this index to the front.
  private func turn(to index: Int) throws(LiveMessage.Refusal) {
    let open = windows.open
    guard open.indices.contains(index), let number = windows.number(of: open[index]) else {
      throw LiveMessage.Refusal("there is no window \(index + 1)")
    }
    activate()
    windows.bringToFront(number)
  }

  /// Changes the activation state of the app.
  func setAppState(_ state: LiveAppState) {
    guard state != appState else { return }
    player.stop()
    touchCancel()
    windows.change(to: state)
    appState = state
  }

  /// Activates the app.
  func activate() {
    setAppState(.active)
  }

  /// Closes all windows except the front one if the device is a phone.
  func closeWindowsForPhone() {
    while device.model.idiom != .pad, windows.open.count > 1 {
      for window in windows.open where window !== windows.front {
        window.windowScene.map { device.discard($0.session) }
      }
    }
  }
}
