// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser

@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Plays and pictures the stories of the gallery.",
    subcommands: [PlayCommand.self, PicturesCommand.self, ListCommand.self])
}
