// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser

@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Plays and pictures the gallery.")
}
