// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Time as a drawing: the events of a queue, and below them what is on the screen.
///
/// A column is a tenth of a second. The rows `enqueue`, `dismiss`, `removed` and `refused` name a
/// request by a lowercase letter; `dismissAll` takes `x` (animated) or `!` (not); `hold` takes `[`
/// and `]`; `scene` takes `A` (active), `I` (inactive), `B` (background) and `G` (disconnected).
/// `page` takes `H`, `L`, `D` and `C` for Home, List, Detail and Cart, the lowercase letter where
/// that page is obstructed, `>` where the page begins to disappear, `<` where that is cancelled,
/// and `x` where Home is gone.
///
/// A row with the name of a letter is the result: `.` queued, `(` presenting, `#` visible, `-`
/// hidden, `~` suspended, `)` dismissing. A popup takes two columns to appear and two to disappear;
/// without animation, one for both.
struct Timeline {
  private let rows: [(name: String, cells: [Character])]
  private let lanes: [PopupLane]
  private let requests: [Character: (inout PopupQueue.Request) -> Void]

  private var queue: PopupQueue
  private var ids: [Character: PopupID] = [:]
  private var letters: [PopupID: Character] = [:]
  private var refused: Set<PopupID> = []
  /// Events from the screen, with the column in which they occur.
  private var screenEvents: [(column: Int, event: PopupQueue.Event)] = []
  private var deadline: MonotonicInstant?
  private var requestedTurns = 0
  private var now = MonotonicInstant.seconds(0)
  private var pages = PageState(visible: [.home])
  private var hidden: Set<PopupID> = []
  private var column = 0

