// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What a machine does in each state: computed by playing every event in every state, or read from
/// the article that documents it. An event missing from the table of a state changes nothing there.
struct TransitionTable: Equatable {
  /// One row of the table of a state.
  struct Row: Hashable {
    var state: String
    var event: String
    /// The state after the event.
    var nextState: String
    /// The effects, separated by commas.
    var effects: String
  }

  /// All events, in the order in which the article explains them.
  var events: [String] = []
  var rows: [Row] = []

  /// The table of a machine. It has a row for each state and event that changes the state or has
  /// effects.
  static func played<Machine>(
    _ states: KeyValuePairs<String, () -> Machine>,
    _ events: KeyValuePairs<String, (inout Machine) -> [String]>,
    state name: (Machine) -> String
  ) -> TransitionTable {
    var table = TransitionTable(events: events.map(\.key))
    for (state, make) in states {
      for (event, send) in events {
        var machine = make()
        let before = name(machine)
        let effects = send(&machine)
        let after = name(machine)
        guard before != after || !effects.isEmpty else { continue }
        table.rows.append(
          Row(
            state: state, event: event, nextState: after, effects: effects.joined(separator: ", ")))
      }
    }
    return table
  }

  /// The table in an article of UsherCore: the events below the heading “The events”, and the rows
  /// of each state below a heading with its name.
  init(article: String) throws {
    var heading = ""
    for line in try String(contentsOf: Self.articleURL(article), encoding: .utf8)
      .components(separatedBy: "\n")
    {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
      }
      let cells = line.components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " |"))
      }
      guard line.hasPrefix("| "), cells[0] != "event" else { continue }
      if heading == "The events" {
        events.append(cells[0])
      } else if cells.count == 3 {
        rows.append(Row(state: heading, event: cells[0], nextState: cells[1], effects: cells[2]))
      }
    }
  }

  private init(events: [String]) {
    self.events = events
  }

  private static func articleURL(_ article: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UsherCore/UsherCore.docc/\(article).md")
  }

  /// The tables of the states, as the article should contain them.
  var markdown: String {
    var lines: [String] = []
    var state: String?
    for row in rows {
      if row.state != state {
        lines += ["", "### \(row.state)", "", "| event | then | effects |", "|---|---|---|"]
      }
      state = row.state
      lines.append("| \(row.event) | \(row.nextState) | \(row.effects) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
