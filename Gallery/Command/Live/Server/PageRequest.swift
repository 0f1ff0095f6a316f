// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The head of an HTTP request: all that the live phone reads of one.
struct PageRequest: Equatable, Sendable {
  /// Why a head was not read, as the status that says so.
  struct Refusal: Error, Equatable {
    let status: PageResponse.Status
    let words: String
  }

  /// A head longer than this, in bytes, is refused.
  static let longest = 8_192

  let method: String
  /// The path, without what is behind a question mark.
  let path: String
  /// Values by name in lower case.
  let headers: [String: String]
  /// How many bytes follow the head; none but those that are posted.
  let bodyLength: Int

  /// Reads a head without the empty line that ends it.
  init(_ head: some Collection<UInt8>) throws(Refusal) {
    var lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let first = (lines.popFirst() ?? "").split(
      separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0",
      first[1].hasPrefix("/")
    else { throw Refusal(status: .badRequest, words: "the first line is no request") }
    method = String(first[0])
    path = String(first[1].prefix { $0 != "?" })
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw Refusal(status: .badRequest, words: "a header has no name")
      }
      let name = line[..<colon].lowercased()
      let value = String(line[line.index(after: colon)...].trimmingPrefix { $0 == " " })
      // Of two values nobody knows which one counts.
      guard headers.updateValue(value, forKey: name) == nil else {
        throw Refusal(status: .badRequest, words: "a header stands there twice")
      }
    }
    self.headers = headers
    guard headers["transfer-encoding"] == nil, let length = Int(headers["content-length"] ?? "0"),
      length == 0 || (length > 0 && method == "POST")
    else { throw Refusal(status: .badRequest, words: "a request has no body here") }
    bodyLength = length
  }

  /// The key of a WebSocket handshake; nil if this is none.
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
