// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The connection to one browser: its state and the pending messages.
///
/// The socket requests the next message when the last one is written. So the pending messages are
/// limited: the latest report of each kind, and the set of changed tiles of the screen.
@MainActor
final class LiveClient {
  /// A message to the browser.
  enum Outgoing: Sendable {
    case text(String)
    case frame(FramePacket)
    case pong(Data)
    case close(LiveClosing)
  }

  private(set) var lastProcessedNumber: UInt32 = 0
  /// The number in the last `processed` report.
  private var lastReportedNumber: UInt32 = 0
  /// The number in the last `rest` report.
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

  // MARK: - From the phone

  func send(_ report: LiveReport) {
    reports[report.kind] = report
    serve()
  }

  /// Records a new frame with its changed tiles.
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

  /// Whether a frame can be sent now.
  var isReady: Bool { view.isReady && !hasEnded }

  /// Whether the browser has drawn the current screen with exact pixels.
  var isComplete: Bool { view.isComplete }

  // MARK: - From the browser

  func didProcess(_ number: UInt32) {
    lastProcessedNumber = number
  }

  /// Reports the number of the last processed message, unless it has been reported.
  func reportProcessed() {
    guard lastReportedNumber != lastProcessedNumber else { return }
    lastReportedNumber = lastProcessedNumber
    send(.processed(number: lastProcessedNumber))
  }

  func acknowledge(_ frame: UInt32) throws(LiveMessage.Refusal) {
    guard view.acknowledge(frame) else {
      throw LiveMessage.Refusal("frame \(frame) is not in flight")
    }
    serve()
  }

  /// Reports a refused message; too many of them close the connection.
  func refuse(_ why: LiveWords) {
    refusals += 1
    send(.refused(why: why))
    if refusals >= LiveClosing.refusalLimit { close(.tooManyRefusals) }
  }

  func sendPong(_ payload: Data) {
    pong = payload
    serve()
  }

  /// Closes the connection; only the reason is sent.
  func close(_ reason: LiveClosing) {
    guard closing == nil else { return }
    closing = reason
    serve()
  }

  // MARK: - To the socket

  /// Waits for the next message to send. Returns `nil` when the connection is closed.
  func next() async -> Outgoing? {
    if let outgoing = take() { return outgoing }
    if hasEnded || hasSentClose { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }

  /// Ends the client after the connection was closed.
  func end() {
    hasEnded = true
    waiting?.resume(returning: nil)
    waiting = nil
    for resume in endings { resume.resume() }
    endings = []
  }

  /// Waits until `end` is called.
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
      // `rest` is only reported when the frames have been acknowledged.
      if let report = reports.removeValue(forKey: kind) { return .text(report.encoded()) }
    }
    guard let bitmap, let frame = view.nextFrame(isStill: isStill) else { return nil }
    return .frame(
      FramePacket(
        frame: frame.number, lastProcessedNumber: lastProcessedNumber, bitmap: bitmap,
        parts: frame.parts))
  }
}

/// The reason for closing a connection.
struct LiveClosing: Equatable, Sendable {
  let code: UInt16
  let reason: String

  static let refusalLimit = 50

  static let normal = LiveClosing(code: 1000, reason: "")
  static let tooManyRefusals = LiveClosing(
    code: 1008, reason: "\(refusalLimit) messages were refused")
  static let tooLong = LiveClosing(
    code: 1009, reason: "a message had more than \(LiveMessage.maximumSize) bytes")
  static let protocolError = LiveClosing(code: 1002, reason: "a frame violated the protocol")
}
