// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What a single look says about rest.
struct IdleSnapshotTests {
  private let home = Page.navigation("Nav", .plain("Home"))

  @Test(
    arguments: [
      [.isInWindow, .isInTransition], [.isInWindow, .isBeingPresented],
      [.isInWindow, .isBeingDismissed], [],
    ] as [SceneSnapshot.State])
  func `a page or container that moves or is not in the window is not at rest`(
    state: SceneSnapshot.State
  ) {
    let pageMoves = Page.navigation("Nav", .plain("Home").inState(state)).snapshot()
    let containerMoves = home.inState(state).snapshot()

    #expect(!pageMoves.isIdle)
    #expect(!containerMoves.isIdle)
  }

  @Test func `what comes or goes in front of a page unsettles it`() {
    let appearing = Page.plain("Alert").inState([.isInWindow, .isBeingPresented])

    #expect(!home.presenting(.alert, appearing).snapshot().isIdle)
    #expect(home.presenting(.alert, .plain("Alert")).snapshot().isIdle)
  }

  @Test func `what moves where nobody sees it does not matter`() {
    let moving = Page.plain("Hidden").inState([.isInTransition])
    let covered = moving.presenting(.fullScreen, .plain("Front"))

    #expect(Page.tabs("Tabs", selected: 1, moving, .plain("Home")).snapshot().isIdle)
    #expect(covered.snapshot().isIdle)
  }

  @Test func `what moves in front of a covered page does not matter`() {
    let moving = Page.plain("Menu").inState(.running)
    let root = Page.split("Split", .plain("List").presenting(.popover, moving), .plain("Detail"))

    #expect(!root.snapshot().isIdle)
    #expect(root.presenting(.fullScreen, .plain("Front")).snapshot().isIdle)
  }

  @Test func `without a window or without pages nothing is settled`() {
    var snapshot = home.snapshot()
    snapshot.hasAppWindow = false

    #expect(!snapshot.isIdle)
    #expect(!Page.navigation("Nav").snapshot().isIdle)
  }

  @Test(
    arguments: [
      (.active, true, .active), (.active, false, .inactive), (.inactive, true, .inactive),
      (.background, true, .background), (.background, false, .background),
      (.unattached, false, .disconnected), (.unattached, true, .disconnected),
    ] as [(SceneSnapshot.Activation, Bool, PopupSceneState)])
  func `a scene's state makes a stage`(
    activation: SceneSnapshot.Activation, hasWindow: Bool, sceneState: PopupSceneState
  ) {
    let snapshot = SceneSnapshot(activation: activation, hasAppWindow: hasWindow)

    #expect(snapshot.sceneState == sceneState)
    #expect(snapshot.isActive == (sceneState == .active))
  }
}
