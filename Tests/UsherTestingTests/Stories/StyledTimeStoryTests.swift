// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of time and work on styled alerts show, looked at from outside.
@MainActor
struct StyledTimeStoryTests {
  @Test func `a button waits and then works, another one is pressed by itself`() throws {
    let play = try Playthrough(.styledCountdown, .after)

    #expect(try play["waits"].isVisible(.codeAgain) && play["waits"].tree.contains("CountdownRingView"))
    #expect(try play["half"].tree.contains("CountdownRingView"))
    #expect(try !play["active"].tree.contains("CountdownRingView"))
    #expect(try play["active"].isHittable(.codeAgain))
    #expect(try play["presses"].isVisible("Book It (9)") || play["presses"].isVisible("Book It (10)"))
    #expect(try play["pressed"].visible == 0 && play["pressed"].windowCount == 1)
  }

  @Test func `few words are gone when many are still there`() throws {
    let play = try Playthrough(.styledReadingTime, .after)

    #expect(try play["short"].isVisible(.savedTitle) && play["long"].isVisible(.firingMessage))
    #expect(try play["closed"].visible == 0 && play["closed"].windowCount == 1)
  }

  @Test func `waiting becomes success and failure on one card in one window`() throws {
    let play = try Playthrough(.styledWaitingToSuccess, .after)

    #expect(try play["waiting"].isHittable(.orderingStop) && play["waiting"].windowCount == 2)
    for name in ["morph", "drawing", "success", "failure"] {
      #expect(try play[name].visible == 1 && play[name].windowCount == 2)
      #expect(try play[name].viewCount("StyledAlertView") == 1)
    }
    #expect(try play["success"].isVisible(.orderedMessage) && !play["success"].isVisible(.orderingStop))
    #expect(try play["failure"].isVisible(.notOrderedTitle))
  }

  @Test func `progress is told as a ring and as a bar`() throws {
    let play = try Playthrough(.styledProgress, .after)

    for style in ["ring", "bar"] {
      #expect(try play["\(style)-unknown"].isVisible("Progress") && play["\(style)-two"].isVisible("Progress"))
      #expect(try !play["\(style)-done"].isVisible("Progress") && play["\(style)-done"].isVisible(.sentTitle))
      #expect(try play["\(style)-two"].visible == 1)
    }
    #expect(try play["bar-one"].viewCount("StyledAlertProgressBar") == 1)
    #expect(try play["ring-one"].viewCount("StyledAlertProgressBar") == 0)
  }
}
