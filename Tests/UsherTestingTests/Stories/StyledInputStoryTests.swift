// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The stories of forms.
@MainActor
struct StyledInputStoryTests {
  @Test
  func `the sign-in form shows an error when the field has ended editing, and not before`() throws {
    let play = try Playthrough(.styledLogin, .after)
    #expect(try !play["empty"].isVisible(.loginNoAddress))
    #expect(try play["empty"].visible == 1)
    #expect(try play["wrong"].isVisible(.loginNoAddress))
    #expect(try play["wrong"].isHittable(.loginEmail))
    #expect(try !play["complete"].isVisible(.loginNoAddress))
    #expect(try play["complete"].isHittable(.loginButton))
  }

  @Test func `the result of a validator after an edit changes nothing`() throws {
    let play = try Playthrough(.styledValidationAsync, .after)
    #expect(try !play["asking"].isVisible(.clubTaken))
    #expect(try play["asking"].visible == 1)
    #expect(try play["taken"].isVisible(.clubTaken))
    #expect(try play["taken"].isHittable(.clubJoin))
    #expect(try !play["edited"].isVisible(.clubTaken))
    #expect(try play["edited"].visible == 1)
  }

  @Test func `a form that is too long scrolls to the focused field`() throws {
    let play = try Playthrough(.styledKeyboard, .after)
    #expect(try play["first"].isVisible(.addressName))
    #expect(try play["first"].isHittable(.addressSave))
    #expect(try play["last"].isVisible(.addressPhone))
    #expect(try !play["first"].isVisible(.addressPhone))
    #expect(try play["whole"].isVisible(.addressName))
    #expect(try play["whole"].isVisible(.addressNote))
  }

  @Test func `a form that is kept alive is resumed with its text`() throws {
    let play = try Playthrough(.styledKeptAliveForm, .after)
    #expect(try play["bowl"].suspended == 1)
    #expect(try !play["bowl"].isVisible(.potterTitle))
    #expect(try play["back"].visible == 1)
    #expect(try play["back"].isVisible(.potterTitle))
  }
}
