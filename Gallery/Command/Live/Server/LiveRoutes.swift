// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What is served under which path.
///
/// `/` and its files, `/phone` for the socket, `/tree` with the screen as text, `/picture.png` with
/// it exactly. Only for this machine: a request whose `Host` or `Origin` is another one is refused,
/// so that no page of another site can look at the phone or use it.
struct LiveRoutes: Sendable {
  enum Outcome: Sendable {
    case answer(PageAnswer)
    /// A browser has sat down; the handshake answers its key.
    case socket(key: String, LiveClient)
  }

  let session: LiveSession
  let files: PageFiles

  /// Answers a request, given its head.
  func answer(to head: [UInt8]) async -> Outcome {
    let request: PageRequest
    do {
      request = try PageRequest(head)
    } catch {
      await session.log.note("refused a request: \(error.words)")
      return .answer(PageAnswer(error.status, error.words))
    }
    if let refusal = LiveOrigin.refusal(
      host: request.headers["host"], origin: request.headers["origin"])
    {
      await session.log.note("refused a request for \(request.path.prefix(64)): \(refusal)")
      return .answer(PageAnswer(.forbidden, refusal))
    }
    guard request.method == "GET" else {
      return .answer(PageAnswer(.notAllowed, "Only GET is served here."))
    }
    return await answer(request)
  }

  private func answer(_ request: PageRequest) async -> Outcome {
    switch request.path {
    case "/phone": return await openSocket(request)
    case "/tree": return .answer(PageAnswer(.fine, await session.phone.tree))
    case "/picture.png":
      return .answer(PageAnswer(type: "image/png", await session.picture))
    default:
      guard let file = files[request.path] else {
        return .answer(PageAnswer(.notFound, "There is nothing here."))
      }
      return .answer(PageAnswer(type: file.type, file.data))
    }
  }

  private func openSocket(_ request: PageRequest) async -> Outcome {
    guard let key = request.socketKey else {
      await session.log.note("refused a handshake")
      return .answer(PageAnswer(.badRequest, "This is no handshake of a WebSocket."))
    }
    guard let client = await session.join() else {
      await session.log.note("turned a browser away: all seats are taken")
      return .answer(PageAnswer(.busy, "All seats are taken."))
    }
    return .socket(key: key, client)
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
