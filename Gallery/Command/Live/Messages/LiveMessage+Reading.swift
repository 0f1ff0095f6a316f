// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

extension LiveMessage.Numbered {
  /// Decodes a message from the socket.
  init(_ data: Data) throws(LiveMessage.Refusal) {
    guard data.count <= LiveMessage.maximumSize else {
      throw LiveMessage.Refusal(
        "the message has \(data.count) bytes; the limit is \(LiveMessage.maximumSize)")
    }
    var fields = try LiveFields(data)
    let type = try fields.text("type", atMost: 16)
    let message = try LiveMessage(type, &fields)
    if case .ack = message { number = 0 } else { number = try fields.number("number") }
    self.message = message
    try fields.finish()
  }
}

extension LiveMessage {
  fileprivate init(_ type: String, _ fields: inout LiveFields) throws(Refusal) {
    switch type {
    case "touch":
      self = .touch(
        try fields.choice("phase"), try fields.point("x", "y"), time: try fields.time("time"))
    case "wheel":
      let point = try fields.point("x", "y")
      let distance = try fields.point("dx", "dy")
      self = .wheel(point, by: CGVector(dx: distance.x, dy: distance.y))
    case "text": self = .text(try fields.text("text", atMost: Self.maximumTextSize))
    case "key": self = .key(try fields.choice("key"), try fields.modifiers("modifiers"))
    case "compose": self = .compose(try fields.text("text", atMost: Self.maximumTextSize))
    case "commit": self = .commit(try fields.text("text", atMost: Self.maximumTextSize))
    case "set":
      let name = try fields.text("name", atMost: 32)
      let value = try fields.text("value", atMost: 32)
      guard let change = LiveSettings.Change(name: name, value: value) else {
        throw Refusal("there is no setting “\(name)” with the value “\(value)”")
      }
      self = .set(change)
    case "story":
      self = .story(try fields.text("id", atMost: 128), try fields.choice("act"))
    case "play": self = .play
    case "step": self = .step
    case "reset": self = .reset
    case "enqueue": self = .enqueue(try fields.choice("sample"))
    case "hold": self = .hold
    case "release": self = .release
    case "logOut": self = .logOut
    case "app": self = .app(try fields.choice("state"))
    case "window": self = .window(try fields.choice("action"))
    case "ack": self = .ack(frame: try fields.number("frame"))
    default: throw Refusal("unknown message type “\(type)”")
    }
  }
}

/// The fields of a message. Each is read once; remaining fields are an error.
private struct LiveFields {
  private var values: [String: LiveValue]

  init(_ data: Data) throws(LiveMessage.Refusal) {
    do {
      values = try JSONDecoder().decode([String: LiveValue].self, from: data)
    } catch {
      throw LiveMessage.Refusal("the message is not a JSON object of strings and numbers")
    }
  }

  mutating func text(
    _ name: String, atMost limit: Int
  ) throws(LiveMessage.Refusal) -> String {
    guard case .text(let text) = try take(name) else {
      throw LiveMessage.Refusal("“\(name)” is not a string")
    }
    guard text.utf8.count <= limit else {
      throw LiveMessage.Refusal("“\(name)” is longer than \(limit) bytes")
    }
    return text
  }

  mutating func number(_ name: String) throws(LiveMessage.Refusal) -> UInt32 {
    guard case .number(let number) = try take(name), let whole = UInt32(exactly: number) else {
      throw LiveMessage.Refusal("“\(name)” is not an integer from 0 to \(UInt32.max)")
    }
    return whole
  }

  mutating func point(_ x: String, _ y: String) throws(LiveMessage.Refusal) -> CGPoint {
    CGPoint(x: try coordinate(x), y: try coordinate(y))
  }

  private mutating func coordinate(_ name: String) throws(LiveMessage.Refusal) -> Double {
    guard case .number(let number) = try take(name), abs(number) <= LiveMessage.maximumCoordinate
    else {
      throw LiveMessage.Refusal("“\(name)” is not a coordinate")
    }
    return number
  }

  /// Reads milliseconds and returns seconds.
  mutating func time(_ name: String) throws(LiveMessage.Refusal) -> Double {
    guard case .number(let number) = try take(name), 0...LiveMessage.maximumTime ~= number else {
      throw LiveMessage.Refusal("“\(name)” is not a time")
    }
    return number / 1000
  }

  mutating func choice<Choice: RawRepresentable<String>>(
    _ name: String
  ) throws(LiveMessage.Refusal) -> Choice {
    let text = try text(name, atMost: 32)
    guard let choice = Choice(rawValue: text) else {
      throw LiveMessage.Refusal("“\(name)” cannot be “\(text)”")
    }
    return choice
  }

  /// Reads modifiers separated by plus signs; an empty string means none.
  mutating func modifiers(
    _ name: String
  ) throws(LiveMessage.Refusal) -> HeadlessKey.Modifiers {
    let text = try text(name, atMost: 32)
    var modifiers: HeadlessKey.Modifiers = []
    for word in text.split(separator: "+", omittingEmptySubsequences: !text.contains("+")) {
      switch word {
      case "shift": modifiers.insert(.shift)
      case "option": modifiers.insert(.option)
      case "command": modifiers.insert(.command)
      default: throw LiveMessage.Refusal("“\(name)” cannot be “\(text)”")
      }
    }
    return modifiers
  }

  func finish() throws(LiveMessage.Refusal) {
    guard let name = values.keys.min() else { return }
    throw LiveMessage.Refusal("unknown field “\(name.prefix(32))”")
  }

  private mutating func take(_ name: String) throws(LiveMessage.Refusal) -> LiveValue {
    guard let value = values.removeValue(forKey: name) else {
      throw LiveMessage.Refusal("“\(name)” is missing")
    }
    return value
  }
}

/// A value in a message: a string or a number.
private enum LiveValue: Decodable {
  case text(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Double.self))
    } catch DecodingError.typeMismatch {
      self = .text(try container.decode(String.self))
    }
  }
}
