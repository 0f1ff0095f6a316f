// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TableUpdateTests {
  @Test
  func `TV20: in one batch deletions mean the old rows and insertions the new ones`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b", "c", "d"]])
      let table = makeTable(callLog, in: scene)

      callLog.sections = [["x", "b", "d", "y"]]
      table.performBatchUpdates {
        table.insertRows(at: [path(0), path(3)], with: .fade)
        table.deleteRows(at: [path(0), path(2)], with: .fade)
      }
      await pass(1)

      #expect(texts(table) == ["x", "b", "d", "y"])
      #expect(table.numberOfRows(inSection: 0) == 4)
    }
  }

  @Test
  func `TV21: rows that stay keep their cells and move`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b", "c"]])
      let table = makeTable(callLog, in: scene)
      let cell = table.cellForRow(at: path(2))

      callLog.sections = [["new", "a", "b", "c"]]
      table.insertRows(at: [path(0)], with: .automatic)
      await pass(1)

      #expect(cell != nil)
      #expect(table.cellForRow(at: path(3)) === cell)
      #expect(cell?.frame.minY == 150)
    }
  }

  @Test
  func `TV22: the completion of a batch comes when its animations have ended`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b"]])
      let table = makeTable(callLog, in: scene)
      var finished: [Bool] = []

      callLog.sections = [["b"]]
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .left)
      } completion: {
        finished.append($0)
      }
      #expect(finished.isEmpty)
      #expect(await until { !finished.isEmpty })

      #expect(finished == [true])
      #expect(texts(table) == ["b"])
    }
  }

  @Test
  func `TV23: reloading rows asks for their cells again`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b", "c"]])
      let table = makeTable(callLog, in: scene)
      let asked = callLog.asked

      callLog.sections = [["a", "B", "c"]]
      table.reloadRows(at: [path(1)], with: .none)
      await pass(1)

      #expect(callLog.asked == asked + 1)
      #expect(texts(table) == ["a", "B", "c"])
    }
  }

  @Test
  func `TV25: reloading all data forgets the selection`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b"]])
      let table = makeTable(callLog, in: scene)
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == path(1))

      callLog.sections = [["c"]]
      table.reloadData()
      table.layoutIfNeeded()

      #expect(table.indexPathForSelectedRow == nil)
      #expect(texts(table) == ["c"])
    }
  }

  @Test
  func `TV26: the selection goes with its row`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b", "c"]])
      let table = makeTable(callLog, in: scene)
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)

      callLog.sections = [["b", "c"]]
      table.deleteRows(at: [path(0)], with: .fade)
      await pass(1)

      #expect(table.indexPathForSelectedRow == path(1))
    }
  }

  @Test
  func `TV27: whole sections come and go`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a"], ["b"]])
      let table = makeTable(callLog, in: scene)

      callLog.sections = [["b"], ["c", "d"]]
      table.performBatchUpdates {
        table.deleteSections(IndexSet(integer: 0), with: .fade)
        table.insertSections(IndexSet(integer: 1), with: .fade)
      }
      await pass(1)

      #expect(table.numberOfSections == 2)
      #expect(texts(table) == ["b", "c", "d"])
    }
  }

  @Test
  func `TV28: a row that is reloaded before the table has ever been laid out can be seen`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b"]])
      let frame = CGRect(x: 0, y: 100, width: 300, height: 400)
      let table = UITableView(frame: frame, style: .plain)
      table.dataSource = callLog
      table.delegate = callLog

      table.reloadRows(at: [path(0)], with: .none)
      makeWindow(in: scene).addSubview(table)
      await pass(1)

      #expect(texts(table) == ["a", "b"])
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.width == 300 })
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}
