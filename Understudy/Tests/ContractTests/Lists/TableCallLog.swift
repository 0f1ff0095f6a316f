// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Data source and delegate of a table of strings, which logs its calls.
@MainActor
final class TableCallLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var rowHeight: CGFloat = 50
  var refuses = false
  /// Text takes as many lines as it needs.
  var wraps = false
  private(set) var entries: [String] = []
  /// Cells made rather than used again.
  private(set) var made = 0
  private(set) var asked = 0

  init(sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int) {
    self.init(sections: [(0..<rows).map { "Row \($0)" }])
  }

  func forget() { entries = [] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = used
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      made += 1
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.textLabel?.numberOfLines = wraps ? 0 : 1
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { entries.append("will display \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { entries.append("did end displaying \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    entries.append("should highlight \(indexPath.row)")
    return !refuses
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    entries.append("did highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    entries.append("did unhighlight \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    entries.append("will select \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("did select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    entries.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    entries.append("did deselect \(indexPath.row)")
  }
}

/// A table of 300 by 500 points in a visible window.
@MainActor
func makeTable(
  _ callLog: TableCallLog, _ style: UITableView.Style = .plain, in scene: UIWindowScene
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 500), style: style)
  table.contentInsetAdjustmentBehavior = .never
  table.rowHeight = callLog.rowHeight
  table.dataSource = callLog
  table.delegate = callLog
  makeWindow(in: scene).addSubview(table)
  table.layoutIfNeeded()
  return table
}
