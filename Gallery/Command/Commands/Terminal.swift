// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What goes to the person at the terminal, beside the results.
enum Terminal {
  /// Whether somebody is watching.
  static var isInteractive: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  /// Writes a line of the results at once, also where nobody watches and output is collected.
  static func writeOutput(_ words: String) {
    FileHandle.standardOutput.write(Data("\(words)\n".utf8))
  }

  static func writeError(_ words: String) {
    write("error: \(words)\n")
  }

  /// Does something that the results do not depend on, and says so if it fails.
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

/// One line that says how far the playing is: rewritten in place, or a line each in a log.
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
