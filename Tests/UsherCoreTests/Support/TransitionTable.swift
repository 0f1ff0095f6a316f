// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

/// What a machine does with every event in every state: computed by playing them, or read from the
/// article that documents the machine.
///
/// All articles have the same three tables, below the headings “States”, “Events” and
/// “Transitions”.
struct TransitionTable {
  /// A state, and the other states that an event can change it to.
  struct State: Equatable {
    var name: String
    var nextStates: String
  }

  /// An event that changes a state or has effects.
  struct Transition: Equatable, CustomStringConvertible {
    var state: String
    var event: String
    /// The state after the event.
    var nextState: String
    /// The effects, separated by commas.
    var effects: String

    /// The row of the table.
    var description: String { "| \(state) | \(event) | \(nextState) | \(effects) |" }
  }

  var states: [State] = []
  var events: [String] = []
  var transitions: [Transition] = []

  /// Plays every event in every state.
  init<Machine>(
    playing events: KeyValuePairs<String, (inout Machine) -> [String]>,
    in states: KeyValuePairs<String, () -> Machine>, state name: (Machine) -> String
  ) {
    self.events = events.map(\.key)
    for (state, make) in states {
      for (event, send) in events {
        var machine = make()
        let effects = send(&machine).joined(separator: ", ")
        let nextState = name(machine)
        guard nextState != state || !effects.isEmpty else { continue }
        transitions.append(
          Transition(state: state, event: event, nextState: nextState, effects: effects))
      }
    }
    self.states = states.map { state, _ in
      let next = Set(transitions.filter { $0.state == state }.map(\.nextState))
      let names = states.map(\.key).filter { next.contains($0) && $0 != state }
      return State(name: state, nextStates: names.isEmpty ? "none" : names.joined(separator: ", "))
    }
  }

  /// Reads the tables of an article.
  init(article: String) {
    var heading = ""
    for line in article.components(separatedBy: "\n") {
      if line.hasPrefix("#") { heading = line }
      let cells = line.components(separatedBy: "|").dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard let first = cells.first, first != "state", first != "event", !first.hasPrefix("--")
      else { continue }
      switch (heading, cells.count) {
      case ("## States", 3): states.append(State(name: first, nextStates: cells[2]))
      case ("## Events", 2): events.append(first)
      case ("## Transitions", 4):
        transitions.append(
          Transition(state: first, event: cells[1], nextState: cells[2], effects: cells[3]))
      default: break
      }
    }
  }

  /// Returns a text for each row in which this table, which is expected, and another one differ.
  func differences(from found: TransitionTable) -> [String] {
    let names = (states.map(\.name), found.states.map(\.name))
    guard names.0 == names.1, events == found.events else {
      return ["expected \(names.0) and \(events), found \(names.1) and \(found.events)"]
    }
    var differences = zip(states, found.states).filter { $0 != $1 }.map { expected, found in
      "\(found.name): expected the next states \(expected.nextStates), found \(found.nextStates)"
    }
    for state in names.0 {
      for event in events {
        let expected = transitions.filter { $0.state == state && $0.event == event }
        let found = found.transitions.filter { $0.state == state && $0.event == event }
        guard expected != found else { continue }
        differences.append("expected \(Self.text(of: expected)), found \(Self.text(of: found))")
      }
    }
    for state in Set(found.transitions.map(\.nextState)).subtracting(names.0).sorted() {
      differences.append("\(state) is a next state, but is not among the states")
    }
    if differences.isEmpty, transitions != found.transitions {
      differences.append("the rows are not in the order of the states and events, or name others")
    }
    return differences
  }

  private static func text(of rows: [Transition]) -> String {
    rows.isEmpty ? "no row" : rows.map(\.description).joined(separator: " and ")
  }
}

/// Expects that the tables of an article of UsherCore are those of the machine that it describes.
///
/// There is a new machine for each state and a closure for each event, in the order of the article.
/// A closure sends the event to a machine and returns the effects; `name` returns the state that a
/// machine is in. Throws if the article cannot be read.
func expectArticle<Machine>(
  _ article: String, describes states: KeyValuePairs<String, () -> Machine>,
  events: KeyValuePairs<String, (inout Machine) -> [String]>, state name: (Machine) -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var root = URL(fileURLWithPath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  let file = root.appendingPathComponent("Sources/UsherCore/UsherCore.docc/\(article).md")
  let expected = TransitionTable(article: try String(contentsOf: file, encoding: .utf8))
  for (state, make) in states {
    #expect(name(make()) == state, sourceLocation: sourceLocation)
  }
  let played = TransitionTable(playing: events, in: states, state: name)
  for difference in expected.differences(from: played) {
    Issue.record("\(article).md: \(difference)", sourceLocation: sourceLocation)
  }
}
