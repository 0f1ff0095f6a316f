// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The stories about display timers, countdowns and progress of styled alerts.
@MainActor
struct StyledTimeStoryTests {
  @Test func `one button is enabled after a countdown, another one is pressed after it`() throws {
    let play = try Playthrough(.styledCountdown, .after)

    #expect(play["waits"].isVisible(.codeAgain))
    #expect(play["waits"].tree.contains("CountdownRingView"))
    #expect(play["half"].tree.contains("CountdownRingView"))
    #expect(!play["active"].tree.contains("CountdownRingView"))
    #expect(play["active"].isHittable(.codeAgain))
    #expect(
      play["presses"].isVisible("Book It (9)") || play["presses"].isVisible("Book It (10)"))
    #expect(play["pressed"].visible == 0)
    #expect(play["pressed"].windowCount == 1)
  }

  @Test func `a short text disappears earlier than a long one`() throws {
    let play = try Playthrough(.styledReadingTime, .after)

    #expect(play["short"].isVisible(.savedTitle))
    #expect(play["long"].isVisible(.firingMessage))
    #expect(play["closed"].visible == 0)
    #expect(play["closed"].windowCount == 1)
  }

  @Test func `an alert in progress changes to success and to failure on the same card`() throws {
    let play = try Playthrough(.styledWaitingToSuccess, .after)

    #expect(play["waiting"].isHittable(.orderingStop))
    #expect(play["waiting"].windowCount == 2)
    for name in ["morph", "drawing", "success", "failure"] {
      #expect(play[name].visible == 1)
      #expect(play[name].windowCount == 2)
      #expect(play[name].viewCount(ofClass: "StyledAlertView") == 1)
    }
    #expect(play["success"].isVisible(.orderedMessage))
    #expect(!play["success"].isVisible(.orderingStop))
    #expect(play["failure"].isVisible(.notOrderedTitle))
  }

  @Test func `progress is shown as a ring and as a bar`() throws {
    let play = try Playthrough(.styledProgress, .after)

    for style in ["ring", "bar"] {
      #expect(play["\(style)-unknown"].isVisible("Progress"))
      #expect(play["\(style)-two"].isVisible("Progress"))
      #expect(!play["\(style)-done"].isVisible("Progress"))
      #expect(play["\(style)-done"].isVisible(.sentTitle))
      #expect(play["\(style)-two"].visible == 1)
    }
    #expect(play["bar-one"].viewCount(ofClass: "StyledAlertProgressBar") == 1)
    #expect(play["ring-one"].viewCount(ofClass: "StyledAlertProgressBar") == 0)
  }
}
