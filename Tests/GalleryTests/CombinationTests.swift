// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import Testing
import UIKitShim

@testable import gallery

@MainActor
struct CombinationTests {
  @Test func `every pair of settings is in one of the twelve combinations`() {
    let columns = [
      Combination.systems.map(\.rawValue), PhoneOptions.Appearance.allCases.map(\.rawValue),
      Combination.Reading.allCases.map(\.rawValue), Combination.textSizes.map(\.rawValue),
      Combination.models.map(\.rawValue),
    ]

    #expect(Combination.all.count == 12)
    for (left, right) in columns.indices.flatMap({ left in
      columns.indices[(left + 1)...].map { (left, $0) }
    }) {
      for (first, second) in columns[left].flatMap({ first in
        columns[right].map { (first, $0) }
      }) {
        #expect(
          Combination.all.contains { $0.values[left] == first && $0.values[right] == second },
          "\(first) with \(second)")
      }
    }
  }

  @Test func `the document lists the combinations`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Looks.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")

    let rows = lines.filter { $0.wholeMatch(of: /\| \d+ \|.*/) != nil }
    #expect(
      rows.prefix(12).map(String.init)
        == Combination.all.enumerated().map { number, combination in
          "| \(([String(number + 1)] + combination.values).joined(separator: " | ")) |"
        })
  }

  @Test(arguments: [["--styles", "--pairs"], ["--styles", "--story", "queue/guide"], []])
  func `pictures are those of a story, of the styles or of the combinations`(
    options: [String]
  ) {
    #expect(throws: (any Error).self) {
      try PicturesCommand.parse(options + ["--output", "Pictures"])
    }
  }

  @Test func `a story is played with the settings and on the device of the combination`() throws {
    let combination = Combination.all[3]
    let run = try combination.play(Story.required(id: "styled/question"))

    #expect(run.failure == nil)
    let screen = try #require(run.pictures.first).screen
    #expect(screen.width == 440 * 3)
  }
}
