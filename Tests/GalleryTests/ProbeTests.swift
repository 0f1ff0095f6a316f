// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import GalleryApp

/// The probes of the gallery's app. What they find on the stand-in says nothing about UIKit.
@MainActor
struct ProbeTests {
  @Test func `each probe prints one line, after one with the system`() async {
    await VirtualDevice.run { phone in
      let output = Output()
      let run = Task {
        await Probe.run(Probe.all, in: phone.window) { output.lines.append($0) }
        output.isComplete = true
      }
      await phone.advance(by: .seconds(40))

      #expect(output.isComplete)
      #expect(output.lines.count == Probe.all.count + 1, "\(output.lines)")
      #expect(output.lines.first?.hasPrefix("probes: ") == true)
      for (line, probe) in zip(output.lines.dropFirst(), Probe.all) {
        let start = "probe \(probe.letter): \(probe.question) "
        #expect(line.hasPrefix(start))
        #expect(line.count > start.count)
        #expect(!line.contains("\n"))
      }
      run.cancel()
    }
  }

  @Test func `the letters after the option name the probes`() {
    func letters(_ arguments: String...) -> String {
      String(Probe.requested(by: ["Gallery"] + arguments).map(\.letter))
    }
    #expect(letters("--probe", "abcde") == "abcde")
    #expect(letters("--probe", "da") == "da")
    #expect(letters("--probe", "x") == "")
    #expect(letters("--probe") == "")
    #expect(letters() == "")
  }

  private final class Output {
    var lines: [String] = []
    var isComplete = false
  }
}
