// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation

/// Pictures of every style of alert, in every theme, light and dark.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "Writes pictures of all styled alerts, and one sheet with all of them.")

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale = 2

  @Option(help: "The folder that the pictures are written to; made if it is not there.")
  var output: String

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale); a phone has 1, 2 or 3 pixels per point.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output)
      try StyleSheet(scale: CGFloat(scale)).write(into: folder).forEach { print($0) }
    }
  }
}
