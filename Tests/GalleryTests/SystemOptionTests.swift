// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import Testing
import UsherTesting

@testable import gallery

/// The option `--system` of the commands.
@MainActor
struct SystemOptionTests {
  @Test func `without the option it is iOS 26`() throws {
    #expect(try PlayCommand.parse([]).system == .iOS26)
    #expect(try LiveCommand.parse([]).system == .iOS26)
    #expect(try PhoneOptions.parse([]).system == .iOS26)
  }

  @Test(arguments: ["18", "26", "27"])
  func `the processes that play have the system of the command`(number: String) throws {
    let command = try PlayCommand.parse(["--system", number])
    let arguments = command.playerArguments(for: OutputFolder(path: "Report"))

    #expect(try PlayerCommand.parse(Array(arguments.dropFirst())).system.rawValue == number)
  }

  @Test func `an unknown system is refused`() {
    #expect(throws: (any Error).self) { try PlayCommand.parse(["--system", "17"]) }
  }

  @Test func `a story is drawn as on its system`() throws {
    let story = try Story.required(id: "alerts/windowless")
    let looks = PhoneOptions.System.allCases.map { system in
      StoryRun.play(story, on: DeviceSettings(), system: system, scale: 1).pictures.map(\.png)
    }

    #expect(looks[0] != looks[1])
    #expect(looks[0].count == looks[1].count)
  }
}
