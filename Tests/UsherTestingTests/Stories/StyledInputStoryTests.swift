// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of forms promise.
@MainActor
struct StyledInputStoryTests {
  @Test func `signing in tells what is wrong when the field has been left, and not before`() throws
  {
    let play = try Playthrough(.styledLogin, .after)
    #expect(try !play["empty"].sees(.loginNoAddress) && play["empty"].visible == 1)
    #expect(try play["wrong"].sees(.loginNoAddress) && play["wrong"].reaches(.loginEmail))
    #expect(try !play["complete"].sees(.loginNoAddress) && play["complete"].reaches(.loginButton))
  }

  @Test func `an answer that comes after an edit leaves the form as it is`() throws {
    let play = try Playthrough(.styledValidationAsync, .after)
    #expect(try !play["asking"].sees(.clubTaken) && play["asking"].visible == 1)
    #expect(try play["taken"].sees(.clubTaken) && play["taken"].reaches(.clubJoin))
    #expect(try !play["edited"].sees(.clubTaken) && play["edited"].visible == 1)
  }

  @Test func `a form that is too long scrolls what is typed into sight`() throws {
    let play = try Playthrough(.styledKeyboard, .after)
    #expect(try play["first"].sees(.addressName) && play["first"].reaches(.addressSave))
    #expect(try play["last"].sees(.addressPhone) && !play["first"].sees(.addressPhone))
    #expect(try play["whole"].sees(.addressName) && play["whole"].sees(.addressNote))
  }

  @Test func `a question that is kept alive is back with its words`() throws {
    let play = try Playthrough(.styledKeptAliveForm, .after)
    #expect(try play["bowl"].suspended == 1 && !play["bowl"].sees(.potterTitle))
    #expect(try play["back"].visible == 1 && play["back"].sees(.potterTitle))
  }
}
