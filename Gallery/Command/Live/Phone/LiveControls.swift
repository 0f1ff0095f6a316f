// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// Where somebody asks for popups by hand, holds the queue, and ends the session.
@MainActor
final class LiveControls {
  /// So many popups live at once; who asks for more is refused.
  static let maximumPopups = 40
  /// So many holds nest.
  static let maximumHolds = 4

  private let device: HeadlessDevice
  private let windows: LiveWindows
  private var holds: [PopupHold] = []

  init(_ device: HeadlessDevice, _ windows: LiveWindows) {
    self.device = device
    self.windows = windows
  }

  /// Asks for a popup in the window in front.
  func show(_ sample: PopupSample) throws(LiveMessage.Refusal) {
    guard let window = windows.front, let center else { return }
    let isFull = device.makeCurrent {
      let count = center.visiblePopups.count + center.queuedPopups.count + center.suspendedPopups.count
      if count < Self.maximumPopups { sample.show(on: window) }
      return count >= Self.maximumPopups
    }
    guard !isFull else {
      throw LiveMessage.Refusal("there are \(Self.maximumPopups) popups already")
    }
  }

  /// The queue of the window in front.
  private var center: PopupCenter? {
    device.makeCurrent { windows.front?.windowScene?.usher.popups }
  }

  /// Keeps the lane of popups from starting anything in the window in front, once more.
  func hold() throws(LiveMessage.Refusal) {
    guard holds.count < Self.maximumHolds else {
      throw LiveMessage.Refusal("there are \(Self.maximumHolds) holds already")
    }
    guard let center else { return }
    device.makeCurrent { holds.append(center.hold(reason: "held by hand")) }
  }

  /// Takes the newest hold away, if there is one.
  func release() {
    device.makeCurrent { holds.popLast()?.release() }
  }

  /// Takes all holds away; to be called before the phone is switched off.
  func close() {
    device.makeCurrent {
      for hold in holds { hold.release() }
      holds = []
    }
  }

  /// What the app does when the server ends the session: in every window.
  func logOut() {
    device.makeCurrent { for window in windows.open { Shop.endSession(in: window) } }
  }
}
