// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import Usher
import UsherTesting

/// The phone that browsers share: a device with the shop or a story on it.
@MainActor
final class LivePhone {
  private(set) var settings = LiveSettings()
  private(set) var device: HeadlessDevice
  private(set) var windows: LiveWindows
  /// Where the app is, for its user.
  var appState = LiveAppState.active
  private(set) var player: StoryPlayer
  private(set) var controls: LiveControls
  /// The queues of the windows, in the order in which those were opened.
  var mirrors: [QueueMirror] = []
  var lastQueueReport: QueueReport?
  /// Which windows there were, and which was in front, when the queue was told last.
  var lastWindowState: [Int] = []
  /// How many steps of the queues and of the story were in the timeline that was told last.
  var lastTimelineCounts: [Int]?
  private var story: Story?
  private var act = Story.Act.after
  /// What the phone was before a story that is played on something else.
  private var previousDevice: LiveSettings.Device?
  let scale: CGFloat
  /// A finger's way since the last frame; only where it is at the end of it counts.
  private var pendingMove: CGPoint?
  private var wheel: WheelScroll?
  /// Told where a script taps.
  var willTap: (@MainActor (CGPoint) -> Void)? {
    didSet { player.willTap = willTap }
  }

  /// So many pixels make a point of its screen.
  init(scale: CGFloat) {
    self.scale = scale
    let start = LivePhone.start(LiveSettings(), story: nil, .after, scale: scale)
    (device, windows, player) = start
    controls = LiveControls(start.0, start.1)
  }

  /// Begins a story, or with nil the shop, on a phone that was just switched on.
  func begin(_ story: Story?, _ act: Story.Act = .after) {
    self.story = story
    self.act = act
    selectDevice(of: story)
    restart()
  }

  /// A story for a tablet takes one; what there was before is back after it.
  private func selectDevice(of story: Story?) {
    if story?.device == .iPad {
      previousDevice = previousDevice ?? settings.device
      settings.apply(.device(.iPad))
    } else if let previousDevice {
      settings.apply(.device(previousDevice))
      self.previousDevice = nil
    }
  }

  /// Switches the phone off and on again; the settings stay.
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
    pendingMove = nil
    wheel = nil
  }

  private static func start(
    _ settings: LiveSettings, story: Story?, _ act: Story.Act, scale: CGFloat
  ) -> (HeadlessDevice, LiveWindows, StoryPlayer) {
    let device = HeadlessDevice(model: model(settings, scale))
    device.settings = settings.system
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

  /// Changes a setting; what iOS restarts an app for restarts the phone.
  func change(_ change: LiveSettings.Change) {
    let before = settings
    settings.apply(change)
    guard settings != before else { return }
    switch change {
    case .language: restart()
    case .device:
      previousDevice = nil
      device.change(to: LivePhone.model(settings, scale))
      closeWindowsForPhone()
    case .orientation: device.orientation = settings.orientation.held
    case .appearance, .textSize, .direction, .reduceMotion, .voiceOver, .keyboard:
      device.settings = settings.system
    }
  }

  // MARK: Time

  /// Lets virtual time pass; what the finger and the wheel did meanwhile is told at its end.
  func advance(by seconds: Double) {
    device.clock.advance(by: seconds)
    device.makeCurrent {
      flushMove()
      wheel?.advance(by: seconds)
      if wheel?.isOver == true { wheel = nil }
    }
  }

  /// Nothing moves and nothing is due in the next moments.
  var isIdle: Bool {
    guard !device.needsRender, !player.isPlaying, pendingMove == nil, wheel == nil else {
      return false
    }
    guard let time = device.clock.nextMoment else { return true }
    return time > device.clock.now + 0.1
  }

  /// The virtual moment at which something happens next; nil while nothing will.
  var nextChange: Double? {
    let frame = device.clock.now + HeadlessClock.frameDuration
    let moves = device.needsRender || pendingMove != nil || wheel != nil
    return [moves ? frame : nil, device.clock.nextTurnIsDue].compactMap { $0 }.min()
  }

  // MARK: Touches and keys

  func touch(_ phase: LiveMessage.TouchPhase, at point: CGPoint) {
    guard appState == .active else { return }
    player.stop()
    wheel = nil
    switch phase {
    case .down:
      flushMove()
      device.touchDown(at: point)
    case .move: pendingMove = point
    case .up:
      pendingMove = point
      flushMove()
      device.touchUp()
    case .cancel:
      pendingMove = nil
      device.touchCancel()
    }
  }

  /// Takes the finger away, if there is one.
  func touchCancel() {
    pendingMove = nil
    wheel = nil
    device.touchCancel()
  }

  private func flushMove() {
    guard let point = pendingMove else { return }
    pendingMove = nil
    device.touchMove(to: point)
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
