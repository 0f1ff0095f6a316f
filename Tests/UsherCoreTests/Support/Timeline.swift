// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Time drawn as text: what happens to a queue, and below it what is on screen.
///
/// A column is a tenth of a second. The rows `enqueue`, `end`, `removed` and `refused` name a request
/// by one small letter; `endAll` takes `x` (animated) or `!` (not); `hold` takes `[` and `]`; `stage`
/// takes `A` (active), `I` (inactive), `B` (background) and `G` (gone). `page` takes `H`, `L`, `D` and
/// `C` for Home, List, Detail and Cart, a small letter where that page is obstructed, `>` where the page
/// begins to leave, `<` where it stays after all, and `x` where Home is gone for good.
///
/// A row that is named by a letter is drawn by the run: `.` waits, `(` appears, `#` is visible, `-` is
/// concealed, `~` is suspended, `)` leaves. A popup takes two columns to appear and two to leave;
/// without an animation it does both within one.
struct Timeline {
  private let rows: [(name: String, cells: [Character])]
  private let lanes: [PopupLane]
  private let requests: [Character: (inout PopupQueue.Request) -> Void]

  private var queue: PopupQueue
  private var ids: [Character: RequestID] = [:]
  private var letters: [RequestID: Character] = [:]
  private var refused: Set<RequestID> = []
  /// What the screen will say, and in which column.
  private var news: [(column: Int, event: PopupQueue.Event)] = []
  private var deadline: Instant?
  private var turnsOwed = 0
  private var now = Instant.seconds(0)
  private var pages = PageSituation(visible: [.home])
  private var concealed: Set<RequestID> = []
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
    happens(.stageDidChange(.active))
    happens(.pagesDidChange(pages))
  }

  /// Plays the drawing and draws it anew, with the drawn rows as they came out.
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
    deliverNews()
    if let deadline, deadline <= now { happens(.deadlineDidPass) }
    for (name, cells) in rows where name.count > 1 && column < cells.count && cells[column] != " " {
      input(name, cells[column])
    }
    repeat {
      deliverNews()
      while turnsOwed > 0 {
        turnsOwed -= 1
        happens(.turnDidBegin)
      }
    } while news.contains { $0.column <= column }
  }

  private mutating func deliverNews() {
    while let next = news.firstIndex(where: { $0.column <= column }) {
      happens(news.remove(at: next).event)
    }
  }

  private mutating func input(_ row: String, _ sign: Character) {
    switch (row, sign) {
    case ("enqueue", _): enqueue(sign)
    case ("end", _): happens(.endRequested(.request(id(sign)), .dismissed, animated: true))
    case ("removed", _): happens(.wasRemovedByApp(id(sign)))
    case ("refused", _): refused.insert(id(sign))
    case ("endAll", _): happens(.endRequested(.all, .loggedOut, animated: sign == "x"))
    case ("hold", "["): happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
    case ("hold", _): happens(.holdWasReleased(1))
    case ("page", _): turnPages(sign)
    case ("stage", "A"): happens(.stageDidChange(.active))
    case ("stage", "I"): happens(.stageDidChange(.inactive))
    case ("stage", "B"): happens(.stageDidChange(.background))
    case ("stage", "G"): happens(.stageDidChange(.gone))
    default: Issue.record("no such row: \(row) \(sign)")
    }
  }

  private mutating func turnPages(_ sign: Character) {
    let known: [Character: PageSituation.Page] = [
      "H": .home, "L": .list, "D": .detail, "C": .cart,
      "h": .home.obstructed(by: "Alert"), "l": .list.obstructed(by: "Alert"),
    ]
    if let page = known[sign] { pages = PageSituation(visible: [page]) }
    if sign == ">" { for page in pages.visible { pages.departing[page.id] = .left } }
    if sign == "<" { pages.departing = [:] }
    var told = pages
    if sign == "x" { told.gone = [PageSituation.Page.home.id] }
    happens(.pagesDidChange(told))
  }

  /// The letter's request; the letters are numbered in the order in which they first appear.
  private mutating func id(_ letter: Character) -> RequestID {
    if let id = ids[letter] { return id }
    let id = RequestID(serial: UInt64(ids.count + 1))
    ids[letter] = id
    letters[id] = letter
    return id
  }

  private mutating func enqueue(_ letter: Character) {
    var request = PopupQueue.Request(id: id(letter))
    requests[letter]?(&request)
    happens(.enqueued(request))
  }

  private mutating func happens(_ event: PopupQueue.Event) {
    for effect in queue.handle(event, at: now) { obey(effect) }
  }

  private mutating func obey(_ effect: PopupQueue.Effect) {
    switch effect {
    case .present(let id, let animated):
      let isRefused = refused.remove(id) != nil
      let answer = isRefused ? .didFailToPresent(id, .refused) : PopupQueue.Event.didPresent(id)
      news.append((column + (animated && !isRefused ? 2 : 0), answer))
    case .dismiss(let id, let animated):
      news.removeAll { $0.event == .didPresent(id) || $0.event == .didLeave(id) }
      news.append((column + (animated ? 2 : 0), .didLeave(id)))
    case .setDeadline(let moment): deadline = moment
    case .requestTurn: turnsOwed += 1
    case .withdraw(let id, _):
      news.removeAll { $0.event == .didPresent(id) }
      concealed.remove(id)
    case .restore(let id, let animated): news.append((column + (animated ? 2 : 0), .didPresent(id)))
    case .conceal(let id): concealed.insert(id)
    case .reveal(let id): concealed.remove(id)
    case .look, .report, .join, .update, .reportHold: break
    }
  }

  private func sign(of letter: Character) -> Character {
    if let id = ids[letter], concealed.contains(id), queue.phase(of: id) == .visible { return "-" }
    return switch ids[letter].flatMap({ queue.phase(of: $0) }) {
    case nil: " "
    case .delayed, .inSequence, .inLine: "."
    case .suspended: "~"
    case .presenting, .closing: "("
    case .visible: "#"
    case .leaving: ")"
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Plays a drawing and expects the run to look as drawn.
func expectTimeline(
  _ drawing: String, lanes: [PopupLane] = [.popups, .alerts],
  requests: [Character: (inout PopupQueue.Request) -> Void] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var timeline = Timeline(drawing, lanes: lanes, requests: requests)
  let redrawn = timeline.redrawn()
  #expect(
    redrawn == drawing, "it came out as\n\(redrawn)", sourceLocation: sourceLocation)
}
