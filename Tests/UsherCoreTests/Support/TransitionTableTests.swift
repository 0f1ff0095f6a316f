// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

/// How a machine is compared with the tables of its article, on a lamp with a switch.
struct TransitionTableTests {
  private let played = TransitionTable(
    playing: [
      "`press`": { (isOn: inout Bool) in
        isOn.toggle()
        return isOn ? ["shine", "hum"] : []
      },
      "`look`": { _ in [] },
    ],
    in: ["off": { false }, "on": { true }], state: { $0 ? "on" : "off" })

  private let article = """
    ## States

    | state | condition | next states |
    |---|---|---|
    | off | It is dark. | on |
    | on | It is bright. | off |

    ## Events

    | event | what has happened |
    |---|---|
    | `press` | The user presses the switch. |
    | `look` | The user looks at it. |

    ## Transitions

    | state | event | next state | effects |
    |---|---|---|---|
    | off | `press` | on | shine, hum |
    | on | `press` | off |  |
    """

  /// What differs when a line of the article is replaced.
  private func differences(replacing line: String = "", with other: String = "") -> [String] {
    let text = line.isEmpty ? article : article.replacing(line, with: other)
    return TransitionTable(article: text).differences(from: played)
  }

  @Test func `a machine does not differ from its article`() {
    #expect(differences() == [])
  }

  @Test(
    arguments: [
      ("| off | `press` | on | shine, hum |", "| off | `press` | off | shine |"),
      ("| on | `press` | off |  |", "| on | `press` | off | shine |"),
    ])
  func `a row that differs is named with what the article and the machine say`(
    row: String, other: String
  ) {
    #expect(differences(replacing: row, with: other) == ["expected \(other), found \(row)"])
  }

  @Test func `rows that are missing or too many are named`() {
    let (press, look) = ("| on | `press` | off |  |", "| on | `look` | on | blink |")

    #expect(
      differences(replacing: press, with: look)
        == ["expected no row, found \(press)", "expected \(look), found no row"])
    #expect(
      differences(replacing: press, with: "\(press)\n\(press)")
        == ["expected \(press) and \(press), found \(press)"])
  }

  @Test func `the next states of a state are those of its transitions`() {
    #expect(
      differences(replacing: "| It is dark. | on |", with: "| It is dark. | none |")
        == ["off: expected the next states none, found on"])
  }

  @Test(arguments: ["| on | It is bright. | off |\n", "| `look` | The user looks at it. |\n"])
  func `a state or an event that the article does not list is found`(line: String) {
    #expect(differences(replacing: line).count == 1)
  }

  @Test func `rows in another order are found`() {
    let (first, second) = ("| off | `press` | on | shine, hum |", "| on | `press` | off |  |")

    #expect(
      differences(replacing: "\(first)\n\(second)", with: "\(second)\n\(first)")
        == ["the rows are not in the order of the states and events, or name others"])
  }

  @Test func `a next state that is not listed is found`() {
    let broken = TransitionTable(
      playing: [
        "`drop`": { (state: inout String) in
          state = "broken"
          return []
        }
      ],
      in: ["whole": { "whole" }], state: \.self)

    #expect(
      broken.differences(from: broken) == ["broken is a next state, but is not among the states"])
  }
}
