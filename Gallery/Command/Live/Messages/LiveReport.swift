// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What the live phone says to a browser beside frames: one JSON object in one text message.
///
/// Of each kind only the latest matters, save `refused`.
enum LiveReport: Sendable {
  /// The first message: what there is to choose from.
  case hello(Hello)
  /// The phone as it is set up, and the story that runs on it.
  case phone(Phone)
  /// The queue as it is.
  case queue(QueueReport)
  /// The latest things that happened, oldest first.
  case timeline([Entry])
  /// Nothing moves, nothing is due soon, and the browser has drawn all of it exactly; `number` is
  /// the latest message that had been heard.
  case rest(number: UInt32)
  /// A script touches the screen here, in points.
  case finger(x: Double, y: Double)
  /// A message was refused, in words.
  case refused(why: String)

  struct Hello: Equatable, Sendable, Encodable {
    struct Story: Equatable, Sendable, Encodable {
      let id: String
      /// The chapter of the gallery that it belongs to.
      let chapter: String
      let title: LiveWords
      let trouble: LiveWords
    }

    /// A popup that can be asked for.
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
    /// The screen in points, as it is held.
    let width: Double
    let height: Double
    /// Pixels per point.
    let scale: Double
    let cornerRadius: Double
    let isPad: Bool
    let app: LiveAppState
    /// How many windows of the app are open, which of them is shown, the first being 0, and how many
    /// there can be.
    let windows: Int
    let window: Int
    let mostWindows: Int
    let story: StoryProgress
  }

  /// Something that happened: what was told, and what was ordered because of it.
  struct Entry: Equatable, Sendable, Encodable {
    let time: String
    let words: LiveWords
    var orders: [LiveWords] = []
    /// The same in the language of traces; nothing for a step of a story.
    var trace = ""
    var isOfQueue = false
  }

  /// The JSON text.
  func encoded() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      return #"{"type":"refused","why":"a report could not be written"}"#
    }
  }
}

extension LiveReport {
  /// Reports of a kind replace each other while they wait to be sent.
  enum Kind: Int, CaseIterable, Sendable {
    case hello, phone, queue, timeline, rest, finger, refused
  }

  var kind: Kind {
    switch self {
    case .hello: .hello
    case .phone: .phone
    case .queue: .queue
    case .timeline: .timeline
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
    case .rest(let number): try fields.encode(number, forKey: .number)
    case .finger(let x, let y):
      try fields.encode(x, forKey: .x)
      try fields.encode(y, forKey: .y)
    case .refused(let why): try fields.encode(why, forKey: .why)
    }
  }
}
