// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// The requests of a random script.
extension RandomScript {
  mutating func request() -> PopupQueue.Request {
    // One request in ten repeats one of the last few.
    let isNew = Int.random(in: 0..<10, using: &random) > 0
    if isNew { newest += 1 }
    let serial = isNew ? newest : .random(in: (newest - min(newest, 4))...newest, using: &random)
    var request = PopupQueue.Request(
      id: PopupID(serial: serial),
      group: pick([nil, nil, "g", "h"]),
      // The first description of a lane counts.
      lane: pick(RandomScript.lanes + [PopupLane(name: "alerts", capacity: 3, level: 9)]),
      isModal: .random(using: &random),
      delay: pick([.zero, .zero, .zero, .milliseconds(500), .seconds(-1), .seconds(3)]),
      conflict: pick([.wait, .wait, .interrupt, .interrupt, .replace, .drop]),
      expiration: pick([
        nil, nil, nil, nil, nil, nil, .milliseconds(500), .seconds(9), .seconds(-1),
      ]),
      displayDuration: pick([nil, nil, nil, .zero, .seconds(1), .seconds(9)]),
      minimumDisplayDuration: pick([.zero, .zero, .seconds(-1), .milliseconds(500), .seconds(4)]),
      isAnimated: .random(using: &random))
    request.priority = pick([
      .standard, .standard, request.conflict == .interrupt ? .urgent : .guide, .urgent, -1,
    ])
    if bias.hasKeys {
      request.key = pick([nil, nil, nil, "a", "b"])
      request.keyPolicy = pick([.join, .replace, .update])
    }
    if bias.asks, Int.random(in: 0..<3, using: &random) > 0 { request.question = question() }
    if bias.usesAppWindow {
      request.surface = pick([.ownWindow, .ownWindow, .appWindowView, .appWindowModal])
      request.presentsOverForeignModals = .random(using: &random)
    }
    if bias.hasPages { setPageProperties(&request) }
    if bias.hasChildren, Int.random(in: 0..<3, using: &random) == 0 {
      request.link = .child(of: id())
    }
    if bias.hasSequences {
      let sequence = pick([nil, nil, SequenceID(serial: 1), SequenceID(serial: 2)])
      if let sequence, request.link == .none { request.link = .step(of: sequence) }
    }
    return request
  }

  private mutating func question() -> PopupQuestion {
    PopupQuestion(
      timeLimit: pick([nil, .seconds(1), .seconds(5), .zero]), defaultAnswer: answer())
  }

  mutating func answer() -> PopupAnswer {
    pick([.now, .now, .now, .later(), .later(.seconds(1)), .later(.seconds(-1)), .drop])
  }

  private mutating func setPageProperties(_ request: inout PopupQueue.Request) {
    request.scope = scope()
    request.ignoresPageCover = Int.random(in: 0..<3, using: &random) == 0
    request.pageExit = pick([
      .dismiss, .keepAlive, .keepAlive, request.scope == .any ? .stay : .keepAlive, .stay,
    ])
  }

  mutating func scope() -> PageScope {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: .any
    case 4: .types([pick(RandomPages.types), pick(RandomPages.types)])
    case 5..<7: .types([RandomPages.anyType])
    case 7: .names([pick(RandomPages.names)])
    case 8: .predicate(pick(RandomPages.predicates))
    default: .page(randomPage())
    }
  }

  private mutating func randomPage() -> PageID {
    if let page = pages.pageState.visible.randomElement(using: &random), Bool.random(using: &random)
    {
      return page.id
    }
    let oldest = pages.newest - min(pages.newest, 4)
    return PageID(serial: .random(in: oldest...pages.newest, using: &random))
  }
}
