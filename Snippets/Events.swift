// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! The events of a queue, for a log and for analytics.

// snippet.hide
import UIKitShim
import Usher

@MainActor
// snippet.show
final class PopupLog {
  private var task: Task<Void, Never>?
  private(set) var lines: [String] = []
  private(set) var shown: [PopupKey: Int] = [:]

  init(of center: PopupCenter) {
    // Events are collected from this line on, not from the start of the task.
    let events = center.events
    task = Task { [weak self] in
      for await event in events { self?.record(event) }
    }
  }

  deinit { task?.cancel() }

  private func record(_ event: PopupEvent) {
    lines.append("\(event.time) \(event.kind)")
    if event.kind == .didAppear(isReturning: false), let key = event.popup?.key {
      shown[key, default: 0] += 1
    }
  }
}
