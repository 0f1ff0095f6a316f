// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import Usher
import UsherCore
import UsherTesting

/// The scene set-up of a story on a virtual device: takes pictures and records the timeline.
@MainActor
final class PlayingSetup: StorySetup {
  private let phone: VirtualDevice
  private var windows: [UIWindow]
  /// The queues of the windows, in the same order.
  private var queues: [PopupCenter] = []
  private let scale: CGFloat
  private let film: Film?
  private let onlyNumber: Int?
  private var pictureCount = 0

  private(set) var pictures: [StoryPicture] = []
  private var steps: [TimelineEntry] = []

  /// Creates a set-up. `onlyNumber` selects one picture; `nil` means all of them.
  init(_ phone: VirtualDevice, scale: CGFloat, film: Film?, onlyNumber: Int?) {
    self.phone = phone
    windows = [phone.window]
    self.scale = scale
    self.film = film
    self.onlyNumber = onlyNumber
    record(phone.window)
    film?.start(HeadlessDevice.current)
  }

  /// The trace of each window's queue.
  var traces: [PopupQueue.Trace] { queues.map { $0.trace ?? PopupQueue.Trace() } }

  /// The timeline of the story and the queues.
  var timeline: [TimelineEntry] {
    let records = traces
    let recorded = records.enumerated().flatMap { number, record in
      let names = TraceNames(record)
      return record.steps.map {
        TimelineEntry($0, naming: names, window: records.count > 1 ? number + 1 : nil)
      }
    }
    return TimelineEntry.merged(steps, recorded)
  }

  private func record(_ window: UIWindow) {
    guard let queue = window.windowScene?.usher.popups else { return }
    queue.isRecording = true
    queues.append(queue)
  }

  var window: UIWindow { phone.frontWindow }

  func openWindow() {
    windows.append(phone.openWindow())
    windows.last.map(record)
  }

  func turn(toWindow number: Int) { phone.bringToFront(windows[number]) }

  var screen: any StoryScreen { phone.probe }

  var input: any StoryInput { phone }

  func wait(_ seconds: TimeInterval) {
    phone.clock.advance(by: .seconds(seconds))
  }

  func willPerform(_ step: Story.Step) {
    guard let words = step.words else { return }
    steps.append(TimelineEntry(time: phone.clock.now, words: words))
  }

  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws {
    pictureCount += 1
    guard onlyNumber == nil || onlyNumber == pictureCount else { return }
    let device = HeadlessDevice.current
    let screen = Surface(size: device.screen.bounds.size, scale: scale)
    device.render(into: screen)
    pictures.append(
      StoryPicture(
        number: pictureCount, name: name, caption: caption, kind: kind,
        hasPopup: phone.probe.windows.count > 1, time: phone.clock.now, screen: screen))
    film?.screenWasDrawn()
  }
}

extension ScreenProbe: StoryScreen {}

extension VirtualDevice: StoryInput {}

extension VirtualDevice.Model {
  /// The size of the screen in portrait orientation, in points.
  var size: CGSize {
    switch self {
    case .iPhoneSE3: HeadlessModel.iPhoneSE3.size
    case .iPhone16: HeadlessModel.iPhone16.size
    case .iPhone16ProMax: HeadlessModel.iPhone16ProMax.size
    case .iPad11: HeadlessModel.iPad11.size
    }
  }
}

extension Story {
  /// The virtual device for the story.
  var model: VirtualDevice.Model { device == .iPad ? .iPad11 : .iPhone16 }
}
