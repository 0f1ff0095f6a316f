// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A report from the live phone to a browser: one JSON object in a text message.
///
/// A later report replaces an earlier one of the same kind, except `refused`.
enum LiveReport: Sendable {
  /// The first message: the available stories, popups and devices.
  case hello(Hello)
  /// The settings of the phone and the progress of the story.
  case phone(Phone)
  /// The state of the queue.
  case queue(QueueReport)
  /// The latest entries of the timeline, oldest first.
  case timeline([Entry])
  /// All messages up to this number have been processed; moves of a touch have been applied.
  case processed(number: UInt32)
  /// The phone is idle and the browser has drawn the exact screen; `number` is the last processed
  /// message.
  case rest(number: UInt32)
  /// A story taps the screen at this point.
  case finger(x: Double, y: Double)
  /// A message was refused, with the reason.
  case refused(why: LiveWords)

  struct Hello: Equatable, Sendable, Encodable {
    struct Story: Equatable, Sendable, Encodable {
      let id: String
      /// Its chapter of the gallery.
      let chapter: String
      let title: LiveWords
      let trouble: LiveWords
    }

    /// A sample popup.
    struct Sample: Equatable, Sendable, Encodable {
      let id: String
      let kind: LiveWords
      let title: LiveWords
      let note: LiveWords
    }

    let stories: [Story]
    let samples: [Sample]
    let devices: [[String]]
  }

  struct Phone: Equatable, Sendable, Encodable {
    let settings: LiveSettings
    /// The size of the screen in points, in the current orientation.
    let width: Double
    let height: Double
    /// Pixels per point.
    let scale: Double
    let cornerRadius: Double
    let isPad: Bool
    let app: LiveAppState
    /// The number of open windows of the app, the index of the visible one, and the maximum number.
    let windows: Int
    let window: Int
    let mostWindows: Int
    let story: StoryProgress
  }

  /// An entry of the timeline: an event and its effects.
  struct Entry: Equatable, Sendable, Encodable {
    let time: String
    let words: LiveWords
    var orders: [LiveWords] = []
    /// The line of the trace; empty for a step of a story.
    var trace = ""
    var isOfQueue = false
  }

  /// The report as JSON.
  func encoded() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      return
        #"{"type":"refused","why":{"english":"a report could not be written","chinese":"无法写入报告"}}"#
    }
  }
}

extension LiveReport {
  /// The kind of a report; a pending report is replaced by a later one of its kind.
  enum Kind: Int, CaseIterable, Sendable {
    case hello, phone, queue, timeline, processed, rest, finger, refused
  }

  var kind: Kind {
    switch self {
    case .hello: .hello
    case .phone: .phone
    case .queue: .queue
    case .timeline: .timeline
    case .processed: .processed
    case .rest: .rest
    case .finger: .finger
    case .refused: .refused
    }
  }
}

extension LiveReport: Encodable {
  private enum Key: String, CodingKey {
    case type, number, x, y, why, entries
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode("\(kind)", forKey: .type)
    switch self {
    case .hello(let hello): try hello.encode(to: encoder)
    case .phone(let phone): try phone.encode(to: encoder)
    case .queue(let queue): try queue.encode(to: encoder)
    case .timeline(let entries): try fields.encode(entries, forKey: .entries)
    case .processed(let number), .rest(let number): try fields.encode(number, forKey: .number)
    case .finger(let x, let y):
      try fields.encode(x, forKey: .x)
      try fields.encode(y, forKey: .y)
    case .refused(let why): try fields.encode(why, forKey: .why)
    }
  }
}
