// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// What a browser says to the live phone: one JSON object in one text message.
///
/// Every message has `type` and, save `ack`, a running `number`, with which the answer comes back:
/// frames and `rest` name the latest one that had been heard. Nothing else may be in it; what is
/// unknown, missing, too large or of another kind makes the whole message refused.
///
/// | type | fields | meaning |
/// |---|---|---|
/// | `touch` | `phase`: down, move, up, cancel; `x`, `y` in points of the screen | one finger |
/// | `wheel` | `x`, `y`, `dx`, `dy` in points | scrolls what lies there |
/// | `text` | `text` | typed or pasted |
/// | `key` | `key`, one of `Key`; `modifiers`, as in `shift+option` | keys without a character |
/// | `compose` | `text` | what an input method shows meanwhile; empty: nothing comes of it |
/// | `commit` | `text` | what the input method makes of it |
/// | `set` | `name`, `value` | one of `LiveSettings.Change` |
/// | `story` | `id`; `act`, before or after | begins a story anew |
/// | `play`, `step`, `reset` | | plays the story, does its next step, begins it again |
/// | `enqueue` | `sample`, one of `PopupSample` | asks for a popup |
/// | `hold`, `release` | | keeps the lane of popups from starting anything; lets it |
/// | `logOut` | | ends the session, and every popup with it |
/// | `app` | `state`, one of `LiveAppState` | takes the app to the background and back |
/// | `window` | `wish`, one of `LiveWindowAction` | opens, closes or turns to a window of the app |
/// | `ack` | `frame` | this frame has been drawn |
enum LiveMessage: Equatable, Sendable {
  enum TouchPhase: String, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  enum Key: String, CaseIterable, Sendable {
    case enter, backspace, escape
    case left, right, up, down
    case selectAll, copy, cut
  }

  case touch(TouchPhase, CGPoint)
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
  /// A message longer than this, in bytes, is refused unread.
  static let maximumSize = 65_536
  /// The longest text in it, in UTF-8 bytes.
  static let maximumTextSize = 4_096
  /// No coordinate is further from zero.
  static let maximumCoordinate = 100_000.0

  /// A message with its running number.
  struct Numbered: Equatable, Sendable {
    let number: UInt32
    let message: LiveMessage
  }

  /// Why a message was refused, in words for its sender.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
