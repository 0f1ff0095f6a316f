// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser

@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Plays, renders and serves the stories of the gallery, and rehearses campaigns.",
    subcommands: [
      PlayCommand.self, LiveCommand.self, PicturesCommand.self, FilmCommand.self,
      ListCommand.self, RehearseCommand.self, PlayerCommand.self,
    ])
}
