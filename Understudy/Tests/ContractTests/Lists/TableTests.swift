// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TableTests {
  @Test
  func `TV1: a table asks only for the rows that are visible`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 10_000)
      let table = makeTable(callLog, in: scene)

      #expect(callLog.asked >= 10)
      #expect(callLog.asked <= 12)
      #expect(table.visibleCells.count == 10)
      #expect(table.contentSize.height > 100_000)
    }
  }

  @Test
  func `TV2: cells that have gone are used again`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 1000)
      let table = makeTable(callLog, in: scene)

      for step in 1...40 {
        table.contentOffset.y = CGFloat(step) * 400
        table.layoutIfNeeded()
      }

      #expect(callLog.asked > 200)
      #expect(callLog.made <= 24)
    }
  }

  @Test
  func `TV3: a registered class makes the cells, by the initializer that it overrides`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 3)
      let table = makeTable(callLog, in: scene)
      table.register(ColorCell.self, forCellReuseIdentifier: "color")

      let cell = table.dequeueReusableCell(withIdentifier: "color")

      #expect((cell as? ColorCell)?.note == "made by style")
      #expect(cell?.reuseIdentifier == "color")
      #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }
  }

  @Test
  func `TV4: a cell is prepared before it is used again`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 3)
      let table = makeTable(callLog, in: scene)
      let source = ColorSource()
      table.register(ColorCell.self, forCellReuseIdentifier: "color")
      table.dataSource = source
      table.layoutIfNeeded()

      table.contentOffset.y = 3000
      table.layoutIfNeeded()

      let cells = table.visibleCells.compactMap { $0 as? ColorCell }
      #expect(!cells.isEmpty)
      #expect(cells.contains { $0.timesPrepared > 0 })
    }
  }

  @Test
  func `TV5: the delegate is called before a row is displayed and after it has disappeared`() async
  {
    await withScene { scene in
      let callLog = TableCallLog(rows: 100)
      let table = makeTable(callLog, in: scene)
      #expect(callLog.entries.first == "will display 0")
      #expect(callLog.entries.contains("will display 9"))
      callLog.forget()

      table.contentOffset.y = 100
      table.layoutIfNeeded()

      #expect(
        Set(callLog.entries.filter { $0.hasPrefix("did end") }) == [
          "did end displaying 0", "did end displaying 1",
        ])
      #expect(
        callLog.entries.filter { $0.hasPrefix("will") } == [
          "will display 10", "will display 11",
        ])
    }
  }

  @Test
  func `TV6: places and rows answer for each other`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 20)
      let table = makeTable(callLog, in: scene)
      let path = IndexPath(row: 3, section: 0)

      #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 150, width: 300, height: 50))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 160)) == path)
      #expect(table.cellForRow(at: path).map { table.indexPath(for: $0) } == path)
      #expect(table.cellForRow(at: IndexPath(row: 15, section: 0)) == nil)
      #expect(
        table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 50))?.map(\.row)
          == [1, 2])
    }
  }

  @Test
  func `TV7: the header of a plain table stays at the top until the next one comes`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["a", "b", "c", "d"], (0..<30).map { "\($0)" }])
      callLog.headers = [0: "First", 1: "Second"]
      let table = makeTable(callLog, in: scene)
      let header = table.rectForHeader(inSection: 0)

      table.contentOffset.y = header.minY + 60
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == header.minY + 60)

      table.contentOffset.y = table.rect(forSection: 0).maxY - 10
      table.layoutIfNeeded()
      let end = table.rect(forSection: 0).maxY
      #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    }
  }

  @Test
  func `TV8: headers of grouped tables scroll away with their rows`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [(0..<30).map { "\($0)" }])
      callLog.headers = [0: "First"]
      let table = makeTable(callLog, .grouped, in: scene)
      let header = table.rectForHeader(inSection: 0)

      table.contentOffset.y = 20
      table.layoutIfNeeded()

      #expect(table.headerView(forSection: 0)?.frame == header)
    }
  }

  /// Since iOS 26 as they were given.
  @Test(arguments: [(0...18, "FIRST"), (26...99, "First")])
  func `L103: titles of groups are in capitals until iOS 18`(
    systems: ClosedRange<Int>, shown: String
  ) async {
    await withScene(on: systems) { scene in
      let callLog = TableCallLog(sections: [["a"]])
      callLog.headers = [0: "First"]
      let table = makeTable(callLog, .grouped, in: scene)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == shown)
    }
  }

  /// The lowest and the highest that a row of one line may be, hairlines being left open.
  @Test(arguments: [(0...18, 43.0, 44.5), (26...26, 51, 52), (27...27, 52, 53.5)])
  func `L102: a row of one line is 44 points high, 51.5 on iOS 26 and 53 on iOS 27`(
    systems: ClosedRange<Int>, least: CGFloat, most: CGFloat
  ) async {
    await withScene(on: systems) { scene in
      let callLog = TableCallLog(sections: [["short"]])
      callLog.rowHeight = UITableView.automaticDimension
      let table = makeTable(callLog, in: scene)
      let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      #expect((least...most).contains(height))
    }
  }

  @Test
  func `TV9: automatic heights are those of the content, no less than 44 points`() async {
    await withScene { scene in
      let callLog = TableCallLog(sections: [["short", String(repeating: "long text ", count: 20)]])
      callLog.rowHeight = UITableView.automaticDimension
      callLog.wraps = true
      let table = makeTable(callLog, in: scene)
      let heights = (0...1).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(heights[0] >= 43)
      #expect(heights[0] <= 53.5)
      #expect(heights[1] > 100)
    }
  }

  @Test
  func `TV10: constraints between the edges of the content view give a row its height`() async {
    await withScene { scene in
      let source = ColorSource()
      let callLog = TableCallLog(rows: 0)
      callLog.rowHeight = UITableView.automaticDimension
      let table = makeTable(callLog, in: scene)
      table.register(ColorCell.self, forCellReuseIdentifier: "color")
      table.delegate = nil
      table.dataSource = source
      table.layoutIfNeeded()

      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 90) < 0.6)
    }
  }

  @Test
  func `TV11: scrolling to a row puts it where it is wanted`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 100)
      let table = makeTable(callLog, in: scene)
      let path = IndexPath(row: 40, section: 0)

      table.scrollToRow(at: path, at: .top, animated: false)
      #expect(table.contentOffset.y == 2000)
      table.scrollToRow(at: path, at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1550)
      table.scrollToRow(at: path, at: .middle, animated: false)
      #expect(table.contentOffset.y == 1775)
      table.scrollToRow(at: path, at: .none, animated: false)
      #expect(table.contentOffset.y == 1775)
    }
  }

  @Test
  func `TV12: header and footer views of the table stand around its sections`() async {
    await withScene { scene in
      let callLog = TableCallLog(rows: 2)
      let table = makeTable(callLog, in: scene)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))

      table.tableHeaderView = header
      table.tableFooterView = footer
      table.layoutIfNeeded()

      #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
      #expect(footer.frame.minY == 170)
      #expect(table.contentSize.height == 200)
    }
  }
}

/// A cell with a height of its own.
@MainActor
private final class ColorCell: UITableViewCell {
  let note: String
  private(set) var timesPrepared = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    note = "made by style"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesPrepared += 1
  }
}

@MainActor
private final class ColorSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
  }
}
