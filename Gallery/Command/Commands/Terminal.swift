// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Output to the terminal in addition to the results.
enum Terminal {
  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  /// Writes a line to standard output without buffering.
  static func writeOutput(_ words: String) {
    FileHandle.standardOutput.write(Data("\(words)\n".utf8))
  }

  /// Writes an error to standard error.
  static func writeError(_ words: String) {
    write("error: \(words)\n")
  }

  /// Runs code that the results do not depend on, and writes an error if it fails.
  static func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      writeError("\(error)")
    }
  }

  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// The progress of playing: a line that is updated in a terminal, or a line per story in a log.
struct ProgressLine {
  let total: Int
  private var done = 0

  init(total: Int) {
    self.total = total
  }

  mutating func begin(_ name: String) {
    done += 1
    let filled = total == 0 ? 0 : (done - 1) * 24 / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let line = "\(bar) \(done)/\(total) \(name)"
    Terminal.write(Terminal.isInteractive ? "\r\u{1B}[K\(line)" : "\(line)\n")
  }

  func end() {
    if Terminal.isInteractive { Terminal.write("\r\u{1B}[K") }
  }
}
