// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SwipeTests {
  @Test func `a swipe uncovers the actions at the end of a row, and the row stays open`() {
    withTable { device, table, callLog in
      device.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 200, y: 75))
      device.clock.advance(by: 1)

      #expect(table.swipe?.cell === callLog.cell(1, of: table))
      #expect(table.swipe?.offset == -148)
      #expect(table.swipe?.cell.configurationState.isSwiped == true)
      #expect(table.contentOffset.y == 0)
      #expect(callLog.selected.isEmpty)
    }
  }

  @Test func `a tap on an action performs it with the row still open, until it says it is done`() {
    withTable { device, table, callLog in
      device.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 200, y: 75))
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 360, y: 75))
      #expect(callLog.performed == ["Delete"])
      #expect(table.swipe != nil)
      callLog.finish?(true)
      device.clock.advance(by: 1)

      #expect(table.swipe == nil)
      #expect(callLog.cell(1, of: table)?.bounds.origin == .zero)
    }
  }

  @Test func `a full swipe performs the first action`() {
    withTable { device, _, callLog in
      device.drag(from: CGPoint(x: 380, y: 75), to: CGPoint(x: 40, y: 75), duration: 0.4)

      #expect(callLog.performed == ["Delete"])
    }
  }

  @Test func `where a full swipe is not allowed the row only opens`() {
    withTable { device, table, callLog in
      callLog.allowsFull = false
      device.drag(from: CGPoint(x: 380, y: 75), to: CGPoint(x: 40, y: 75), duration: 0.4)
      device.clock.advance(by: 1)

      #expect(callLog.performed.isEmpty)
      #expect(table.swipe?.offset == -148)
    }
  }

  @Test func `a touch beside an open row closes it and selects nothing`() {
    withTable { device, table, callLog in
      device.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 200, y: 75))
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 100, y: 325))
      device.clock.advance(by: 1)

      #expect(table.swipe == nil)
      #expect(callLog.selected.isEmpty)
    }
  }

  @Test func `an open row is dragged on, or closed by a tap`() {
    withTable { device, table, callLog in
      device.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 200, y: 75))
      device.clock.advance(by: 1)
      device.touchDown(at: CGPoint(x: 100, y: 75))
      device.touchMove(to: CGPoint(x: 88, y: 75))
      device.touchMove(to: CGPoint(x: 68, y: 75))
      #expect(table.swipe?.offset == -168)
      device.touchUp()
      device.clock.advance(by: 1)
      #expect(table.swipe?.offset == -148)
      device.tap(at: CGPoint(x: 100, y: 75))
      device.clock.advance(by: 1)

      #expect(table.swipe == nil)
      #expect(callLog.selected.isEmpty)
    }
  }

  @Test func `a row without actions gives way to nothing, and up and down still scroll`() {
    withTable { device, table, callLog in
      device.drag(from: CGPoint(x: 300, y: 25), to: CGPoint(x: 100, y: 25))
      #expect(table.swipe == nil)
      device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 290, y: 300))

      #expect(table.swipe == nil)
      #expect(table.contentOffset.y > 50)
    }
  }

  @Test func `from right to left the actions at the end stand at the left`() {
    withTable { device, table, _ in
      table.semanticContentAttribute = .forceRightToLeft
      device.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 200, y: 75))
      device.clock.advance(by: 1)

      #expect(table.swipe?.offset == 148)
    }
  }

  @Test func `a row that its action deletes is gone afterwards, with its actions`() {
    withTable { device, table, callLog in
      callLog.deletes = true
      device.drag(from: CGPoint(x: 380, y: 75), to: CGPoint(x: 40, y: 75), duration: 0.4)
      device.clock.advance(by: 1)

      #expect(table.numberOfRows(inSection: 0) == 29)
      #expect(table.swipe == nil)
      #expect(!table.subviews.contains { $0 is SwipeActionsView })
      #expect(table.visibleCells.allSatisfy { $0.bounds.origin == .zero })
    }
  }

  private func withTable(
    _ body: @MainActor (HeadlessDevice, UITableView, SwipeCallLog) -> Void
  ) {
    UnderstudyTests.withTable(of: SwipeCallLog(), rowHeight: 50, body)
  }
}

@MainActor
private final class SwipeCallLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 30
  var performed: [String] = []
  var selected: [Int] = []
  var finish: ((Bool) -> Void)?
  var allowsFull = true
  var deletes = false

  func cell(_ row: Int, of table: UITableView) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    selected.append(path.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard path.row > 0 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self, weak tableView] action, _, done in
      guard let self else { return }
      self.performed.append(action.title ?? "")
      self.finish = done
      guard self.deletes else { return }
      self.count -= 1
      tableView?.deleteRows(at: [path], with: .fade)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    let result = UISwipeActionsConfiguration(actions: [delete, flag])
    result.performsFirstActionWithFullSwipe = allowsFull
    return result
  }
}
