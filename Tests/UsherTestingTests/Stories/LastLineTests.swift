// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import GalleryStories
@testable import UsherTesting

/// How the texts of the gallery break into lines at the default text size.
@MainActor
struct LastLineTests {
  @Test(arguments: Story.all, ["en", "zh-Hans"])
  func `no text of a story ends with a line of one word or character`(
    story: Story, language: String
  ) throws {
    var found: Set<String> = []
    try VirtualDevice.run(DeviceSettings(language: language), on: story.model) { phone in
      let player = AuditPlayer(phone) { phone, name, kind in
        guard kind == .still else { return }
        for label in labels(of: phone.probe.scene) {
          found.formUnion(lines(of: label).loneEnds.map { "\(name): \($0)" })
        }
      }
      try story.play(on: player)
    }
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: [
    (["A morning", "set"], ["A morning | set"]),
    (["A morning\n", "set of two"], []),
    (["One word.\n", "\n", "Two", "words."], ["Two | words."]),
    (["一壶两杯，同窑烧成，釉色相", "和。"], ["一壶两杯，同窑烧成，釉色相 | 和。"]),
    (["一壶两杯，同窑烧成，", "釉色相和。"], []),
    (["mei.lin@", "example.com is here"], ["mei.lin@ | example.com is here"]),
  ])
  func `a last line of one word, of two characters, or a broken address is found`(
    lines: [String], ends: [String]
  ) {
    #expect(lines.loneEnds == ends)
  }

  private func labels(of scene: UIWindowScene) -> [UILabel] {
    ScreenTraversal.windows(of: scene)
      .flatMap { ScreenTraversal.nodes(of: $0) }
      .compactMap { $0.view as? UILabel }
      .filter { $0.text?.isEmpty == false }
  }

  /// The lines of a label, with the spaces and line breaks at their ends.
  private func lines(of label: UILabel) -> [String] {
    let text = label.attributedText ?? NSAttributedString(string: label.text ?? "")
    let layout = TextLayout.make(
      text, font: label.font,
      limits: TextLayout.Limits(
        width: label.bounds.width, lines: label.numberOfLines, lineBreakMode: label.lineBreakMode))
    let units = Array(text.string.utf16)
    // A line ends where the next one begins.
    let starts = layout.lines.map(\.range.location) + [units.count]
    return zip(starts, starts.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }
}

extension [String] {
  /// The last two lines of each paragraph whose last line has only one word, or two characters of a
  /// text without spaces; and the lines between which an address is broken.
  fileprivate var loneEnds: [String] {
    zip(self, dropFirst()).enumerated().compactMap { index, pair in
      let (line, next) = pair
      guard !line.hasSuffix("\n") else { return nil }
      let isLast = next.hasSuffix("\n") || index + 2 == count
      let breaksAddress =
        line.last.map { !$0.isWhitespace && $0.isASCII } == true
        && (line + next).contains("@")
      guard breaksAddress || isLast && next.isLoneEnd else { return nil }
      return "\(line.trimmed) | \(next.trimmed)"
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  fileprivate var isLoneEnd: Bool {
    let words = trimmed
    if words.unicodeScalars.contains(where: { (0x3000...0x9FFF).contains($0.value) }) {
      return words.count { $0.isLetter || $0.isNumber } < 3
    }
    return !words.contains { $0.isWhitespace }
  }
}
