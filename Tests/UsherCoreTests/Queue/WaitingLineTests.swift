// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

struct WaitingLineTests {
  private let offers: Set<StageOffer> = [.nothing, .parent(1)]
  private let place = PlaceInLine(priority: .standard, isResumed: false, id: 2)

  private func bucket(
    _ need: PageNeed = .nothing, parent: RequestID? = nil
  ) -> WaitingLine.Bucket {
    WaitingLine.Bucket(
      need: need, parent: parent, surface: .overlay, conflict: .wait, isResumed: false,
      goesAboveModals: false)
  }

  @Test func `a slot is open while something that it needs is offered`() {
    var line = WaitingLine()
    let free = line.insert(place, into: bucket(), offers: offers)
    let page = line.insert(place, into: bucket(.page(7)), offers: offers)
    #expect(line.open == [free])

    line.open(for: [.nothing, .page(7)])
    #expect(line.open == [free, page])
    line.open(for: [.page(7)])
    #expect(line.open == [page])
  }

  @Test func `what belongs to a popup is open while that popup is in sight`() {
    var line = WaitingLine()
    let child = line.insert(place, into: bucket(parent: 1), offers: offers)
    #expect(line.open == [child])

    line.close(.parent(1))
    #expect(line.open == [])
    line.open(for: .parent(1))
    #expect(line.open == [child])
  }

  @Test(arguments: [(.page(7), nil), (.nothing, 1)] as [(PageNeed, RequestID?)])
  func `nothing is kept of a bucket that may never come again`(
    need: PageNeed, parent: RequestID?
  ) {
    var line = WaitingLine()
    let number = line.insert(place, into: bucket(need, parent: parent), offers: offers)
    line.remove(place, from: number)
    #expect(line.slot(of: bucket(need, parent: parent)) == nil)

    #expect(line.insert(place, into: bucket(.page(8)), offers: offers) == number)
    line.remove(place, from: number)
    #expect(line.slots == [nil])
  }

  @Test func `a bucket that will come again keeps its slot`() {
    var line = WaitingLine()
    let number = line.insert(place, into: bucket(), offers: offers)
    line.remove(place, from: number)

    #expect(line.isEmpty)
    #expect(line.slot(of: bucket())?.head == nil)
    #expect(line.slots.compactMap(\.self).count == 1)
  }

  @Test func `a line that was misused says so`() {
    var known = WaitingLine()
    let number = known.insert(place, into: bucket(), offers: offers)
    #expect(known.isWellFormed(with: offers))
    #expect(!known.isWellFormed(with: []))

    var twice = known
    #expect(twice.insert(place, into: bucket(), offers: offers) == number)
    #expect(!twice.isWellFormed(with: offers))

    var gone = WaitingLine()
    let passing = gone.insert(place, into: bucket(.page(7)), offers: offers)
    for _ in 1...2 { gone.remove(place, from: passing) }
    #expect(!gone.isWellFormed(with: offers))
  }
}
