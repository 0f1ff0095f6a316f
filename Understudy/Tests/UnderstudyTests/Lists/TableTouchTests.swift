// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TableTouchTests {
  @Test func `a tap highlights, then selects, with callbacks in order`() {
    withTable { device, table, callLog in
      device.tap(at: CGPoint(x: 200, y: 125))

      #expect(
        callLog.entries == [
          "should highlight 2", "did highlight 2", "did unhighlight 2", "will select 2",
          "did select 2",
        ])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }
  }

  @Test func `another tap deselects the first row before it selects the second`() {
    withTable { device, table, callLog in
      device.tap(at: CGPoint(x: 200, y: 125))
      callLog.entries = []
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 200, y: 25))

      #expect(
        callLog.entries.suffix(4) == [
          "will select 0", "will deselect 2", "did deselect 2", "did select 0",
        ])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }
  }

  @Test func `a row is highlighted once the finger has rested`() {
    withTable { device, table, _ in
      device.touchDown(at: CGPoint(x: 200, y: 125))
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
      #expect(cell?.isHighlighted == false)
      device.clock.advance(by: 0.2)
      #expect(cell?.isHighlighted == true)
      device.touchCancel()

      #expect(cell?.isHighlighted == false)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a drag takes the highlight away and selects nothing`() {
    withTable { device, table, callLog in
      device.touchDown(at: CGPoint(x: 200, y: 425))
      device.clock.advance(by: 0.2)
      device.touchMove(to: CGPoint(x: 200, y: 380))
      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchUp()
      device.clock.advance(by: 3)

      #expect(table.contentOffset.y > 50)
      #expect(callLog.entries.contains("did unhighlight 8"))
      #expect(!callLog.entries.contains { $0.contains("select") })
    }
  }

  @Test func `a row that must not be highlighted is not selected`() {
    withTable { device, table, callLog in
      callLog.refused = 2
      device.tap(at: CGPoint(x: 200, y: 125))

      #expect(callLog.entries == ["should highlight 2"])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `with multiple selection a second tap takes a row out`() {
    withTable { device, table, _ in
      table.allowsMultipleSelection = true
      device.tap(at: CGPoint(x: 200, y: 125))
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 200, y: 25))
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [2, 0])
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 200, y: 125))

      #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
    }
  }

  @Test func `throwing a table of ten thousand rows makes only the cells of one screen`() {
    withTable(rows: 10_000) { device, table, callLog in
      for _ in 0..<6 {
        device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.08)
        device.clock.advance(by: 0.5)
      }
      device.clock.advance(by: 5)

      #expect(table.contentOffset.y > 5000)
      #expect(callLog.made <= 25)
      #expect(table.subviews.filter { $0 is UITableViewCell }.count <= 20)
      let ends = callLog.displayed.filter { $0.value > 1 }
      #expect(ends.isEmpty, "displayed twice without an end: \(ends)")
    }
  }

  @Test func `wrong estimates do not move what is on the screen`() {
    withTable(rows: 500) { device, table, callLog in
      callLog.height = nil
      table.reloadData()
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
      device.clock.advance(by: 0.1)

      for _ in 0..<30 {
        let path =
          table.indexPathsForVisibleRows?.dropFirst(3).first ?? IndexPath(row: 0, section: 0)
        let before = table.rectForRow(at: path).minY - table.contentOffset.y
        table.contentOffset.y -= 30
        table.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - before - 30) < 0.01)
      }
    }
  }

  @Test func `counts that do not fit the updates raise UIKit's exception`() {
    withTable(rows: 3) { device, table, callLog in
      let raised = device.exceptions {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }

      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(raised.first?.reason.contains("invalid number of rows in section 0") == true)
    }
  }

  private func withTable(
    rows: Int = 40, _ body: @MainActor (HeadlessDevice, UITableView, TouchCallLog) -> Void
  ) {
    let callLog = TouchCallLog()
    callLog.rows = rows
    UnderstudyTests.withTable(of: callLog, body)
  }
}

@MainActor
private final class TouchCallLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = 0
  var height: CGFloat? = 50
  var refused: Int?
  var entries: [String] = []
  var made = 0
  /// How often a row has been displayed without having left since.
  var displayed: [Int: Int] = [:]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row")
    if cell == nil { made += 1 }
    let shown = cell ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    shown.textLabel?.text = String(repeating: "row \(path.row) ", count: 1 + path.row % 9)
    shown.textLabel?.numberOfLines = height == nil ? 0 : 1
    return shown
  }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { displayed[path.row, default: 0] += 1 }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { displayed[path.row, default: 0] -= 1 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    entries.append("should highlight \(path.row)")
    return path.row != refused
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    entries.append("did highlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    entries.append("did unhighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    entries.append("will select \(path.row)")
    return path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    entries.append("did select \(path.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    entries.append("will deselect \(path.row)")
    return path
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    entries.append("did deselect \(path.row)")
  }
}
