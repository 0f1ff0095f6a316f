// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An HTTP response; the connection is closed after it.
struct PageResponse: Sendable {
  enum Status: String, Sendable {
    case fine = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case notAllowed = "405 Method Not Allowed"
    case tooSlow = "408 Request Timeout"
    case tooLarge = "413 Content Too Large"
    case tooLong = "431 Request Header Fields Too Large"
    case busy = "503 Service Unavailable"
  }

  let status: Status
  let type: String
  /// The file name for a download; `nil` for content that the browser shows.
  let fileName: String?
  let body: Data

  init(_ status: Status = .fine, type: String, fileName: String? = nil, _ body: Data) {
    self.status = status
    self.type = type
    self.fileName = fileName
    self.body = body
  }

  /// Creates a response with a line of text.
  init(_ status: Status, _ words: String) {
    self.init(status, type: "text/plain; charset=utf-8", Data((words + "\n").utf8))
  }

  /// The bytes to send.
  var encoded: Data {
    let head =
      [
        "HTTP/1.1 \(status.rawValue)",
        "Content-Type: \(type)",
        "Content-Length: \(body.count)",
        "Connection: close",
        "Cache-Control: no-store",
        "Content-Security-Policy: default-src 'self'; img-src 'self' blob: data:; "
          + "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy: same-origin",
        "X-Content-Type-Options: nosniff",
      ] + (fileName.map { ["Content-Disposition: attachment; filename=\"\($0)\""] } ?? [])
    return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// Returns the response that switches a connection to WebSocket.
  static func handshake(key: String) -> Data {
    Data(
      """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(SocketKey.acceptKey(for: key))\r
      \r

      """.utf8)
  }
}
