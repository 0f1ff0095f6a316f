// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of time and work on styled alerts show, looked at from outside.
@MainActor
struct StyledTimeStoryTests {
  @Test func `a button waits and then works, another one is pressed by itself`() throws {
    let play = try Playthrough(.styledCountdown, .after)

    #expect(try play["waits"].sees(.codeAgain) && play["waits"].tree.contains("CountdownRingView"))
    #expect(try play["half"].tree.contains("CountdownRingView"))
    #expect(try !play["active"].tree.contains("CountdownRingView"))
    #expect(try play["active"].reaches(.codeAgain))
    #expect(try play["presses"].sees("Book It (9)") || play["presses"].sees("Book It (10)"))
    #expect(try play["pressed"].visible == 0 && play["pressed"].windowCount == 1)
  }

  @Test func `few words are gone when many are still there`() throws {
    let play = try Playthrough(.styledReadingTime, .after)

    #expect(try play["short"].sees(.savedTitle) && play["long"].sees(.firingMessage))
    #expect(try play["closed"].visible == 0 && play["closed"].windowCount == 1)
  }

  @Test func `waiting becomes success and failure on one card in one window`() throws {
    let play = try Playthrough(.styledWaitingToSuccess, .after)

    #expect(try play["waiting"].reaches(.orderingStop) && play["waiting"].windowCount == 2)
    for name in ["morph", "drawing", "success", "failure"] {
      #expect(try play[name].visible == 1 && play[name].windowCount == 2)
      #expect(try play[name].cards("StyledAlertView") == 1)
    }
    #expect(try play["success"].sees(.orderedMessage) && !play["success"].sees(.orderingStop))
    #expect(try play["failure"].sees(.notOrderedTitle))
  }

  @Test func `progress is told as a ring and as a bar`() throws {
    let play = try Playthrough(.styledProgress, .after)

    for look in ["ring", "bar"] {
      #expect(try play["\(look)-unknown"].sees("Progress") && play["\(look)-two"].sees("Progress"))
      #expect(try !play["\(look)-done"].sees("Progress") && play["\(look)-done"].sees(.sentTitle))
      #expect(try play["\(look)-two"].visible == 1)
    }
    #expect(try play["bar-one"].cards("StyledAlertBarView") == 1)
    #expect(try play["ring-one"].cards("StyledAlertBarView") == 0)
  }
}
