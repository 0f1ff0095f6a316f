// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// When a single snapshot counts as idle.
struct IdleSnapshotTests {
  private let home = Page.navigation("Nav", .plain("Home"))

  @Test(
    arguments: [
      [.isInWindow, .isInTransition], [.isInWindow, .isBeingPresented],
      [.isInWindow, .isBeingDismissed], [],
    ] as [SceneSnapshot.State])
  func `a page or container that is in transition or not in the window is not idle`(
    state: SceneSnapshot.State
  ) {
    let pageMoves = Page.navigation("Nav", .plain("Home").inState(state)).snapshot()
    let containerMoves = home.inState(state).snapshot()

    #expect(!pageMoves.isIdle)
    #expect(!containerMoves.isIdle)
  }

  @Test func `a controller being presented in front of a page is not idle`() {
    let appearing = Page.plain("Alert").inState([.isInWindow, .isBeingPresented])

    #expect(!home.presenting(.alert, appearing).snapshot().isIdle)
    #expect(home.presenting(.alert, .plain("Alert")).snapshot().isIdle)
  }

  @Test func `transitions of pages that are not visible are ignored`() {
    let moving = Page.plain("Hidden").inState([.isInTransition])
    let covered = moving.presenting(.fullScreen, .plain("Front"))

    #expect(Page.tabs("Tabs", selected: 1, moving, .plain("Home")).snapshot().isIdle)
    #expect(covered.snapshot().isIdle)
  }

  @Test func `transitions of controllers in front of a covered page are ignored`() {
    let moving = Page.plain("Menu").inState(.running)
    let root = Page.split("Split", .plain("List").presenting(.popover, moving), .plain("Detail"))

    #expect(!root.snapshot().isIdle)
    #expect(root.presenting(.fullScreen, .plain("Front")).snapshot().isIdle)
  }

  @Test func `without an app window or without pages a snapshot is not idle`() {
    var snapshot = home.snapshot()
    snapshot.hasAppWindow = false

    #expect(!snapshot.isIdle)
    #expect(!Page.navigation("Nav").snapshot().isIdle)
  }

  @Test(
    arguments: [
      (.active, true, .active), (.active, false, .windowless), (.inactive, true, .inactive),
      (.background, true, .background), (.background, false, .background),
      (.disconnected, false, .disconnected), (.disconnected, true, .disconnected),
    ] as [(PopupSceneState, Bool, PopupSceneState)])
  func `the activation of a scene and its window determine the scene state`(
    activation: PopupSceneState, hasWindow: Bool, sceneState: PopupSceneState
  ) {
    let snapshot = SceneSnapshot(activation: activation, hasAppWindow: hasWindow)

    #expect(snapshot.sceneState == sceneState)
    #expect(snapshot.isActive == (sceneState == .active))
  }
}
