// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import Usher
import UsherTesting

/// The phone that all browsers share: a simulated device with the shop or a story.
@MainActor
final class LivePhone {
  private(set) var settings: LiveSettings
  private(set) var device: HeadlessDevice
  private(set) var windows: LiveWindows
  /// The activation state of the app.
  var appState = LiveAppState.active
  private(set) var player: StoryPlayer
  private(set) var controls: LiveControls
  /// The mirrors of the windows' queues, in the order in which the windows were opened.
  var mirrors: [QueueMirror] = []
  var lastQueueReport: QueueReport?
  /// The index of the front window, the number of windows and the whole seconds of the clock at the
  /// last report about the queue.
  var lastState: [Int] = []
  /// The numbers of steps of the queues and of the story at the last report of the timeline.
  var lastTimelineCounts: [Int]?
  private var story: Story?
  private var act = Story.Act.after
  /// The device before a story that requires another one.
  private var previousDevice: LiveSettings.Device?
  let scale: CGFloat
  private var finger: LiveFinger
  private var wheel: WheelScroll?
  /// Called with the point at which a story taps.
  var willTap: (@MainActor (CGPoint) -> Void)? {
    didSet { player.willTap = willTap }
  }

  /// Creates a phone with a number of pixels per point.
  init(scale: CGFloat, system: PhoneOptions.System = .standard) {
    self.scale = scale
    settings = LiveSettings(system: system)
    let start = LivePhone.start(settings, story: nil, .after, scale: scale)
    (device, windows, player) = start
    controls = LiveControls(start.0, start.1)
    finger = LiveFinger(start.0)
  }

  /// Restarts the phone with a story, or with the shop if it is `nil`.
  func begin(_ story: Story?, _ act: Story.Act = .after) {
    self.story = story
    self.act = act
    selectDevice(of: story)
    restart()
  }

  /// Selects the device of a story, and restores the previous device after it.
  private func selectDevice(of story: Story?) {
    if story?.device == .iPad {
      previousDevice = previousDevice ?? settings.device
      settings.apply(.device(.iPad))
    } else if let previousDevice {
      settings.apply(.device(previousDevice))
      self.previousDevice = nil
    }
  }

  /// Restarts the phone and keeps its settings.
  func restart() {
    player.stop()
    controls.close()
    device.makeCurrent { device.scenes.forEach(device.disconnect) }
    let start = LivePhone.start(settings, story: story, act, scale: scale)
    (device, windows, player) = start
    player.willTap = willTap
    controls = LiveControls(device, windows)
    appState = .active
    mirrors = []
    lastQueueReport = nil
    lastTimelineCounts = nil
    finger = LiveFinger(device)
    wheel = nil
  }

  private static func start(
    _ settings: LiveSettings, story: Story?, _ act: Story.Act, scale: CGFloat
  ) -> (HeadlessDevice, LiveWindows, StoryPlayer) {
    let device = HeadlessDevice(model: model(settings, scale), system: settings.system.headless)
    device.settings = settings.headless
    device.orientation = settings.orientation.held
    return device.makeCurrent {
      let root = story?.makeRoot() ?? Shop.makeRoot()
      let windows = LiveWindows(device)
      windows.open { root }
      device.clock.advance(by: 0.1)
      let player = StoryPlayer(story, act, on: device, windows: windows, root: root)
      return (device, windows, player)
    }
  }

  private static func model(_ settings: LiveSettings, _ scale: CGFloat) -> HeadlessModel {
    var model = settings.device.model
    model.scale = scale
    return model
  }

  /// Changes a setting; the phone restarts for another system, and if iOS would restart the app.
  func change(_ change: LiveSettings.Change) {
    let before = settings
    settings.apply(change)
    guard settings != before else { return }
    switch change {
    case .language, .system: restart()
    case .device:
      previousDevice = nil
      device.change(to: LivePhone.model(settings, scale))
      closeWindowsForPhone()
    case .orientation: device.orientation = settings.orientation.held
    case .appearance, .textSize, .direction, .reduceMotion, .voiceOver, .keyboard:
      device.settings = settings.headless
    }
  }

  /// Stops the story and ends the session.
  func logOut() {
    player.stop()
    controls.logOut()
  }

  // MARK: - Time

  /// Advances virtual time, then applies the input of the finger and the wheel.
  func advance(by seconds: Double) {
    device.clock.advance(by: seconds)
    device.makeCurrent {
      finger.applyMoves()
      wheel?.advance(by: seconds)
      if wheel?.isOver == true { wheel = nil }
    }
  }

  /// Whether nothing is changing and nothing is due within the next 0.1 seconds.
  var isIdle: Bool {
    guard !device.needsRender, !player.isPlaying, !finger.isMoving, wheel == nil else {
      return false
    }
    guard let time = device.clock.nextTurnTime else { return true }
    return time > device.clock.now + 0.1
  }

  /// The virtual time of the next change; `nil` if there is none.
  var nextChange: Double? {
    let frame = device.clock.now + HeadlessClock.frameDuration
    let moves = device.needsRender || finger.isMoving || wheel != nil
    return [moves ? frame : nil, device.clock.nextDueTime].compactMap { $0 }.min()
  }

  // MARK: - Touches and keys

  /// Touches the screen. The time is in seconds, from any start.
  func touch(_ phase: LiveMessage.TouchPhase, at point: CGPoint, time: Double) {
    guard appState == .active else { return }
    player.stop()
    wheel = nil
    switch phase {
    case .down: finger.down(at: point, time: time)
    case .move: finger.move(to: point, time: time)
    case .up: finger.up(at: point, time: time)
    case .cancel: finger.cancel()
    }
  }

  /// Cancels the touch, if any.
  func touchCancel() {
    wheel = nil
    finger.cancel()
  }

  func wheel(at point: CGPoint, by distance: CGVector) {
    guard appState == .active else { return }
    device.makeCurrent {
      let scroll = WheelScroll.target(at: point, distance: distance, on: device)
      guard let scroll else { return }
      if wheel?.scrollView !== scroll { wheel = WheelScroll(scroll) }
      wheel?.add(distance)
    }
  }
}