  init(
    _ drawing: String, lanes: [PopupLane],
    requests: [Character: (inout PopupQueue.Request) -> Void]
  ) {
    rows = drawing.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      return (parts[0].trimmingBlanks, Array(parts.count > 1 ? parts[1] : ""))
    }
    self.lanes = lanes
    self.requests = requests
    queue = PopupQueue(lanes: lanes)
    send(.sceneDidChange(.active))
    send(.pagesDidChange(pages))
  }

  /// Plays the drawing and redraws it, with the result in the rows of the requests.
  mutating func redrawn() -> String {
    var drawn: [Character: String] = [:]
    for column in 0..<(rows.map(\.cells.count).max() ?? 0) {
      self.column = column
      now = .seconds(Double(column) / 10)
      playColumn()
      for (name, _) in rows where name.count == 1 {
        if let letter = name.first { drawn[letter, default: ""].append(sign(of: letter)) }
      }
    }
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, cells in
      let padding = String(repeating: " ", count: width - name.count)
      let row = name.first.flatMap { name.count == 1 ? drawn[$0] : nil } ?? String(cells)
      return "\(name)\(padding) |\(row)|"
    }.joined(separator: "\n")
  }

  private mutating func playColumn() {
    deliverScreenEvents()
    if let deadline, deadline <= now { send(.deadlineDidPass) }
    for (name, cells) in rows where name.count > 1 && column < cells.count && cells[column] != " " {
      input(name, cells[column])
    }
    repeat {
      deliverScreenEvents()
      while requestedTurns > 0 {
        requestedTurns -= 1
        send(.nextTurnDidBegin)
      }
    } while screenEvents.contains { $0.column <= column }
  }

  private mutating func deliverScreenEvents() {
    while let next = screenEvents.firstIndex(where: { $0.column <= column }) {
      send(screenEvents.remove(at: next).event)
    }
  }

  private mutating func input(_ row: String, _ sign: Character) {
    switch (row, sign) {
    case ("enqueue", _): enqueue(sign)
    case ("dismiss", _):
      send(.dismissalRequested(.request(id(sign)), .dismissedByApp, animated: true))
    case ("removed", _): send(.contentWasRemoved(id(sign)))
    case ("refused", _): refused.insert(id(sign))
    case ("dismissAll", _): send(.dismissalRequested(.all, .loggedOut, animated: sign == "x"))
    case ("hold", "["): send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    case ("hold", _): send(.holdReleased(1))
    case ("page", _): changePages(sign)
    case ("scene", "A"): send(.sceneDidChange(.active))
    case ("scene", "I"): send(.sceneDidChange(.inactive))
    case ("scene", "B"): send(.sceneDidChange(.background))
    case ("scene", "G"): send(.sceneDidChange(.disconnected))
    default: Issue.record("no such row: \(row) \(sign)")
    }
  }

  private mutating func changePages(_ sign: Character) {
    let known: [Character: PageState.Page] = [
      "H": .home, "L": .list, "D": .detail, "C": .cart,
      "h": .home.obstructed(by: "Alert"), "l": .list.obstructed(by: "Alert"),
    ]
    if let page = known[sign] { pages = PageState(visible: [page]) }
    if sign == ">" { for page in pages.visible { pages.disappearing[page.id] = .left } }
    if sign == "<" { pages.disappearing = [:] }
    var pageState = pages
    if sign == "x" { pageState.gone = [PageState.Page.home.id] }
    send(.pagesDidChange(pageState))
  }

  /// The identifier for a letter, in the order of the letters' first use.
  private mutating func id(_ letter: Character) -> PopupID {
    if let id = ids[letter] { return id }
    let id = PopupID(serial: UInt64(ids.count + 1))
    ids[letter] = id
    letters[id] = letter
    return id
  }

  private mutating func enqueue(_ letter: Character) {
    var request = PopupQueue.Request(id: id(letter))
    requests[letter]?(&request)
    send(.enqueued(request))
  }

  private mutating func send(_ event: PopupQueue.Event) {
    for effect in queue.handle(event, at: now) { perform(effect) }
  }

  private mutating func perform(_ effect: PopupQueue.Effect) {
    switch effect {
    case .present(let id, let animated):
      let isRefused = refused.remove(id) != nil
      let event = isRefused ? .didFailToPresent(id, .refused) : PopupQueue.Event.didPresent(id)
      screenEvents.append((column + (animated && !isRefused ? 2 : 0), event))
    case .dismiss(let id, let animated):
      screenEvents.removeAll { $0.event == .didPresent(id) || $0.event == .didDisappear(id) }
      screenEvents.append((column + (animated ? 2 : 0), .didDisappear(id)))
    case .setDeadline(let instant): deadline = instant
    case .requestNextTurn: requestedTurns += 1
    case .suspend(let id, _):
      screenEvents.removeAll { $0.event == .didPresent(id) }
      hidden.remove(id)
    case .resume(let id, let animated):
      screenEvents.append((column + (animated ? 2 : 0), .didPresent(id)))
    case .hide(let id): hidden.insert(id)
    case .unhide(let id): hidden.remove(id)
    case .ask, .stopAsking, .forgetAnswer, .passBackdrop, .removeBackdrop, .verify, .deliverOutcome,
      .join,
      .update,
      .reportOverdueHold:
      break
    }
  }

  private func sign(of letter: Character) -> Character {
    if let id = ids[letter], hidden.contains(id), queue.phase(of: id) == .visible { return "-" }
    return switch ids[letter].flatMap({ queue.phase(of: $0) }) {
    case nil: " "
    case .delayed, .awaitingPreviousStep, .queued, .postponed: "."
    case .asking: "?"
    case .suspended: "~"
    case .presenting, .dismissalPending: "("
    case .visible: "#"
    case .dismissing: ")"
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Plays a drawing and expects the result to equal the drawing.
func expectTimeline(
  _ drawing: String, lanes: [PopupLane] = [.popups, .alerts],
  requests: [Character: (inout PopupQueue.Request) -> Void] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var timeline = Timeline(drawing, lanes: lanes, requests: requests)
  let redrawn = timeline.redrawn()
  #expect(
    redrawn == drawing, "the result is\n\(redrawn)", sourceLocation: sourceLocation)
}
