// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Usher

/// What is served under which path.
///
/// `/` and its files, `/phone` for the socket, `/tree` with the screen as text, `/picture.png` with
/// it exactly, `/trace` with what the queue in front was told; a trace that is posted to `/replay/N`
/// is played, and the answer is what is known after step N. Only for this machine: a request whose `Host` or `Origin` is another one is refused,
/// so that no page of another site can look at the phone or use it.
struct LiveRoutes: Sendable {
  enum Outcome: Sendable {
    case response(PageResponse)
    /// A browser has sat down; the handshake answers its key.
    case socket(key: String, LiveClient)
    /// So many bytes of a trace come; `replay` answers them.
    case replay(step: Int, length: Int)
  }

  let session: LiveSession
  let files: PageFiles

  /// Answers a request, given its head.
  func outcome(of head: [UInt8]) async -> Outcome {
    let request: PageRequest
    do {
      request = try PageRequest(head)
    } catch {
      await session.log.write("refused a request: \(error.words)")
      return .response(PageResponse(error.status, error.words))
    }
    if let refusal = LiveOrigin.refusal(
      host: request.headers["host"], origin: request.headers["origin"])
    {
      await session.log.write("refused a request for \(request.path.prefix(64)): \(refusal)")
      return .response(PageResponse(.forbidden, refusal))
    }
    switch request.method {
    case "GET": return await answer(request)
    case "POST": return post(request)
    default: return .response(PageResponse(.notAllowed, "Only GET and POST are served here."))
    }
  }

  private func post(_ request: PageRequest) -> Outcome {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "replay", let step = Int(parts[2]), step >= 0 else {
      return .response(PageResponse(.notAllowed, "Only a trace is posted, to /replay/ and a step."))
    }
    guard request.bodyLength <= TraceReplay.maximumFileSize else {
      let limit = TraceReplay.maximumFileSize / 1_000
      return .response(
        PageResponse(
          .tooLarge,
          "The file has \(request.bodyLength / 1_000) kB; at most \(limit) kB are played here."))
    }
    return .replay(step: step, length: request.bodyLength)
  }

  /// Answers a trace that was posted.
  func replay(_ file: [UInt8], step: Int) -> PageResponse {
    do {
      let report = try TraceReplay(file).report(after: step)
      return PageResponse(type: "application/json", try report.encoded())
    } catch let refusal as LiveMessage.Refusal {
      return PageResponse(.badRequest, refusal.description)
    } catch {
      return PageResponse(.badRequest, "The trace could not be played.")
    }
  }

  private func answer(_ request: PageRequest) async -> Outcome {
    switch request.path {
    case "/phone": return await openSocket(request)
    case "/tree": return .response(PageResponse(.fine, await session.phone.tree))
    case "/picture.png":
      return .response(PageResponse(type: "image/png", await session.picture))
    case "/trace":
      let trace = await session.phone.trace
      return .response(
        PageResponse(
          type: "text/plain; charset=utf-8", fileName: "usher-trace.txt",
          Data((trace.description + "\n").utf8)))
    default:
      guard let file = files[request.path] else {
        return .response(PageResponse(.notFound, "There is nothing here."))
      }
      return .response(PageResponse(type: file.type, file.data))
    }
  }

  private func openSocket(_ request: PageRequest) async -> Outcome {
    guard let key = request.socketKey else {
      await session.log.write("refused a handshake")
      return .response(PageResponse(.badRequest, "This is no handshake of a WebSocket."))
    }
    guard let client = await session.join() else {
      await session.log.write("turned a browser away: all seats are taken")
      return .response(PageResponse(.busy, "All seats are taken."))
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
