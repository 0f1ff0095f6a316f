// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The stories of forms.
@MainActor
struct StyledInputStoryTests {
  @Test
  func `the sign-in form shows an error when the field has ended editing, and not before`() throws {
    let play = try Playthrough(.styledLogin, .after)
    #expect(!play["empty"].isVisible(.loginNoAddress))
    #expect(play["empty"].visible == 1)
    #expect(play["wrong"].isVisible(.loginNoAddress))
    #expect(play["wrong"].isHittable(.loginEmail))
    #expect(!play["complete"].isVisible(.loginNoAddress))
    #expect(play["complete"].isHittable(.loginButton))
  }

  @Test func `the result of a validator after an edit changes nothing`() throws {
    let play = try Playthrough(.styledValidationAsync, .after)
    #expect(!play["asking"].isVisible(.clubTaken))
    #expect(play["asking"].visible == 1)
    #expect(play["taken"].isVisible(.clubTaken))
    #expect(play["taken"].isHittable(.clubJoin))
    #expect(!play["edited"].isVisible(.clubTaken))
    #expect(play["edited"].visible == 1)
  }

  @Test func `a form that is too long scrolls to the focused field`() throws {
    let play = try Playthrough(.styledKeyboard, .after)
    #expect(play["first"].isVisible(.addressName))
    #expect(play["first"].isHittable(.addressSave))
    #expect(play["last"].isVisible(.addressPhone))
    #expect(!play["first"].isVisible(.addressNote))
    #expect(play["whole"].isVisible(.addressName))
    #expect(play["whole"].isVisible(.addressNote))
  }

  @Test func `a form that is kept alive is resumed with its text`() throws {
    let play = try Playthrough(.styledKeptAliveForm, .after)
    #expect(play["bowl"].suspended == 1)
    #expect(!play["bowl"].isVisible(.potterTitle))
    #expect(play["back"].visible == 1)
    #expect(play["back"].isVisible(.potterTitle))
  }
}
