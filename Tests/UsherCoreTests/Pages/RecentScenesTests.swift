// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

struct RecentScenesTests {
  private func active(_ ids: String...) -> [(id: String, isActive: Bool)] {
    ids.map { ($0, true) }
  }

  private func inactive(_ ids: String...) -> [(id: String, isActive: Bool)] {
    ids.map { ($0, false) }
  }

  @Test func `among active scenes the one that was used last is chosen`() {
    var scenes = RecentScenes()
    for visit in ["a", "b", "c", "b", "b"] { scenes.recordVisit(to: visit) }

    #expect(scenes.mostRecent(among: active("a", "b", "c")) == "b")
    #expect(scenes.mostRecent(among: active("a", "c")) == "c")
    scenes.recordVisit(to: "a")
    #expect(scenes.mostRecent(among: active("a", "b", "c")) == "a")
  }

  @Test func `an active scene is preferred to an inactive one that was used later`() {
    var scenes = RecentScenes()
    for visit in ["a", "b", "c"] { scenes.recordVisit(to: visit) }

    #expect(scenes.mostRecent(among: active("a", "b") + inactive("c")) == "b")
    #expect(scenes.mostRecent(among: active("new") + inactive("c")) == "new")
  }

  @Test func `if no scene is active, the one that was used last is chosen`() {
    var scenes = RecentScenes()
    for visit in ["a", "b"] { scenes.recordVisit(to: visit) }

    #expect(scenes.mostRecent(among: inactive("a", "b")) == "b")
  }

  @Test func `if no scene was used yet, the first one is chosen`() {
    #expect(RecentScenes().mostRecent(among: active("a", "b")) == "a")
    #expect(RecentScenes().mostRecent(among: inactive("x") + active("b")) == "b")
    #expect(RecentScenes().mostRecent(among: []) == nil)
  }
}
