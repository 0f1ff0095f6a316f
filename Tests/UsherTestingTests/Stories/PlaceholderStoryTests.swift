// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of placeholders show, looked at from outside.
@MainActor
struct PlaceholderStoryTests {
  @Test func `one page at a time, and never two`() throws {
    let said: [Copy] = [.shelfLoading, .shelfEmpty, .shelfFailed, .moonJarName]
    for story in Story.all where story.feature == .placeholders {
      for moment in try Playthrough(story, .after).moments {
        #expect(said.count { moment.sees($0) } <= 1, "\(story.id) \(moment.name)")
        #expect(moment.cards("PlaceholderHost") <= 1, "\(story.id) \(moment.name)")
      }
    }
  }

  @Test func `what is quick leaves nothing of ours on the screen at any moment`() throws {
    let play = try Playthrough(.placeholdersFast, .after)

    #expect(try play["just-before"].cards("PlaceholderHost") == 0)
    #expect(try play["content"].cards("PlaceholderHost") == 0)
    #expect(try play["content"].reaches(.moonJarName) || play["content"].sees(.moonJarName))
  }

  @Test func `a failure leads to the content by its button`() throws {
    let play = try Playthrough(.placeholdersFailureRetry, .after)

    #expect(try play["failure"].reaches(.shelfRetry))
    #expect(try play["again"].sees(.shelfLoading) && !play["again"].sees(.shelfRetry))
    #expect(try play["content"].sees(.moonJarName))
  }

  @Test func `a refresh that fails keeps the list in use, and a card says so`() throws {
    let kept = try Playthrough(.placeholdersRefreshFails, .after)["kept"]

    #expect(kept.sees(.moonJarName) && kept.reaches(.shelfStaleDone))
    #expect(kept.visible == 1 && kept.cards("PlaceholderHost") == 0)
  }

  @Test func `a region leaves what is beside it in use`() throws {
    let play = try Playthrough(.placeholdersRegion, .after)

    for name in ["loading", "failure", "content"] { #expect(try play[name].sees(.heroTitle)) }
    #expect(try play["failure"].reaches(.shelfRetry))
  }

  @Test func `the late answer of two is never seen`() throws {
    let play = try Playthrough(.placeholdersTwoLoads, .after)

    #expect(try play["second"].sees(.shelfLoading))
    #expect(try play["content"].sees(.oolongName) && !play["content"].sees(.moonJarName))
  }
}
