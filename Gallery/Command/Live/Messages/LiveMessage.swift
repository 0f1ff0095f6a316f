// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// A message from a browser to the live phone: one JSON object in a text message.
///
/// Every message has a `type` and, except for `ack`, a consecutive `number`: frames and `rest`
/// contain the number of the last processed message. A message with a field that is unknown,
/// missing, too large or of a wrong type is refused.
///
/// | type | fields | meaning |
/// |---|---|---|
/// | `touch` | `phase`: down, move, up, cancel; `x`, `y` in points of the screen; `time` in milliseconds, from any start | a touch |
/// | `wheel` | `x`, `y`, `dx`, `dy` in points | scrolls the view at this point |
/// | `text` | `text` | typed or pasted text |
/// | `key` | `key`, one of `Key`; `modifiers`, such as `shift+option` | a key without a character |
/// | `compose` | `text` | the marked text of an input method; empty: cancelled |
/// | `commit` | `text` | the text that the input method inserts |
/// | `set` | `name`, `value` | changes a setting, see `LiveSettings.Change` |
/// | `story` | `id`; `act`, before or after | opens a story at its start |
/// | `play`, `step`, `reset` | | plays the story, performs its next step, restarts it |
/// | `enqueue` | `sample`, one of `PopupSample` | shows a popup |
/// | `hold`, `release` | | holds the popup lane; releases the newest hold |
/// | `logOut` | | ends the session and dismisses every popup |
/// | `app` | `state`, one of `LiveAppState` | changes the activation state of the app |
/// | `window` | `action`, one of `LiveWindowAction` | opens, closes or selects a window of the app |
/// | `ack` | `frame` | the browser has drawn this frame |
enum LiveMessage: Equatable, Sendable {
  enum TouchPhase: String, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  enum Key: String, CaseIterable, Sendable {
    case enter, backspace, escape
    case left, right, up, down
    case selectAll, copy, cut
  }

  /// The time, in seconds, is when the user moved the finger, which may be earlier than now.
  case touch(TouchPhase, CGPoint, time: Double)
  case wheel(CGPoint, by: CGVector)
  case text(String)
  case key(Key, HeadlessKey.Modifiers)
  case compose(String)
  case commit(String)
  case set(LiveSettings.Change)
  case story(String, Story.Act)
  case play
  case step
  case reset
  case enqueue(PopupSample)
  case hold
  case release
  case logOut
  case app(LiveAppState)
  case window(LiveWindowAction)
  case ack(frame: UInt32)
}

extension LiveMessage {
  /// The maximum size of a message, in bytes; larger messages are not read.
  static let maximumSize = 65_536
  /// The maximum length of a text, in UTF-8 bytes.
  static let maximumTextSize = 4_096
  /// The maximum absolute value of a coordinate.
  static let maximumCoordinate = 100_000.0
  /// The maximum time of a touch, in milliseconds.
  static let maximumTime = 1e12

  /// A message with its number.
  struct Numbered: Equatable, Sendable {
    let number: UInt32
    let message: LiveMessage
  }

  /// The reason why a message was refused, for its sender.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let words: LiveWords

    /// Creates a refusal. Without a Chinese text, one that the page cannot cause.
    init(_ english: String, chinese: String? = nil) {
      words = LiveWords(english, chinese: chinese ?? english)
    }

    var description: String { words.english }
  }
}
