// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The placeholder stories.
@MainActor
struct PlaceholderStoryTests {
  @Test func `at most one placeholder page is visible`() throws {
    let texts: [Copy] = [.shelfLoading, .shelfEmpty, .shelfFailed, .moonJarName]
    for story in Story.all where story.feature == .placeholders {
      for moment in try Playthrough(story, .after).screens {
        #expect(texts.count { moment.isVisible($0) } <= 1, "\(story.id) \(moment.name)")
        #expect(moment.viewCount(ofClass: "PlaceholderHostView") <= 1, "\(story.id) \(moment.name)")
      }
    }
  }

  @Test func `a fast load never shows a placeholder page`() throws {
    let play = try Playthrough(.placeholdersFast, .after)

    #expect(play["just-before"].viewCount(ofClass: "PlaceholderHostView") == 0)
    #expect(play["content"].viewCount(ofClass: "PlaceholderHostView") == 0)
    #expect(play["content"].isHittable(.moonJarName) || play["content"].isVisible(.moonJarName))
  }

  @Test func `the button of a failure page leads to the content`() throws {
    let play = try Playthrough(.placeholdersFailureRetry, .after)

    #expect(play["failure"].isHittable(.shelfRetry))
    #expect(play["again"].isVisible(.shelfLoading))
    #expect(!play["again"].isVisible(.shelfRetry))
    #expect(play["content"].isVisible(.moonJarName))
  }

  @Test func `a refresh that fails keeps the list and shows a card`() throws {
    let kept = try Playthrough(.placeholdersRefreshFails, .after)["kept"]

    #expect(kept.isVisible(.moonJarName))
    #expect(kept.isHittable(.shelfStaleDone))
    #expect(kept.visible == 1)
    #expect(kept.viewCount(ofClass: "PlaceholderHostView") == 0)
  }

  @Test func `a placeholder in a region leaves the rest of the page usable`() throws {
    let play = try Playthrough(.placeholdersRegion, .after)

    for name in ["loading", "failure", "content"] { #expect(play[name].isVisible(.heroTitle)) }
    #expect(play["failure"].isHittable(.shelfRetry))
  }

  @Test func `the late result of a replaced load never appears`() throws {
    let play = try Playthrough(.placeholdersTwoLoads, .after)

    #expect(play["second"].isVisible(.shelfLoading))
    #expect(play["content"].isVisible(.oolongName))
    #expect(!play["content"].isVisible(.moonJarName))
  }
}
