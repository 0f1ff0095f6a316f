// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import Usher
import UsherCore
import UsherTesting

// Reports about the phone.
extension LivePhone {
  /// The screen as text.
  var tree: String {
    device.makeCurrent {
      windows.front?.windowScene.map { ScreenDescription(of: $0).text } ?? ""
    }
  }

  /// Returns the report about the front window's queue if it has changed since the last call; what
  /// changes only with the time is brought up to date once a second.
  func changedQueue() -> QueueReport? {
    let now = [windows.frontNumber, windows.open.count, Int(time.sinceStart.components.seconds)]
    let isDue = followQueues() || now != lastState || lastQueueReport == nil
    guard isDue else { return nil }
    lastState = now
    let report = queue
    guard report != lastQueueReport else { return nil }
    lastQueueReport = report
    return report
  }

  /// The report about the front window's queue, as of the last call of `changedQueue`.
  var queue: QueueReport {
    let front = windows.frontNumber
    let mirror = mirrors.indices.contains(front) ? mirrors[front] : QueueMirror()
    let others = windows.open.enumerated().compactMap { index, window in
      windows.number(of: window).flatMap { number in
        number == front || !mirrors.indices.contains(number)
          ? nil : (index: index, report: mirrors[number].report(at: time))
      }
    }
    return mirror.report(at: time).addingWindows(others)
  }

  private var time: MonotonicInstant { device.makeCurrent { .now } }

  /// Reads new steps of the traces. Returns whether there were any.
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

  /// The complete trace of the front window's queue.
  var trace: PopupQueue.Trace {
    device.makeCurrent {
      let queues = windows.queues
      let front = windows.frontNumber
      return (queues.indices.contains(front) ? queues[front].trace : nil) ?? PopupQueue.Trace()
    }
  }

  /// Returns the latest entries of the timeline if there are new ones since the last call.
  func changedTimeline(atMost count: Int) -> [LiveReport.Entry]? {
    let steps = device.makeCurrent { windows.queues.map { $0.trace?.steps.count ?? 0 } }
    let now = steps + [player.performedSteps.count]
    guard now != lastTimelineCounts else { return nil }
    lastTimelineCounts = now
    return timeline(atMost: count)
  }

  /// Returns the latest entries of the timeline, oldest first.
  func timeline(atMost count: Int) -> [LiveReport.Entry] {
    let story = player.performedSteps.suffix(count).map { step in
      (
        step.time,
        LiveReport.Entry(
          time: step.time.secondsText, words: LiveWords(step.words, chinese: step.words))
      )
    }
    let traces = device.makeCurrent { windows.queues.map { $0.trace ?? PopupQueue.Trace() } }
    let queues = traces.enumerated().flatMap { number, trace in
      let (names, window) = (TraceNames(trace), windows.words(for: number))
      let displayNames = trace.names
      return trace.steps.reversed().lazy
        .compactMap { step in
          LiveReport.Entry(step, naming: names, displayNames: displayNames, window: window)
            .map { (step.time.sinceStart, $0) }
        }
        .prefix(count).reversed()
    }
    return (story + queues).ordered(by: \.0).suffix(count).map(\.1)
  }

  var report: LiveReport.Phone {
    let size = device.screen.bounds.size
    let open = windows.open
    return LiveReport.Phone(
      settings: settings, width: size.width, height: size.height, scale: scale,
      cornerRadius: device.model.cornerRadius, isPad: device.model.idiom == .pad,
      app: appState, windows: open.count,
      window: open.firstIndex { $0 === windows.front } ?? 0, mostWindows: LiveWindows.maximumOpen,
      story: player.progress)
  }
}

extension LiveReport.Entry {
  /// Describes a step of a queue; `nil` for a step that only concerns timers.
  fileprivate init?(
    _ step: PopupQueue.Trace.Step, naming names: TraceNames, displayNames: [PopupID: String],
    window: LiveWords?
  ) {
    guard let (event, orders) = step.words(names: displayNames) else { return nil }
    let words = LiveWords(
      (window?.english ?? "") + event.english, chinese: (window?.chinese ?? "") + event.chinese)
    self.init(
      time: step.time.sinceStart.secondsText, words: words, orders: orders,
      trace: TimelineEntry(step, naming: names).text, isOfQueue: true)
  }
}

extension LiveWindows {
  /// Returns the window as a prefix for an entry, if there are several windows.
  fileprivate func words(for number: Int) -> LiveWords? {
    guard let index = index(of: number) else {
      return LiveWords("Closed window: ", chinese: "已关闭的窗口：")
    }
    guard open.count > 1 else { return nil }
    return LiveWords("Window \(index + 1): ", chinese: "窗口 \(index + 1)：")
  }
}
