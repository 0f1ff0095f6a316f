// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UIKitShim

@testable import gallery

@Suite("What a browser says to the live phone")
struct MessageTests {
  @Test(arguments: [
    (
      #"{"type":"touch","phase":"down","x":10,"y":20.5,"number":1}"#,
      LiveMessage.touch(.down, CGPoint(x: 10, y: 20.5))
    ),
    (
      #"{"type":"touch","phase":"cancel","x":-3,"y":0,"number":1}"#,
      .touch(.cancel, CGPoint(x: -3, y: 0))
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
    (#"{"type":"window","wish":"open","number":1}"#, .window(.open)),
    (#"{"type":"window","wish":"second","number":1}"#, .window(.second)),
    (
      #"{"type":"set","name":"voiceOver","value":"true","number":1}"#, .set(.voiceOver(true))
    ),
    (
      #"{"type":"set","name":"keyboard","value":"connected","number":1}"#,
      .set(.keyboard(.connected))
    ),
  ])
  func `A message says what it means`(_ json: String, _ message: LiveMessage) throws {
    #expect(try LiveMessage.Numbered(Data(json.utf8)) == .init(number: 1, message: message))
  }

  @Test func `An acknowledgement has no number`() throws {
    let ack = try LiveMessage.Numbered(Data(#"{"type":"ack","frame":4294967295}"#.utf8))

    #expect(ack == .init(number: 0, message: .ack(frame: .max)))
  }

  @Test(arguments: [
    ("", "it is not a JSON object of texts and numbers"),
    ("[]", "it is not a JSON object of texts and numbers"),
    ("{\"type\":", "it is not a JSON object of texts and numbers"),
    (#"{"type":true}"#, "it is not a JSON object of texts and numbers"),
    (#"{"type":null}"#, "it is not a JSON object of texts and numbers"),
    (#"{"type":["play"]}"#, "it is not a JSON object of texts and numbers"),
    (#"{"number":1}"#, "“type” is missing"),
    (#"{"type":3,"number":1}"#, "“type” is not a text"),
    (#"{"type":"fly","number":1}"#, "there is no message of the type “fly”"),
    (#"{"type":"play"}"#, "“number” is missing"),
    (
      #"{"type":"play","number":-1}"#,
      "“number” is not a whole number from 0 to 4294967295"
    ),
    (
      #"{"type":"play","number":1.5}"#,
      "“number” is not a whole number from 0 to 4294967295"
    ),
    (
      #"{"type":"ack","frame":4294967296}"#,
      "“frame” is not a whole number from 0 to 4294967295"
    ),
    (
      #"{"type":"play","number":1,"also":2}"#,
      "it has a field “also” that does not belong there"
    ),
    (
      #"{"type":"ack","frame":1,"number":2}"#,
      "it has a field “number” that does not belong there"
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
    (
      #"{"type":"touch","phase":"down","x":1e999,"y":1,"number":1}"#,
      "it is not a JSON object of texts and numbers"
    ),
    (#"{"type":"enqueue","sample":"pony","number":1}"#, "“sample” cannot be “pony”"),
    (
      #"{"type":"hold","reason":"x","number":1}"#,
      "it has a field “reason” that does not belong there"
    ),
    (#"{"type":"app","state":"gone","number":1}"#, "“state” cannot be “gone”"),
    (#"{"type":"window","wish":"third","number":1}"#, "“wish” cannot be “third”"),
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
      #"{"type":"set","name":"colour","value":"dark","number":1}"#,
      "there is no setting “colour” with the value “dark”"
    ),
  ])
  func `A message with anything wrong in it is refused, in words`(
    _ json: String, _ words: String
  ) {
    #expect(refusal(of: Data(json.utf8)) == words)
  }

  @Test func `A text above its limit and a message above the longest are refused`() {
    let text = String(repeating: "a", count: LiveMessage.maximumTextSize + 1)
    let long = #"{"type":"text","text":"\#(text)","number":1}"#

    #expect(refusal(of: Data(long.utf8)) == "“text” is longer than 4096 bytes")
    #expect(
      refusal(of: Data(count: LiveMessage.maximumSize + 1))
        == "it has 65537 bytes; at most 65536 are read")
  }

  @Test func `Bytes that are no text and brackets without an end are refused`() {
    let words = "it is not a JSON object of texts and numbers"

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
