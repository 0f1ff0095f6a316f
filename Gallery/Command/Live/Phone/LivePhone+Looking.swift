// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import Usher
import UsherTesting

// What is told of the phone, and to whom it is new.
extension LivePhone {
  /// The screen as text.
  var tree: String {
    device.makeCurrent {
      windows.front?.windowScene.map { TreeDescription(of: $0).text } ?? ""
    }
  }

  /// What the queue in front is like, if it is not as it was when this was last asked.
  func changedQueue() -> QueueReport? {
    let now = [windows.frontNumber, windows.open.count]
    let isNew = followQueues() || now != windowsTold || queueTold == nil
    guard isNew else { return nil }
    windowsTold = now
    let report = queue
    guard report != queueTold else { return nil }
    queueTold = report
    return report
  }

  /// The queue of the window in front, as it was when `changedQueue` was last asked.
  var queue: QueueReport {
    let front = windows.frontNumber
    let report = mirrors.indices.contains(front) ? mirrors[front].report : QueueMirror().report
    let others = windows.open.enumerated().compactMap { place, window in
      windows.number(of: window).flatMap { number in
        number == front || !mirrors.indices.contains(number)
          ? nil : (place: place, report: mirrors[number].report)
      }
    }
    return report.beside(others)
  }

  /// Reads what the traces have got; says whether there was anything.
  private func followQueues() -> Bool {
    device.makeCurrent {
      var isNew = false
      for (number, queue) in windows.queues.enumerated() {
        if mirrors.count == number { mirrors.append(QueueMirror()) }
        if mirrors[number].follow(queue.trace) { isNew = true }
      }
      return isNew
    }
  }

  /// What the queue of the window in front was told and has ordered since it was made.
  var trace: PopupQueue.Trace {
    device.makeCurrent {
      let queues = windows.queues
      let front = windows.frontNumber
      return (queues.indices.contains(front) ? queues[front].trace : nil) ?? PopupQueue.Trace()
    }
  }

  /// The latest things that happened, if something has since this was last asked.
  func changedTimeline(atMost count: Int) -> [LiveReport.Entry]? {
    let steps = device.makeCurrent { windows.queues.map { $0.trace?.steps.count ?? 0 } }
    let now = steps + [player.done.count]
    guard now != timelineTold else { return nil }
    timelineTold = now
    return timeline(atMost: count)
  }

  /// The latest things that happened, oldest first.
  func timeline(atMost count: Int) -> [LiveReport.Entry] {
    let traces = device.makeCurrent { windows.queues.map { $0.trace?.steps ?? [] } }
    let recorded = traces.enumerated().flatMap { number, steps in
      steps.suffix(count).map {
        TimelineEntry($0, window: traces.count > 1 ? number + 1 : nil)
      }
    }
    return TimelineEntry.merged(player.done.suffix(count), recorded).suffix(count).map {
      LiveReport.Entry(
        time: $0.time.inSeconds.trimmingCharacters(in: .whitespaces), words: $0.words,
        orders: $0.orders, isOfQueue: $0.isOfQueue)
    }
  }

  var report: LiveReport.Phone {
    let size = device.screen.bounds.size
    let open = windows.open
    return LiveReport.Phone(
      settings: settings, width: size.width, height: size.height, scale: scale,
      cornerRadius: device.model.cornerRadius, isPad: device.model.idiom == .pad,
      app: appState, windows: open.count,
      window: open.firstIndex { $0 === windows.front } ?? 0, mostWindows: LiveWindows.most,
      story: player.progress)
  }
}
