// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

struct PopupTransitionTests {
  @Test func `a popup grows as it comes and shrinks as it goes`() {
    let coming = PopupTransition.fadeAndZoom(.appearing, reducesMotion: false)
    let going = PopupTransition.fadeAndZoom(.leaving, reducesMotion: false)

    #expect(coming.startScale < 1 && coming.endScale == 1)
    #expect(going.startScale == 1 && going.endScale < 1)
    #expect(going.duration < coming.duration)
  }

  @Test(arguments: [PopupTransition.Direction.appearing, .leaving])
  func `with Reduce Motion nothing moves`(direction: PopupTransition.Direction) {
    let transition = PopupTransition.fadeAndZoom(direction, reducesMotion: true)

    #expect(transition.startScale == 1 && transition.endScale == 1)
    if case .spring = transition.curve { Issue.record("a spring moves") }
  }

  @Test(arguments: [true, false])
  func `it ends where it should: there or not there`(reducesMotion: Bool) {
    let coming = PopupTransition.fadeAndZoom(.appearing, reducesMotion: reducesMotion)
    let going = PopupTransition.fadeAndZoom(.leaving, reducesMotion: reducesMotion)

    #expect((coming.startOpacity, coming.endOpacity) == (0, 1))
    #expect((going.startOpacity, going.endOpacity) == (1, 0))
  }
}
