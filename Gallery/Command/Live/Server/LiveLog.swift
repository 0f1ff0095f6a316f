// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The server's log in the terminal: a line for each event, with a limit per second.
@MainActor
final class LiveLog {
  private static let linesPerSecond = 20

  private let write: (String) -> Void
  private var second = -1
  private var written = 0
  private var dropped = 0

  init(_ write: @escaping (String) -> Void = { Terminal.write($0 + "\n") }) {
    self.write = write
  }

  /// Writes a line about an event at a time in seconds.
  func write(_ words: String, at time: TimeInterval = ProcessInfo.processInfo.systemUptime) {
    let now = Int(time)
    if now != second {
      if dropped > 0 { write("… and \(dropped) more lines") }
      (second, written, dropped) = (now, 0, 0)
    }
    guard written < Self.linesPerSecond else {
      dropped += 1
      return
    }
    written += 1
    write(words)
  }
}
