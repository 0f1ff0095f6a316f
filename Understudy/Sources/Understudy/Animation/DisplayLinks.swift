// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The display links of a device, fired at every frame.
@MainActor
final class DisplayLinks {
  private struct Entry {
    weak var link: CADisplayLink?
  }
  private var entries: [Entry] = []
  private var lastFrame: TimeInterval = -1

  var areRunning: Bool { entries.contains { !($0.link?.isPaused ?? true) } }

  func add(_ link: CADisplayLink) { entries.append(Entry(link: link)) }
  func remove(_ link: CADisplayLink) { entries.removeAll { $0.link == nil || $0.link === link } }

  func fire(at now: TimeInterval) {
    guard areRunning else { return }
    let frame = HeadlessClock.frame(after: now) - HeadlessClock.frameDuration
    guard frame > lastFrame + HeadlessClock.tolerance else { return }
    lastFrame = frame
    for link in entries.compactMap(\.link) where !link.isPaused { link.fire(at: now) }
  }
}
