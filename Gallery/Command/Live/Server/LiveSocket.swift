// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import FlyingFox
import Foundation

/// The WebSocket between a browser and the phone.
///
/// FlyingFox collects a frame before it hands it over; what is longer than a message may be ends the
/// connection then.
struct LiveSocket: WSHandler {
  let session: LiveSession

  func makeFrames(
    for incoming: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    guard let client = await session.join() else {
      return AsyncStream { frames in
        frames.yield(.close(code: WSCloseCode(1013, reason: "all seats are taken")))
        frames.finish()
      }
    }
    Task { await listen(to: incoming, as: client) }
    let seat = LiveSeat(client: client, session: session)
    return AsyncStream(unfolding: { await Self.nextFrame(for: seat) })
  }

  private static func nextFrame(for seat: LiveSeat) async -> WSFrame? {
    switch await seat.client.next() {
    case .text(let text):
      WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
    case .frame(let packet):
      WSFrame(fin: true, opcode: .binary, mask: nil, payload: packet.encoded())
    case .pong(let payload):
      WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
    case .close(let closing):
      .close(code: WSCloseCode(closing.code, reason: closing.reason))
    case nil: nil
    }
  }

  private func listen(
    to incoming: AsyncThrowingStream<WSFrame, any Error>, as client: LiveClient
  ) async {
    var assembly = FrameAssembly()
    do {
      for try await frame in incoming {
        switch assembly.take(frame) {
        case .nothing: break
        case .message(let data): await session.hear(data, from: client)
        case .ping(let payload): await client.answer(ping: payload)
        case .close(let closing): return await client.close(closing)
        }
      }
    } catch {
      await session.log.note("a connection broke: \(error.localizedDescription)")
    }
    await session.leave(client)
  }
}

/// Held by the side that writes: however the connection ends, the seat is free when this is gone.
private final class LiveSeat: Sendable {
  let client: LiveClient
  private let session: LiveSession

  init(client: LiveClient, session: LiveSession) {
    self.client = client
    self.session = session
  }

  deinit {
    Task { [client, session] in await session.leave(client) }
  }
}

/// Puts the frames of one message together, and refuses what the protocol does not allow.
struct FrameAssembly {
  enum Result: Equatable {
    case nothing
    case message(Data)
    case ping(Data)
    case close(LiveClosing)
  }

  private var parts: Data?

  mutating func take(_ frame: WSFrame) -> Result {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .close(.notUnderstood) }
    switch frame.opcode {
    case .text where parts == nil: return grow(with: frame)
    case .continuation where parts != nil: return grow(with: frame)
    case .ping where frame.isControl: return .ping(frame.payload)
    case .pong where frame.isControl: return .nothing
    case .close: return .close(.normal)
    default: return .close(.notUnderstood)
    }
  }

  private mutating func grow(with frame: WSFrame) -> Result {
    let message = (parts ?? Data()) + frame.payload
    guard message.count <= LiveMessage.longest else {
      parts = nil
      return .close(.tooLong)
    }
    parts = frame.fin ? nil : message
    return frame.fin ? .message(message) : .nothing
  }
}

extension WSFrame {
  /// Control frames are short and whole.
  fileprivate var isControl: Bool { fin && payload.count <= 125 }
}
