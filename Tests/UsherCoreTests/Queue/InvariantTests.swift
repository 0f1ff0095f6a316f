// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The invariants are checked in these tests, and only here.
struct InvariantTests {
  @Test func `an invariant that does not hold stops the tests`() async {
    await #expect(processExitsWith: .failure) {
      checkInvariants(["planted"], "by a test")
    }
  }

  @Test func `invariants that hold stop nothing`() async {
    await #expect(processExitsWith: .success) {
      checkInvariants([], "")
    }
  }
}
