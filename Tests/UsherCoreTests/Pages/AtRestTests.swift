// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What a single look says about rest.
struct AtRestTests {
  private let home = Page.navigation("Nav", .plain("Home"))

  @Test(
    arguments: [
      [.isInWindow, .isInTransition], [.isInWindow, .isBeingPresented],
      [.isInWindow, .isBeingDismissed], [],
    ] as [SceneSnapshot.State])
  func `a page or container that moves or is not in the window is not at rest`(
    state: SceneSnapshot.State
  ) {
    let pageMoves = Page.navigation("Nav", .plain("Home").being(state)).snapshot()
    let containerMoves = home.being(state).snapshot()

    #expect(!pageMoves.isAtRest)
    #expect(!containerMoves.isAtRest)
  }

  @Test func `what comes or goes in front of a page unsettles it`() {
    let coming = Page.plain("Alert").being([.isInWindow, .isBeingPresented])

    #expect(!home.presenting(.alert, coming).snapshot().isAtRest)
    #expect(home.presenting(.alert, .plain("Alert")).snapshot().isAtRest)
  }

  @Test func `what moves where nobody sees it does not matter`() {
    let moving = Page.plain("Hidden").being([.isInTransition])
    let covered = moving.presenting(.fullScreen, .plain("Front"))

    #expect(Page.tabs("Tabs", selected: 1, moving, .plain("Home")).snapshot().isAtRest)
    #expect(covered.snapshot().isAtRest)
  }

  @Test func `what moves in front of a covered page does not matter`() {
    let moving = Page.plain("Menu").being(.running)
    let root = Page.split("Split", .plain("List").presenting(.popover, moving), .plain("Detail"))

    #expect(!root.snapshot().isAtRest)
    #expect(root.presenting(.fullScreen, .plain("Front")).snapshot().isAtRest)
  }

  @Test func `without a window or without pages nothing is settled`() {
    var look = home.snapshot()
    look.hasStageWindow = false

    #expect(!look.isAtRest)
    #expect(!Page.navigation("Nav").snapshot().isAtRest)
  }

  @Test(
    arguments: [
      (.active, true, .active), (.active, false, .inactive), (.inactive, true, .inactive),
      (.background, true, .background), (.background, false, .background),
      (.unattached, false, .gone), (.unattached, true, .gone),
    ] as [(SceneSnapshot.Activation, Bool, PopupStage)])
  func `a scene's state makes a stage`(
    activation: SceneSnapshot.Activation, hasWindow: Bool, stage: PopupStage
  ) {
    let look = SceneSnapshot(activation: activation, hasStageWindow: hasWindow)

    #expect(look.stage == stage)
    #expect(look.isAvailable == (stage == .active))
  }
}
