// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The stories about display timers, countdowns and progress of styled alerts.
@MainActor
struct StyledTimeStoryTests {
  @Test func `one button is enabled after a countdown, another one is pressed after it`() throws {
    let play = try Playthrough(.styledCountdown, .after)

    #expect(try play["waits"].isVisible(.codeAgain))
    #expect(try play["waits"].tree.contains("CountdownRingView"))
    #expect(try play["half"].tree.contains("CountdownRingView"))
    #expect(try !play["active"].tree.contains("CountdownRingView"))
    #expect(try play["active"].isHittable(.codeAgain))
    #expect(
      try play["presses"].isVisible("Book It (9)") || play["presses"].isVisible("Book It (10)"))
    #expect(try play["pressed"].visible == 0)
    #expect(try play["pressed"].windowCount == 1)
  }

  @Test func `a short text disappears earlier than a long one`() throws {
    let play = try Playthrough(.styledReadingTime, .after)

    #expect(try play["short"].isVisible(.savedTitle))
    #expect(try play["long"].isVisible(.firingMessage))
    #expect(try play["closed"].visible == 0)
    #expect(try play["closed"].windowCount == 1)
  }

  @Test func `an alert in progress changes to success and to failure on the same card`() throws {
    let play = try Playthrough(.styledWaitingToSuccess, .after)

    #expect(try play["waiting"].isHittable(.orderingStop))
    #expect(try play["waiting"].windowCount == 2)
    for name in ["morph", "drawing", "success", "failure"] {
      #expect(try play[name].visible == 1)
      #expect(try play[name].windowCount == 2)
      #expect(try play[name].viewCount(ofClass: "StyledAlertView") == 1)
    }
    #expect(try play["success"].isVisible(.orderedMessage))
    #expect(try !play["success"].isVisible(.orderingStop))
    #expect(try play["failure"].isVisible(.notOrderedTitle))
  }

  @Test func `progress is shown as a ring and as a bar`() throws {
    let play = try Playthrough(.styledProgress, .after)

    for style in ["ring", "bar"] {
      #expect(try play["\(style)-unknown"].isVisible("Progress"))
      #expect(try play["\(style)-two"].isVisible("Progress"))
      #expect(try !play["\(style)-done"].isVisible("Progress"))
      #expect(try play["\(style)-done"].isVisible(.sentTitle))
      #expect(try play["\(style)-two"].visible == 1)
    }
    #expect(try play["bar-one"].viewCount(ofClass: "StyledAlertProgressBar") == 1)
    #expect(try play["ring-one"].viewCount(ofClass: "StyledAlertProgressBar") == 0)
  }
}
