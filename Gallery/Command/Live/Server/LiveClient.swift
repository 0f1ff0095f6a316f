// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// One browser: what it has seen, and what waits to be sent to it.
///
/// The socket asks for the next thing when it has written the last one. So nothing piles up: of
/// reports only the latest of each kind waits, and of the screen only the set of changed tiles.
@MainActor
final class LiveClient {
  /// One message to the browser.
  enum Outgoing: Sendable {
    case text(String)
    case frame(FramePacket)
    case pong(Data)
    case close(LiveClosing)
  }

  private(set) var lastProcessedNumber: UInt32 = 0
  /// The number that the last `rest` named.
  var lastRestNumber: UInt32?
  private(set) var refusals = 0

  private var view = LiveView(width: 0, height: 0)
  private var bitmap: LiveBitmap?
  private var isStill = false
  private var reports: [LiveReport.Kind: LiveReport] = [:]
  private var pong: Data?
  private(set) var closing: LiveClosing?
  private var hasEnded = false
  private var hasSentClose = false
  private var waiting: CheckedContinuation<Outgoing?, Never>?
  private var endings: [CheckedContinuation<Void, Never>] = []

  // MARK: From the phone

  func send(_ report: LiveReport) {
    reports[report.kind] = report
    serve()
  }

  /// There is a new frame, different in these tiles; `isStill` as long as nothing moves.
  func show(_ bitmap: LiveBitmap, changed: TileMap) {
    self.bitmap = bitmap
    isStill = false
    view.change(changed)
    serve()
  }

  func screenIsStill() {
    isStill = true
    serve()
  }

  /// Whether it could take a frame now.
  var isReady: Bool { view.isReady && !hasEnded }

  /// Whether it has drawn the present screen, every pixel exactly.
  var isComplete: Bool { view.isComplete }

  // MARK: From the browser

  func didProcess(_ number: UInt32) {
    lastProcessedNumber = number
  }

  func acknowledge(_ frame: UInt32) throws(LiveMessage.Refusal) {
    guard view.acknowledge(frame) else {
      throw LiveMessage.Refusal("frame \(frame) is not on its way")
    }
    serve()
  }

  /// Counts a refused message; too many end the connection.
  func refuse(_ why: String) {
    refusals += 1
    send(.refused(why: why))
    if refusals >= LiveClosing.refusalLimit { close(.tooManyRefusals) }
  }

  func sendPong(ping payload: Data) {
    pong = payload
    serve()
  }

  /// Nothing is sent any more but the reason.
  func close(_ reason: LiveClosing) {
    guard closing == nil else { return }
    closing = reason
    serve()
  }

  // MARK: To the socket

  /// Waits for the next thing to send; nil when the connection is over.
  func next() async -> Outgoing? {
    if let outgoing = take() { return outgoing }
    if hasEnded || hasSentClose { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }

  /// The connection is gone.
  func end() {
    hasEnded = true
    waiting?.resume(returning: nil)
    waiting = nil
    for resume in endings { resume.resume() }
    endings = []
  }

  /// Waits for `end`.
  func waitUntilEnded() async {
    guard !hasEnded else { return }
    await withCheckedContinuation { endings.append($0) }
  }

  private func serve() {
    guard let waiting, let outgoing = take() else { return }
    self.waiting = nil
    waiting.resume(returning: outgoing)
  }

  private func take() -> Outgoing? {
    guard !hasEnded, !hasSentClose else { return nil }
    if let closing {
      hasSentClose = true
      return .close(closing)
    }
    if let payload = pong {
      pong = nil
      return .pong(payload)
    }
    for kind in LiveReport.Kind.allCases {
      // All that is on the screen comes before the word that it rests.
      if let report = reports.removeValue(forKey: kind) { return .text(report.encoded()) }
    }
    guard let bitmap, let frame = view.nextFrame(isStill: isStill) else { return nil }
    return .frame(
      FramePacket(frame: frame.number, lastProcessedNumber: lastProcessedNumber, bitmap: bitmap, parts: frame.parts))
  }
}

/// Why the phone ends a connection.
struct LiveClosing: Equatable, Sendable {
  let code: UInt16
  let reason: String

  static let refusalLimit = 50

  static let normal = LiveClosing(code: 1000, reason: "")
  static let tooManyRefusals = LiveClosing(
    code: 1008, reason: "\(refusalLimit) messages were refused")
  static let tooLong = LiveClosing(
    code: 1009, reason: "a message had more than \(LiveMessage.maximumSize) bytes")
  static let protocolError = LiveClosing(code: 1002, reason: "a frame broke the protocol")
}
