// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import gallery

@Suite("Access to the live phone")
struct DoorTests {
  @Test(
    arguments: [
      ("127.0.0.1:8787", nil), ("localhost:8787", nil), ("127.0.0.1", nil),
      ("127.0.0.1:8787", "http://127.0.0.1:8787"), ("localhost:80", "http://localhost:80"),
    ] as [(String?, String?)])
  func `The phone's own page and programs on this machine have access`(
    _ host: String?, _ origin: String?
  ) {
    #expect(LiveOrigin.refusal(host: host, origin: origin) == nil)
  }

  @Test(arguments: [
    ("127.0.0.1:8787", "http://example.com"), ("127.0.0.1:8787", "null"),
    ("127.0.0.1:8787", "http://127.0.0.1:9999"), ("127.0.0.1:8787", "https://127.0.0.1:8787"),
    ("127.0.0.1:8787", "http://127.0.0.1:8787.example.com"), ("127.0.0.1:8787", ""),
  ])
  func `The page of another site has no access`(_ host: String, _ origin: String) {
    #expect(LiveOrigin.refusal(host: host, origin: origin) == "the origin is another site")
  }

  @Test(arguments: ["example.com", "127.0.0.1.example.com", "", "localhost:x", ":80", "[::1]:80"])
  func `A request with the name of another host is refused`(_ host: String) {
    #expect(LiveOrigin.refusal(host: host, origin: nil) == "the host is not this machine")
  }

  @Test func `A request without a host is refused`() {
    #expect(LiveOrigin.refusal(host: nil, origin: nil) == "the host is not this machine")
  }

  @Test func `A fragmented message is assembled`() {
    let results = take([
      frame(.text, "a", fin: false), frame(.ping, "p"), frame(.continuation, "b", fin: false),
      frame(.continuation, "c"), frame(.text, "d"),
    ])

    #expect(
      results == [
        .nothing, .ping(Data("p".utf8)), .nothing, .message(Data("abc".utf8)),
        .message(Data("d".utf8)),
      ])
  }

  @Test func `Invalid frames close the connection`() {
    for frames in [
      [frame(.continuation, "a")], [frame(.binary, "a")],
      [frame(.text, "a", fin: false), frame(.text, "b")],
    ] {
      #expect(take(frames).last == .close(.protocolError))
    }
  }

  @Test func `A message above the size limit closes the connection, fragmented or not`() {
    let long = String(repeating: "a", count: LiveMessage.maximumSize)

    #expect(take([frame(.text, long + "a")]) == [.close(.tooLong)])
    #expect(
      take([frame(.text, long, fin: false), frame(.continuation, "a")])
        == [.nothing, .close(.tooLong)])
  }

  @Test @MainActor func `The log limits the lines per second and counts the omitted lines`() {
    var lines: [String] = []
    let log = LiveLog { lines.append($0) }

    for line in 1...30 { log.write("line \(line)", at: 5.5) }
    log.write("later", at: 6.1)

    #expect(lines.count == 22)
    #expect(Array(lines.suffix(3)) == ["line 20", "… and 10 more lines", "later"])
  }

  private func take(_ frames: [SocketFrame]) -> [FrameAssembly.Result] {
    var assembly = FrameAssembly()
    return frames.map { assembly.take($0) }
  }

  private func frame(
    _ kind: SocketFrame.Kind, _ text: String, fin: Bool = true
  ) -> SocketFrame {
    SocketFrame(kind: kind, isLast: fin, payload: Data(text.utf8))
  }
}
