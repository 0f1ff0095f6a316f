// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

struct RecentScenesTests {
  private func active(_ ids: String...) -> [RecentScenes.Candidate] {
    ids.map { RecentScenes.Candidate(id: $0, isActive: true) }
  }

  private func inactive(_ ids: String...) -> [RecentScenes.Candidate] {
    ids.map { RecentScenes.Candidate(id: $0, isActive: false) }
  }

  @Test func `of several active ones it is that where the user was last`() {
    var scenes = RecentScenes()
    for visit in ["a", "b", "c", "b", "b"] { scenes.recordVisit(visit) }

    #expect(scenes.mostRecent(among: active("a", "b", "c")) == "b")
    #expect(scenes.mostRecent(among: active("a", "c")) == "c")
    scenes.recordVisit("a")
    #expect(scenes.mostRecent(among: active("a", "b", "c")) == "a")
  }

  @Test func `an active one goes before one where the user was later`() {
    var scenes = RecentScenes()
    for visit in ["a", "b", "c"] { scenes.recordVisit(visit) }

    #expect(scenes.mostRecent(among: active("a", "b") + inactive("c")) == "b")
    #expect(scenes.mostRecent(among: active("new") + inactive("c")) == "new")
  }

  @Test func `where none is active it is that where the user was last`() {
    var scenes = RecentScenes()
    for visit in ["a", "b"] { scenes.recordVisit(visit) }

    #expect(scenes.mostRecent(among: inactive("a", "b")) == "b")
  }

  @Test func `where the user has been nowhere it is the first`() {
    #expect(RecentScenes().mostRecent(among: active("a", "b")) == "a")
    #expect(RecentScenes().mostRecent(among: inactive("x") + active("b")) == "b")
    #expect(RecentScenes().mostRecent(among: []) == nil)
  }
}
