// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Usher

/// The routes of the live server.
///
/// `/` and its files, `/phone` for the WebSocket, `/tree` with the screen as text, `/picture.png`
/// with the exact screen, `/trace` with the trace of the front window's queue; a trace that is
/// posted to `/replay/N` is replayed, and the response is the report after step N.
///
/// Requests with another `Host` or `Origin` than this machine are refused, so that pages of other
/// sites have no access to the phone.
struct LiveRoutes: Sendable {
  enum Outcome: Sendable {
    case response(PageResponse)
    /// A browser joins; the handshake is completed with its key.
    case socket(key: String, LiveClient)
    /// A trace of a number of bytes follows; pass it to `replay`.
    case replay(step: Int, length: Int)
  }

  let session: LiveSession
  let files: PageFiles

  /// Returns the outcome of a request, given its head.
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
    default: return .response(PageResponse(.notAllowed, "Only GET and POST are supported."))
    }
  }

  private func post(_ request: PageRequest) -> Outcome {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "replay", let step = Int(parts[2]), step >= 0 else {
      return .response(
        PageResponse(.notAllowed, "POST is only supported for traces, at /replay/ and a step."))
    }
    guard request.bodyLength <= TraceReplay.maximumFileSize else {
      let limit = TraceReplay.maximumFileSize / 1_000
      return .response(
        PageResponse(
          .tooLarge,
          "The file has \(request.bodyLength / 1_000) kB; the limit is \(limit) kB.\n"
            + "文件有 \(request.bodyLength / 1_000) kB，最多 \(limit) kB。"))
    }
    return .replay(step: step, length: request.bodyLength)
  }

  /// Returns the response to a posted trace. A refusal has a line in English and one in Chinese.
  func replay(_ file: [UInt8], step: Int) -> PageResponse {
    do {
      let report = try TraceReplay(file).report(after: step)
      return PageResponse(type: "application/json", try report.encoded())
    } catch let refusal as LiveMessage.Refusal {
      let words = refusal.words
      return PageResponse(.badRequest, "\(words.english)\n\(words.chinese)")
    } catch {
      return PageResponse(.badRequest, "The trace could not be replayed.")
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
      guard let file = try? TraceReplay.file(of: trace) else {
        return .response(PageResponse(.notFound, "There is no trace."))
      }
      return .response(PageResponse(type: "application/json", fileName: "usher-trace.json", file))
    default:
      guard let file = files[request.path] else {
        return .response(PageResponse(.notFound, "Not found."))
      }
      return .response(PageResponse(type: file.type, file.data))
    }
  }

  private func openSocket(_ request: PageRequest) async -> Outcome {
    guard let key = request.socketKey else {
      await session.log.write("refused a handshake")
      return .response(PageResponse(.badRequest, "This is not a WebSocket handshake."))
    }
    guard let client = await session.join() else {
      await session.log.write("refused a browser: the limit of connections is reached")
      return .response(PageResponse(.busy, "Too many browsers are connected."))
    }
    return .socket(key: key, client)
  }
}

/// The check that only pages of this server use the phone.
enum LiveOrigin {
  private static let hosts: Set<Substring> = ["127.0.0.1", "localhost"]

  /// Returns why a request is refused; `nil` if it is accepted. Programs other than browsers send
  /// no origin.
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
