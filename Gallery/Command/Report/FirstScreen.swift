// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

/// What a visitor sees first: what Usher is, and the same launch without and with it.
struct FirstScreen {
  /// The story whose acts are side by side. Both take the same time.
  static let story = Story.launchFirstSeconds.id

  private let played: StoryReport?

  init(_ stories: [StoryReport]) {
    played = stories.first { $0.id == Self.story }
  }

  var html: String {
    """
    <header class="first">
    <h1>Usher puts everything an iOS app shows in front of its pages into one queue.</h1>
    <div class="pair" role="group" aria-label="The same launch without and with Usher">
    \(phone(played?.before, .before))
    \(phone(played?.after, .after))
    </div>
    <p>Drawn on Linux by a stand-in for UIKit. Not yet run on a device or simulator.</p>
    </header>
    """
  }

  private func phone(_ act: StoryReport.Act?, _ name: Story.Act) -> String {
    let film = act.map { FilmFrame($0.film, $0.covers[0], "A launch, \(name.title)").html } ?? ""
    return "<figure class=\"\(name.rawValue)\"><figcaption>\(name.title)</figcaption>\(film)"
      + "</figure>"
  }
}
