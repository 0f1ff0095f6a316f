// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

struct StageInUseTests {
  private func active(_ ids: String...) -> [StageInUse.Candidate] {
    ids.map { StageInUse.Candidate(id: $0, isActive: true) }
  }

  private func inactive(_ ids: String...) -> [StageInUse.Candidate] {
    ids.map { StageInUse.Candidate(id: $0, isActive: false) }
  }

  @Test func `of several active ones it is that where the user was last`() {
    var stages = StageInUse()
    for visit in ["a", "b", "c", "b", "b"] { stages.wasVisited(visit) }

    #expect(stages.choice(among: active("a", "b", "c")) == "b")
    #expect(stages.choice(among: active("a", "c")) == "c")
    stages.wasVisited("a")
    #expect(stages.choice(among: active("a", "b", "c")) == "a")
  }

  @Test func `an active one goes before one where the user was later`() {
    var stages = StageInUse()
    for visit in ["a", "b", "c"] { stages.wasVisited(visit) }

    #expect(stages.choice(among: active("a", "b") + inactive("c")) == "b")
    #expect(stages.choice(among: active("new") + inactive("c")) == "new")
  }

  @Test func `where none is active it is that where the user was last`() {
    var stages = StageInUse()
    for visit in ["a", "b"] { stages.wasVisited(visit) }

    #expect(stages.choice(among: inactive("a", "b")) == "b")
  }

  @Test func `where the user has been nowhere it is the first`() {
    #expect(StageInUse().choice(among: active("a", "b")) == "a")
    #expect(StageInUse().choice(among: inactive("x") + active("b")) == "b")
    #expect(StageInUse().choice(among: []) == nil)
  }
}
