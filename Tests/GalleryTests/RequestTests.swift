// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import gallery

@Suite("HTTP requests and WebSocket handshakes")
struct RequestTests {
  @Test
  func `A request head contains the method, the path without the query, and the headers`() throws {
    let request = try PageRequest(
      Array("GET /tree?now HTTP/1.1\r\nHost: localhost:1\r\nX-Y:z: 1".utf8))

    #expect(request.method == "GET")
    #expect(request.path == "/tree")
    #expect(request.headers == ["host": "localhost:1", "x-y": "z: 1"])
    #expect(request.socketKey == nil)
  }

  @Test(arguments: [
    ("", "the first line is not an HTTP request"),
    ("GET /", "the first line is not an HTTP request"),
    ("GET / HTTP/2", "the first line is not an HTTP request"),
    ("GET  / HTTP/1.1", "the first line is not an HTTP request"),
    ("GET http://a/ HTTP/1.1", "the first line is not an HTTP request"),
    ("GET / HTTP/1.1\r\nHost", "a header has no name"),
    ("GET / HTTP/1.1\r\n: x", "a header has no name"),
    ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: b", "a header is repeated"),
    ("GET / HTTP/1.1\r\nContent-Length: 5", "the request must not have a body"),
    ("POST /replay/0 HTTP/1.1\r\nContent-Length: -5", "the request must not have a body"),
    (
      "POST /replay/0 HTTP/1.1\r\nContent-Length: 9223372036854775808",
      "the request must not have a body"
    ),
    ("POST /replay/0 HTTP/1.1\r\nTransfer-Encoding: chunked", "the request must not have a body"),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", "the request must not have a body"),
  ])
  func `An invalid request head is refused`(_ head: String, _ words: String) {
    var refusal: String?
    do {
      _ = try PageRequest(Array(head.utf8))
    } catch {
      refusal = error.words
    }
    #expect(refusal == words)
  }

  @Test func `The body length of a POST request is read from its headers`() throws {
    let head = "POST /replay/3 HTTP/1.1\r\nContent-Length: 120"
    #expect(try PageRequest(Array(head.utf8)).bodyLength == 120)
    #expect(try PageRequest(Array("GET / HTTP/1.1".utf8)).bodyLength == 0)
  }

  @Test func `The handshake key equals the RFC's example`() throws {
    let request = try PageRequest(
      Array(
        """
        GET /phone HTTP/1.1\r
        Upgrade: WebSocket\r
        Connection: keep-alive, Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
        """.utf8))

    let key = try #require(request.socketKey)
    #expect(SocketKey.acceptKey(for: key) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (String(repeating: "a", count: 119), "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"),
    (String(repeating: "a", count: 120), "f34c1488385346a55709ba056ddd08280dd4c6d6"),
  ])
  func `Checksums equal published SHA-1 values`(_ text: String, _ sum: String) {
    let bytes = SocketKey.sha1(Array(text.utf8))

    #expect(bytes.map { String(format: "%02x", $0) }.joined() == sum)
  }

  @Test(
    arguments: [
      (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]),
      (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])])
  func `A frame starts with its length`(_ count: Int, _ head: [UInt8]) {
    let data = SocketFrame(kind: .text, payload: Data(count: count)).encoded

    #expect(Array(data.prefix(head.count)) == head)
    #expect(data.count == head.count + count)
  }

  @Test(
    arguments: [
      (0x81, 0x05), (0xC1, 0x85), (0x91, 0x85), (0x83, 0x85), (0x8B, 0x85), (0x09, 0x85),
      (0x88, 0xFE),
    ] as [(UInt8, UInt8)])
  func `A frame head that the protocol does not allow is refused`(_ first: UInt8, _ second: UInt8) {
    #expect(SocketFrameHead(first: first, second: second) == nil)
  }

  @Test func `A response has its content length and closes the connection`() {
    let text = String(decoding: PageResponse(.notFound, "Nothing.").encoded, as: UTF8.self)

    #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(text.contains("\r\nContent-Length: 9\r\nConnection: close\r\n"))
    #expect(text.hasSuffix("\r\n\r\nNothing.\n"))
  }
}
