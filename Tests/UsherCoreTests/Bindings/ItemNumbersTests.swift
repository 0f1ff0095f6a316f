// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// When an item of a binding has a new number.
struct ItemNumbersTests {
  @Test func `without an item there is no number`() {
    var numbers = ItemNumbers<String>()

    #expect(numbers.number(of: nil) == nil)
  }

  @Test func `the first item has the number 1`() {
    var numbers = ItemNumbers<String>()

    #expect(numbers.number(of: "a") == ItemNumber(serial: 1))
  }

  @Test func `the same id has the same number`() {
    var numbers = ItemNumbers<String>()
    let first = numbers.number(of: "a")

    #expect(numbers.number(of: "a") == first)
    #expect(numbers.number(of: "a") == first)
  }

  @Test func `another id has the next number`() {
    var numbers = ItemNumbers<String>()
    _ = numbers.number(of: "a")

    #expect(numbers.number(of: "b") == ItemNumber(serial: 2))
  }

  @Test func `the same id has a new number after there was no item`() {
    var numbers = ItemNumbers<String>()
    _ = numbers.number(of: "a")

    #expect(numbers.number(of: nil) == nil)
    #expect(numbers.number(of: "a") == ItemNumber(serial: 2))
  }

  @Test func `the same id has a new number after another one`() {
    var numbers = ItemNumbers<String>()
    _ = numbers.number(of: "a")
    _ = numbers.number(of: "b")

    #expect(numbers.number(of: "a") == ItemNumber(serial: 3))
  }
}
