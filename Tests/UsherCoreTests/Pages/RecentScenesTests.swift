// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

struct RecentScenesTests {
  private func active(_ ids: String...) -> [SceneUse] {
    ids.map { SceneUse(id: $0, isActive: true) }
  }

  private func inactive(_ ids: String...) -> [SceneUse] {
    ids.map { SceneUse(id: $0, isActive: false) }
  }

  private func use(
    _ id: String, isActive: Bool = true, key: Bool = false, editing: Bool = false
  ) -> SceneUse {
    var use = SceneUse(id: id, isActive: isActive)
    (use.hasKeyWindow, use.hasFirstResponder) = (key, editing)
    return use
  }

  /// Returns the scene that is chosen at the first use, or `nil` if nothing tells the scenes apart.
  private func chosen(among scenes: [SceneUse]) -> String? {
    var recent = RecentScenes()
    recent.begin(with: scenes)
    return recent.isAmbiguous(among: scenes) ? nil : recent.mostRecent(among: scenes)
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

  @Test func `at the first use the only active scene is chosen`() {
    #expect(chosen(among: [use("a", isActive: false, key: true, editing: true), use("b")]) == "b")
    #expect(chosen(among: [use("a"), use("b", isActive: false)]) == "a")
  }

  @Test func `at the first use of several active scenes the only one with a key window is chosen`()
  {
    #expect(chosen(among: [use("a"), use("b", key: true), use("c", editing: true)]) == "b")
    #expect(chosen(among: [use("a", isActive: false, key: true), use("b"), use("c")]) == nil)
  }

  @Test func `if each has a key window, the only one with a first responder is chosen`() {
    let scenes = [use("a", key: true), use("b", key: true, editing: true), use("c", key: true)]
    #expect(chosen(among: scenes) == "b")
  }

  @Test func `active scenes that nothing tells apart are ambiguous until one is used`() {
    let scenes = [use("a", key: true, editing: true), use("b", key: true, editing: true)]
    #expect(chosen(among: scenes) == nil)
    var recent = RecentScenes()
    recent.begin(with: scenes)

    recent.recordVisit(to: "b")

    #expect(!recent.isAmbiguous(among: scenes))
    #expect(recent.mostRecent(among: scenes) == "b")
  }

  @Test func `a single active scene is not ambiguous, also if it was not used`() {
    #expect(!RecentScenes().isAmbiguous(among: active("a") + inactive("b")))
  }

  @Test func `without an active scene nothing is ambiguous`() {
    #expect(!RecentScenes().isAmbiguous(among: inactive("a", "b")))
    #expect(!RecentScenes().isAmbiguous(among: []))
  }
}
