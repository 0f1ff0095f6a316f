// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import FlyingFox
import Foundation
import UIKitShim

/// What is served under which path.
///
/// `/` and its files, `/phone` for the socket, `/tree` with the screen as text, `/picture.png` with
/// it exactly. Only for this machine: a request whose `Host` or `Origin` is another one is refused,
/// so that no page of another site can look at the phone or use it.
struct LiveRoutes: HTTPHandler {
  let session: LiveSession
  let files: PageFiles

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = LiveOrigin.refusal(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    {
      await session.log.note("refused a request for \(request.path.prefix(64)): \(refusal)")
      return plain(.forbidden, refusal)
    }
    guard request.method == .GET else {
      return plain(.methodNotAllowed, "Only GET is served here.")
    }
    switch request.path {
    case "/phone": return try await openSocket(request)
    case "/tree": return plain(.ok, await session.phone.tree)
    case "/picture.png":
      return response(.ok, type: "image/png", await session.phone.device.render().pngData())
    default:
      guard let file = files[request.path] else {
        return plain(.notFound, "There is nothing here.")
      }
      return response(.ok, type: file.type, file.data)
    }
  }

  private func openSocket(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard await session.hasSeat else {
      await session.log.note("turned a browser away: all seats are taken")
      return plain(.serviceUnavailable, "All seats are taken.")
    }
    let response = try await WebSocketHTTPHandler(handler: LiveSocket(session: session))
      .handleRequest(request)
    if response.statusCode == .badRequest {
      await session.log.note("refused a handshake: \(try await String(response.bodyData))")
    }
    return response
  }

  private func plain(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
    response(status, type: "text/plain; charset=utf-8", Data((words + "\n").utf8))
  }

  private func response(_ status: HTTPStatusCode, type: String, _ body: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type,
        HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: body)
  }
}

extension String {
  fileprivate init(_ data: Data) {
    self.init(decoding: data, as: UTF8.self)
  }
}

/// Which pages may use the phone: those that it has served itself.
enum LiveOrigin {
  private static let hosts: Set<Substring> = ["127.0.0.1", "localhost"]

  /// Why a request is refused, in words; nil for one that is not. Programs send no origin.
  static func refusal(host: String?, origin: String?) -> String? {
    guard let host, isLocal(host[...]) else { return "the host is not this machine" }
    guard let origin else { return nil }
    guard origin == "http://\(host)" else { return "the origin is another site" }
    return nil
  }

  private static func isLocal(_ host: Substring) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    return hosts.contains(parts[0])
      && (parts.count == 1 || (parts.count == 2 && UInt16(parts[1]) != nil))
  }
}
