// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of placeholders show, looked at from outside.
@MainActor
struct PlaceholderStoryTests {
  @Test func `one page at a time, and never two`() throws {
    let texts: [Copy] = [.shelfLoading, .shelfEmpty, .shelfFailed, .moonJarName]
    for story in Story.all where story.feature == .placeholders {
      for moment in try Playthrough(story, .after).screens {
        #expect(texts.count { moment.isVisible($0) } <= 1, "\(story.id) \(moment.name)")
        #expect(moment.viewCount("PlaceholderHostView") <= 1, "\(story.id) \(moment.name)")
      }
    }
  }

  @Test func `what is quick leaves nothing of ours on the screen at any moment`() throws {
    let play = try Playthrough(.placeholdersFast, .after)

    #expect(try play["just-before"].viewCount("PlaceholderHostView") == 0)
    #expect(try play["content"].viewCount("PlaceholderHostView") == 0)
    #expect(try play["content"].isHittable(.moonJarName) || play["content"].isVisible(.moonJarName))
  }

  @Test func `a failure leads to the content by its button`() throws {
    let play = try Playthrough(.placeholdersFailureRetry, .after)

    #expect(try play["failure"].isHittable(.shelfRetry))
    #expect(try play["again"].isVisible(.shelfLoading) && !play["again"].isVisible(.shelfRetry))
    #expect(try play["content"].isVisible(.moonJarName))
  }

  @Test func `a refresh that fails keeps the list in use, and a card says so`() throws {
    let kept = try Playthrough(.placeholdersRefreshFails, .after)["kept"]

    #expect(kept.isVisible(.moonJarName) && kept.isHittable(.shelfStaleDone))
    #expect(kept.visible == 1 && kept.viewCount("PlaceholderHostView") == 0)
  }

  @Test func `a region leaves what is beside it in use`() throws {
    let play = try Playthrough(.placeholdersRegion, .after)

    for name in ["loading", "failure", "content"] { #expect(try play[name].isVisible(.heroTitle)) }
    #expect(try play["failure"].isHittable(.shelfRetry))
  }

  @Test func `the late answer of two is never seen`() throws {
    let play = try Playthrough(.placeholdersTwoLoads, .after)

    #expect(try play["second"].isVisible(.shelfLoading))
    #expect(try play["content"].isVisible(.oolongName) && !play["content"].isVisible(.moonJarName))
  }
}
