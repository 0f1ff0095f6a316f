// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UIKitShim

@testable import gallery

@Suite("Messages of a browser to the live phone")
struct MessageTests {
  @Test(arguments: [
    (
      #"{"type":"touch","phase":"down","x":10,"y":20.5,"time":1500,"number":1}"#,
      LiveMessage.touch(.down, CGPoint(x: 10, y: 20.5), time: 1.5)
    ),
    (
      #"{"type":"touch","phase":"cancel","x":-3,"y":0,"time":0,"number":1}"#,
      .touch(.cancel, CGPoint(x: -3, y: 0), time: 0)
    ),
    (
      #"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-40,"number":1}"#,
      .wheel(CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: -40))
    ),
    (#"{"type":"text","text":"Grüße, 你好","number":1}"#, .text("Grüße, 你好")),
    (#"{"type":"key","key":"backspace","modifiers":"","number":1}"#, .key(.backspace, [])),
    (
      #"{"type":"key","key":"left","modifiers":"shift+option","number":1}"#,
      .key(.left, [.shift, .option])
    ),
    (#"{"type":"compose","text":"","number":1}"#, .compose("")),
    (#"{"type":"commit","text":"茶","number":1}"#, .commit("茶")),
    (
      #"{"type":"set","name":"appearance","value":"dark","number":1}"#,
      .set(.appearance(.dark))
    ),
    (
      #"{"type":"set","name":"reduceMotion","value":"true","number":1}"#,
      .set(.reduceMotion(true))
    ),
    (
      #"{"type":"set","name":"device","value":"ipad-11","number":1}"#, .set(.device(.iPad))
    ),
    (
      #"{"type":"story","id":"queue/overlap","act":"before","number":1}"#,
      .story("queue/overlap", .before)
    ),
    (#"{"type":"play","number":1}"#, .play),
    (#"{"type":"step","number":1}"#, .step),
    (#"{"type":"reset","number":1}"#, .reset),
    (#"{"type":"enqueue","sample":"payment","number":1}"#, .enqueue(.payment)),
    (#"{"type":"hold","number":1}"#, .hold),
    (#"{"type":"release","number":1}"#, .release),
    (#"{"type":"logOut","number":1}"#, .logOut),
    (#"{"type":"app","state":"background","number":1}"#, .app(.background)),
    (#"{"type":"window","action":"open","number":1}"#, .window(.open)),
    (#"{"type":"window","action":"second","number":1}"#, .window(.second)),
    (
      #"{"type":"set","name":"voiceOver","value":"true","number":1}"#, .set(.voiceOver(true))
    ),
    (
      #"{"type":"set","name":"keyboard","value":"connected","number":1}"#,
      .set(.keyboard(.connected))
    ),
    (#"{"type":"set","name":"system","value":"18","number":1}"#, .set(.system(.iOS18))),
  ])
  func `A valid message is decoded`(_ json: String, _ message: LiveMessage) throws {
    #expect(try LiveMessage.Numbered(Data(json.utf8)) == .init(number: 1, message: message))
  }

  @Test func `An acknowledgement has no number`() throws {
    let ack = try LiveMessage.Numbered(Data(#"{"type":"ack","frame":4294967295}"#.utf8))

    #expect(ack == .init(number: 0, message: .ack(frame: .max)))
  }

  @Test(arguments: [
    ("", "the message is not a JSON object of strings and numbers"),
    ("[]", "the message is not a JSON object of strings and numbers"),
    ("{\"type\":", "the message is not a JSON object of strings and numbers"),
    (#"{"type":true}"#, "the message is not a JSON object of strings and numbers"),
    (#"{"type":null}"#, "the message is not a JSON object of strings and numbers"),
    (#"{"type":["play"]}"#, "the message is not a JSON object of strings and numbers"),
    (#"{"number":1}"#, "“type” is missing"),
    (#"{"type":3,"number":1}"#, "“type” is not a string"),
    (#"{"type":"fly","number":1}"#, "unknown message type “fly”"),
    (#"{"type":"play"}"#, "“number” is missing"),
    (
      #"{"type":"play","number":-1}"#,
      "“number” is not an integer from 0 to 4294967295"
    ),
    (
      #"{"type":"play","number":1.5}"#,
      "“number” is not an integer from 0 to 4294967295"
    ),
    (
      #"{"type":"ack","frame":4294967296}"#,
      "“frame” is not an integer from 0 to 4294967295"
    ),
    (
      #"{"type":"play","number":1,"also":2}"#,
      "unknown field “also”"
    ),
    (
      #"{"type":"ack","frame":1,"number":2}"#,
      "unknown field “number”"
    ),
    (
      #"{"type":"touch","phase":"hover","x":1,"y":1,"number":1}"#, "“phase” cannot be “hover”"
    ),
    (
      #"{"type":"touch","phase":"down","x":"1","y":1,"number":1}"#, "“x” is not a coordinate"
    ),
    (
      #"{"type":"touch","phase":"down","x":1e9,"y":1,"number":1}"#, "“x” is not a coordinate"
    ),
    (#"{"type":"touch","phase":"down","x":1,"number":1}"#, "“y” is missing"),
    (#"{"type":"touch","phase":"up","x":1,"y":1,"number":1}"#, "“time” is missing"),
    (
      #"{"type":"touch","phase":"up","x":1,"y":1,"time":-1,"number":1}"#, "“time” is not a time"
    ),
    (
      #"{"type":"touch","phase":"up","x":1,"y":1,"time":1e13,"number":1}"#, "“time” is not a time"
    ),
    (
      #"{"type":"touch","phase":"down","x":1e999,"y":1,"number":1}"#,
      "the message is not a JSON object of strings and numbers"
    ),
    (#"{"type":"enqueue","sample":"pony","number":1}"#, "“sample” cannot be “pony”"),
    (
      #"{"type":"hold","reason":"x","number":1}"#,
      "unknown field “reason”"
    ),
    (#"{"type":"app","state":"gone","number":1}"#, "“state” cannot be “gone”"),
    (#"{"type":"window","action":"third","number":1}"#, "“action” cannot be “third”"),
    (#"{"type":"story","id":"shop","number":1}"#, "“act” is missing"),
    (#"{"type":"key","key":"F1","modifiers":"","number":1}"#, "“key” cannot be “F1”"),
    (
      #"{"type":"key","key":"up","modifiers":"hyper","number":1}"#,
      "“modifiers” cannot be “hyper”"
    ),
    (
      #"{"type":"key","key":"up","modifiers":"shift+","number":1}"#,
      "“modifiers” cannot be “shift+”"
    ),
    (
      #"{"type":"set","name":"appearance","value":"blue","number":1}"#,
      "there is no setting “appearance” with the value “blue”"
    ),
    (
      #"{"type":"set","name":"system","value":"17","number":1}"#,
      "there is no setting “system” with the value “17”"
    ),
    (
      #"{"type":"set","name":"colour","value":"dark","number":1}"#,
      "there is no setting “colour” with the value “dark”"
    ),
  ])
  func `An invalid message is refused with the problem`(
    _ json: String, _ words: String
  ) {
    #expect(refusal(of: Data(json.utf8)) == words)
  }

  @Test func `A text and a message above their size limits are refused`() {
    let text = String(repeating: "a", count: LiveMessage.maximumTextSize + 1)
    let long = #"{"type":"text","text":"\#(text)","number":1}"#

    #expect(refusal(of: Data(long.utf8)) == "“text” is longer than 4096 bytes")
    #expect(
      refusal(of: Data(count: LiveMessage.maximumSize + 1))
        == "the message has 65537 bytes; the limit is 65536")
  }

  @Test func `Invalid UTF-8 and unclosed brackets are refused`() {
    let words = "the message is not a JSON object of strings and numbers"

    #expect(refusal(of: Data([0xFF, 0xFE, 0x00])) == words)
    #expect(refusal(of: Data(repeating: UInt8(ascii: "["), count: 60_000)) == words)
    #expect(refusal(of: Data(String(repeating: #"{"a":"#, count: 12_000).utf8)) == words)
  }

  private func refusal(of data: Data) -> String? {
    do {
      _ = try LiveMessage.Numbered(data)
      return nil
    } catch {
      return error.description
    }
  }
}
