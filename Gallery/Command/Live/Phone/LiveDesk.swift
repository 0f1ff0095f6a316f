// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// Where somebody asks for popups by hand, holds the queue, and ends the session.
@MainActor
final class LiveDesk {
  /// So many popups live at once; who asks for more is refused.
  static let mostPopups = 40
  /// So many holds nest.
  static let mostHolds = 4

  private let device: HeadlessDevice
  private let window: UIWindow
  private var holds: [PopupHoldToken] = []

  init(_ device: HeadlessDevice, _ window: UIWindow) {
    self.device = device
    self.window = window
  }

  func enqueue(_ sample: PopupSample) throws(LiveMessage.Refusal) {
    let isFull = device.makeCurrent {
      let center = PopupCenter.shared
      let count = center.visible.count + center.waiting.count + center.suspended.count
      if count < Self.mostPopups { sample.enqueue(on: window) }
      return count >= Self.mostPopups
    }
    guard !isFull else {
      throw LiveMessage.Refusal("there are \(Self.mostPopups) popups already")
    }
  }

  /// Keeps the lane of popups from starting anything, once more.
  func hold() throws(LiveMessage.Refusal) {
    guard holds.count < Self.mostHolds else {
      throw LiveMessage.Refusal("there are \(Self.mostHolds) holds already")
    }
    device.makeCurrent { holds.append(PopupCenter.shared.hold(reason: "held by hand")) }
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

  func logOut() {
    device.makeCurrent { Shop.endSession(in: window) }
  }
}
