// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A frame of the WebSocket protocol, RFC 6455.
struct SocketFrame: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  let kind: Kind
  /// Whether this is the last frame of a message.
  var isLast = true
  let payload: Data

  /// The frame as sent by a server.
  var encoded: Data {
    var data = Data([(isLast ? 0x80 : 0) | kind.rawValue])
    switch payload.count {
    case ...125: data.append(UInt8(payload.count))
    case ...0xFFFF:
      data.append(126)
      withUnsafeBytes(of: UInt16(payload.count).bigEndian) { data.append(contentsOf: $0) }
    default:
      data.append(127)
      withUnsafeBytes(of: UInt64(payload.count).bigEndian) { data.append(contentsOf: $0) }
    }
    data.append(payload)
    return data
  }

  static func close(_ closing: LiveClosing) -> SocketFrame {
    let code = [UInt8(closing.code >> 8), UInt8(closing.code & 0xFF)]
    return SocketFrame(kind: .close, payload: Data(code + closing.reason.utf8.prefix(123)))
  }
}

/// The header of a client's frame.
struct SocketFrameHead: Equatable, Sendable {
  let kind: SocketFrame.Kind
  let isLast: Bool
  let count: Int

  /// Parses the first two bytes of a frame.
  ///
  /// Returns `nil` for violations of the protocol: unknown kinds, reserved bits, no mask, or a
  /// control frame that is fragmented or has a long payload.
  init?(first: UInt8, second: UInt8) {
    guard first & 0x70 == 0, second & 0x80 != 0, let kind = SocketFrame.Kind(rawValue: first & 0x0F)
    else { return nil }
    self.init(kind: kind, isLast: first & 0x80 != 0, count: Int(second & 0x7F))
    if kind.isControl, !isLast || count > 125 { return nil }
  }

  init(kind: SocketFrame.Kind, isLast: Bool, count: Int) {
    self.kind = kind
    self.isLast = isLast
    self.count = count
  }

  /// The number of additional bytes for the length.
  var lengthBytes: Int {
    switch count {
    case 126: 2
    case 127: 8
    default: 0
    }
  }
}

/// Assembles a message from its frames.
struct FrameAssembly {
  enum Result: Equatable {
    case nothing
    case message(Data)
    case ping(Data)
    case close(LiveClosing)
  }

  private var parts: Data?

  mutating func take(_ frame: SocketFrame) -> Result {
    switch frame.kind {
    case .text where parts == nil: grow(with: frame)
    case .continuation where parts != nil: grow(with: frame)
    case .ping: .ping(frame.payload)
    case .pong: .nothing
    case .close: .close(.normal)
    case .text, .continuation, .binary: .close(.protocolError)
    }
  }

  private mutating func grow(with frame: SocketFrame) -> Result {
    let message = (parts ?? Data()) + frame.payload
    guard message.count <= LiveMessage.maximumSize else {
      parts = nil
      return .close(.tooLong)
    }
    parts = frame.isLast ? nil : message
    return frame.isLast ? .message(message) : .nothing
  }
}
