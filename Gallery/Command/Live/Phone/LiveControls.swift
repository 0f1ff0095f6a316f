// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// The manual controls: showing sample popups, holding the queue, and logging out.
@MainActor
final class LiveControls {
  /// The maximum number of popups at a time; further ones are refused.
  static let maximumPopups = 40
  /// The maximum number of holds.
  static let maximumHolds = 4

  private let device: HeadlessDevice
  private let windows: LiveWindows
  private var holds: [PopupHold] = []

  init(_ device: HeadlessDevice, _ windows: LiveWindows) {
    self.device = device
    self.windows = windows
  }

  /// Shows a sample popup in the front window.
  func show(_ sample: PopupSample) throws(LiveMessage.Refusal) {
    guard let window = windows.front, let center else { return }
    let isFull = device.makeCurrent {
      let count =
        center.visiblePopups.count + center.queuedPopups.count + center.suspendedPopups.count
      if count < Self.maximumPopups { sample.show(on: window) }
      return count >= Self.maximumPopups
    }
    guard !isFull else {
      throw LiveMessage.Refusal(
        "there are \(Self.maximumPopups) popups already", chinese: "已经有 \(Self.maximumPopups) 个弹窗")
    }
  }

  /// The queue of the front window.
  private var center: PopupCenter? {
    device.makeCurrent { windows.front?.windowScene?.usher.popups }
  }

  /// Adds a hold to the popup lane of the front window.
  func hold() throws(LiveMessage.Refusal) {
    guard holds.count < Self.maximumHolds else {
      throw LiveMessage.Refusal(
        "there are \(Self.maximumHolds) holds already", chinese: "已经暂停了 \(Self.maximumHolds) 次")
    }
    guard let center else { return }
    let isChinese = device.settings.languages.first == PhoneOptions.Language.zhHans.rawValue
    let reason = isChinese ? "手动暂停" : "held by hand"
    device.makeCurrent { holds.append(center.hold(reason: reason)) }
  }

  /// Releases the newest hold, if any.
  func release() {
    device.makeCurrent { holds.popLast()?.release() }
  }

  /// Releases all holds; call it before the phone is restarted.
  func close() {
    device.makeCurrent {
      for hold in holds { hold.release() }
      holds = []
    }
  }

  /// Ends the session in every window, as if the server had done so.
  func logOut() {
    device.makeCurrent { for window in windows.open { Shop.endSession(in: window) } }
  }
}
