// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Where the sections of a table and what is in them lie from top to bottom.
struct TableLayout {
  struct Section {
    var rows: HeightList
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var isHeaderKnown = false
    var isFooterKnown = false

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins, and where the last one ends.
  private var starts: [CGFloat] = [0]

  init() {}

  init(top: CGFloat, sections: [Section]) {
    self.sections = sections
    starts = [top]
    updateStarts()
  }

  var bottom: CGFloat { starts[starts.count - 1] }
  var top: CGFloat { starts[0] }

  mutating func setTop(_ top: CGFloat) {
    starts[0] = top
    updateStarts()
  }

  mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
    let before = sections[section].height
    change(&sections[section])
    if sections[section].height != before { updateStarts() }
  }

  private mutating func updateStarts() {
    var sum = starts[0]
    var result = [sum]
    result.reserveCapacity(sections.count + 1)
    for section in sections {
      sum += section.height
      result.append(sum)
    }
    starts = result
  }

  // MARK: Places

  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  func span(ofSection section: Int) -> Span {
    Span(start: starts[section], length: sections[section].height)
  }

  func span(ofHeader section: Int) -> Span {
    Span(start: starts[section] + sections[section].padding, length: sections[section].header)
  }

  func span(ofFooter section: Int) -> Span {
    let footer = sections[section].footer
    return Span(start: starts[section + 1] - footer, length: footer)
  }

  func span(ofRow path: IndexPath) -> Span {
    let rows = sections[path.section].rows
    return Span(start: rowsStart(path.section) + rows.offset(of: path.row), length: rows[path.row])
  }

  private func rowsStart(_ section: Int) -> CGFloat {
    starts[section] + sections[section].padding + sections[section].header
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The sections that have something between two heights.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, end > starts[0], start < bottom else { return 0..<0 }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > start { high = middle } else { low = middle + 1 }
    }
    var last = low
    while last < sections.count, starts[last] < end { last += 1 }
    return low..<max(low, last)
  }

  /// The first row that reaches below a height.
  func firstRow(below start: CGFloat) -> IndexPath? {
    for section in sections(from: start, to: .greatestFiniteMagnitude) {
      let rows = sections[section].rows
      guard rows.count > 0, rowsStart(section) + rows.total > start else { continue }
      let row = rows.row(at: start - rowsStart(section))
      return IndexPath(row: row, section: section)
    }
    return nil
  }

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  func row(at height: CGFloat) -> IndexPath? {
    guard let path = firstRow(below: height), span(ofRow: path).start <= height else { return nil }
    return path
  }
}
