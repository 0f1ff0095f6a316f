// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import GalleryStories

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the IDs of all stories, one per line.")

  func run() {
    for story in Story.all {
      print(story.id)
    }
  }
}
