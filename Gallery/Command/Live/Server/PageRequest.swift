// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The head of an HTTP request.
struct PageRequest: Equatable, Sendable {
  /// The reason why a head is invalid, with the HTTP status.
  struct Refusal: Error, Equatable {
    let status: PageResponse.Status
    let words: String
  }

  /// The maximum size of a head, in bytes.
  static let longest = 8_192

  let method: String
  /// The path without the query.
  let path: String
  /// The values by header name in lower case.
  let headers: [String: String]
  /// The number of bytes after the head; 0 except for POST.
  let bodyLength: Int

  /// Parses a head, without the empty line at its end.
  init(_ head: some Collection<UInt8>) throws(Refusal) {
    var lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let first = (lines.popFirst() ?? "").split(
      separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0",
      first[1].hasPrefix("/")
    else { throw Refusal(status: .badRequest, words: "the first line is not an HTTP request") }
    method = String(first[0])
    path = String(first[1].prefix { $0 != "?" })
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw Refusal(status: .badRequest, words: "a header has no name")
      }
      let name = line[..<colon].lowercased()
      let value = String(line[line.index(after: colon)...].trimmingPrefix { $0 == " " })
      // With repeated headers it is ambiguous which value counts.
      guard headers.updateValue(value, forKey: name) == nil else {
        throw Refusal(status: .badRequest, words: "a header is repeated")
      }
    }
    self.headers = headers
    guard headers["transfer-encoding"] == nil, let length = Int(headers["content-length"] ?? "0"),
      length == 0 || (length > 0 && method == "POST")
    else { throw Refusal(status: .badRequest, words: "the request must not have a body") }
    bodyLength = length
  }

  /// The key of a WebSocket handshake; `nil` for other requests.
  var socketKey: String? {
    guard method == "GET", headers["upgrade"]?.lowercased() == "websocket",
      headers["sec-websocket-version"] == "13",
      (headers["connection"] ?? "").lowercased().split(whereSeparator: { ", ".contains($0) })
        .contains("upgrade"),
      let key = headers["sec-websocket-key"], key.utf8.count == 24
    else { return nil }
    return key
  }
}
