// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A process that plays stories: it reads a line for each, and writes a line with a reply.
///
/// Its standard error is that of this process, so that the message of a crash is on the terminal. It
/// ends at the end of its input, also if this process ends before it.
final class PlayerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Returns the reply to a line. A process that does not reply has ended.
  func reply(to line: String) -> PlayerReply? {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      return nil
    }
    guard let reply = nextLine() else { return nil }
    return try? JSONDecoder().decode(PlayerReply.self, from: reply)
  }

  /// Ends the process. Returns how it ended.
  @discardableResult
  func end() -> String {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else { return "with exit code \(status)" }
    return "by signal \(status) (\(String(cString: strsignal(status))))"
  }

  private func nextLine() -> Data? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return Data(received[..<end])
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      received += more
    }
  }
}
