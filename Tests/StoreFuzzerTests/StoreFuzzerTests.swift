// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

/// The command that kills processes; `make fuzz-store` kills more of them.
struct StoreFuzzerTests {
  @Test func `processes that are killed at random moments show nothing too often`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("fuzz-store")
    process.arguments = ["--kills", "60", "--seed", "32"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(text.split(separator: "\n").last == "60 kills, 0 failures")
    #expect(process.terminationStatus == 0)
  }
}
