// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Usher

struct CopyOnWriteTests {
  @Test func `a changed copy does not change the others`() {
    let first = Holder()
    var second = first
    let third = second

    second.values.append(2)

    #expect(first.values == [1])
    #expect(second.values == [1, 2])
    #expect(third.values == [1])
  }

  @Test func `changes add up`() {
    var holder = Holder()
    for number in 2...4 { holder.values.append(number) }
    #expect(holder.values == [1, 2, 3, 4])
  }
}

private struct Holder {
  @CopyOnWrite var values = [1]
}
